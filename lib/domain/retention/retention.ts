/** The published retention rule, in days: the privacy policy states these figures and the daily tidying keeps to them. */
export const RETENTION_DAYS = {
  /** Messages from the contact form. */
  contact: 365,
  /** Newsletter addresses that were never confirmed, and those that have left. */
  newsletter: 30,
  /** Copies of letters that have been sent. */
  letters: 30,
  /** Addresses that asked for their books; the link itself ends after minutes. */
  findLinks: 1,
} as const
