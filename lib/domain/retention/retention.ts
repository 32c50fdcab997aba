/** The published retention periods, in days: the privacy policy states them and the daily clean-up enforces them. */
export const RETENTION_DAYS = {
  /** Messages from the contact form. */
  contact: 365,
  /**
   * Newsletter addresses that were never confirmed, and those that unsubscribed; addresses for the shop's opening that
   * were never confirmed.
   */
  newsletter: 30,
  /** Copies of letters that have been sent. */
  letters: 30,
  /** Requests for a "Find my stories" letter; the link itself expires after minutes. */
  findLinks: 1,
  /** Rooms of a story written together, after the last act in them. */
  rooms: 90,
} as const
