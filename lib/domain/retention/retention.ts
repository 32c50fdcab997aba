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
  /** Letters that could not be sent. */
  unsentLetters: 90,
  /** Rooms of a story written together, after the last act in them. */
  rooms: 90,
  /** Before a book that nobody opens goes (BOOK_MONTHS), its family gets a letter, and then another. */
  bookWarning: 30,
  lastBookWarning: 7,
  /** Names and address of a printed book's parcel, and its dedication, after it arrived or was cancelled. */
  parcels: 90,
  /** Names and words on a gift card, after its code was used up or has run out. */
  gifts: 365,
  /** Applications to the beta program. */
  beta: 730,
  /** What a call to Claude cost. */
  authorCalls: 730,
  /** Whose purchases those were, invoices, what administrators did: what Australian tax law asks for. */
  purchases: 1_827,
  /** Jobs of the queue that were given up. */
  failedJobs: 30,
} as const
