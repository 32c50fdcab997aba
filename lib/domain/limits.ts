/** How often one address may do what, in how many seconds. `wrong` counts only tries that turn out wrong. */
export const LIMITS = {
  codes: { most: 20, seconds: 600, counts: 'wrong' },
  stories: { most: 30, seconds: 3600, counts: 'all' },
  /** Each one costs a look by Claude. */
  photos: { most: 20, seconds: 3600, counts: 'all' },
  purchases: { most: 30, seconds: 3600, counts: 'all' },
  signIn: { most: 10, seconds: 900, counts: 'wrong' },
  /** One administrator's name, from everywhere together: a guesser with many addresses gets no further. */
  signInName: { most: 100, seconds: 900, counts: 'wrong' },
  mail: { most: 10, seconds: 3600, counts: 'all' },
  /** Each one makes every book of a shelf anew. */
  exports: { most: 10, seconds: 3600, counts: 'all' },
  ideas: { most: 60, seconds: 60, counts: 'all' },
} as const satisfies Record<string, { most: number; seconds: number; counts: 'all' | 'wrong' }>

export type LimitName = keyof typeof LIMITS
