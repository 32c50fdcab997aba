/** What a family's recording may be. */
export const RECORDING = {
  /** Of one page. */
  seconds: 180,
  bytes: 4_000_000,
  /** One format for all of them, so that pages can be joined to one file. */
  sampleRate: 24_000,
  kbits: 64,
  /** Shorter is a slip of the finger. */
  leastMs: 400,
  /** Readers of one book. */
  most: 8,
  nameLength: 40,
  /** How long a link lets somebody record. */
  linkDays: 30,
} as const

/** Left before the first sound and after the last one; the rest of the silence is cut off before a page is sent. */
export const QUIET_MS = { before: 250, after: 700 } as const
