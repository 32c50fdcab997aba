// What the contact form knows without the schema.

/** The form's subjects: what is stored and mailed is the English one, whatever language it was chosen in. */
export const SUBJECTS = {
  general: 'General Question',
  customization: 'Story Customization',
  order: 'Order Support',
  technical: 'Technical Issue',
  partnership: 'Partnership Inquiry',
} as const
export type SubjectKey = keyof typeof SUBJECTS

export const MESSAGE_AT_MOST = 5000
