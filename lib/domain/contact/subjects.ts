// Constants of the contact form, apart from its schema so that the page does not load it.

/** The form's subjects: the English text is stored and mailed, whatever language it was chosen in. */
export const SUBJECTS = {
  general: 'General Question',
  customization: 'Story Customization',
  order: 'Order Support',
  technical: 'Technical Issue',
  partnership: 'Partnership Inquiry',
} as const
export type SubjectKey = keyof typeof SUBJECTS

export const MESSAGE_AT_MOST = 5000
