/**
 * How the dedupe keys of all letters with a tester's code begin; the first letter's is the key itself
 * (apply-for-beta).
 */
export const betaMailKey = (codeId: string): string => `beta-code:${codeId}`

/** For letters after the first one. */
export const betaMailAgainKey = (codeId: string, at: Date): string => `${betaMailKey(codeId)}:${at.toISOString()}`
