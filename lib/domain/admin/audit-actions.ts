// The actions in the audit log. Each has its message under `admin.acts.<action>`.
export const AUDIT_ACTIONS = [
  'session.start',
  'session.end',
  'admin.create',
  'admin.reset',
  'second-factor.enable',
  'second-factor.disable',
  'story.approve-content',
  'story.approve-images',
  'story.publish',
  'story.reject-content',
  'story.reject-images',
  'story.withdraw',
  'story.feature',
  'story.unfeature',
  'story.note',
  'story.release',
  'story.refuse',
  'gift-code.create',
  'gift-code.deactivate',
  'gift-code.activate',
  'gift-code.mail',
  'purchase.refund',
  'purchase.release',
  'print-order.move',
  'message.answer',
  'message.close',
  'message.reopen',
  'store.update-product',
  'kdp.describe',
  'kdp.decide',
  'kdp.prepare',
  'kdp.move',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
export const isAuditAction = (value: string): value is AuditAction => AUDIT_ACTIONS.some((act) => act === value)

/** The kinds of subjects of an action. */
export const AUDIT_SUBJECTS = [
  'user',
  'story',
  'gift_code',
  'purchase',
  'print_order',
  'contact_message',
  'store_product',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]
export const isAuditSubject = (value: string): value is AuditSubject =>
  AUDIT_SUBJECTS.some((subject) => subject === value)
