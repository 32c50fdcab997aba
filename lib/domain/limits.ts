/** Rate limits per client address: how many requests in how many seconds. `wrong` counts only failed attempts. */
export const LIMITS = {
  codes: { most: 20, seconds: 600, counts: 'wrong' },
  stories: { most: 30, seconds: 3600, counts: 'all' },
  /** Each request costs a call to Claude. */
  photos: { most: 20, seconds: 3600, counts: 'all' },
  purchases: { most: 30, seconds: 3600, counts: 'all' },
  signIn: { most: 10, seconds: 900, counts: 'wrong' },
  /** Each one checks and writes a whole book. */
  corrections: { most: 120, seconds: 3600, counts: 'all' },
  mail: { most: 10, seconds: 3600, counts: 'all' },
  /** Files of books: each may keep a worker busy for seconds. */
  documents: { most: 20, seconds: 600, counts: 'all' },
  /** Books to be read aloud: some seconds of a worker, where that wasn't done before. */
  narrations: { most: 40, seconds: 600, counts: 'all' },
  /** A family's recordings: new ones and their links; pages that are sent, some of them again and again. */
  recordings: { most: 40, seconds: 3600, counts: 'all' },
  takes: { most: 300, seconds: 3600, counts: 'all' },
  /** Links that open nothing. */
  recordingLinks: { most: 60, seconds: 600, counts: 'wrong' },
  /** Link previews that had to be drawn. */
  sharePictures: { most: 60, seconds: 600, counts: 'all' },
  /** Each request regenerates every book of a library. */
  exports: { most: 10, seconds: 3600, counts: 'all' },
  /** Approved applications for the beta program, of one address and of one browser. */
  betaAddress: { most: 5, seconds: 86_400, counts: 'all' },
  betaDevice: { most: 1, seconds: 86_400, counts: 'all' },
  /** Events that count in the statistics. */
  statEvents: { most: 60, seconds: 3600, counts: 'all' },
  /** New rooms; each may send six letters. */
  rooms: { most: 10, seconds: 3600, counts: 'all' },
  /** Of a room's member: ideas and changes to them; messages; everything else that writes. */
  ideas: { most: 60, seconds: 60, counts: 'all' },
  messages: { most: 60, seconds: 60, counts: 'all' },
  roomChanges: { most: 60, seconds: 60, counts: 'all' },
} as const satisfies Record<string, { most: number; seconds: number; counts: 'all' | 'wrong' }>

export type LimitName = keyof typeof LIMITS
