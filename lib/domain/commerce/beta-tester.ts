// A tester of the beta program, as the beta dashboard shows one.

const BETA_MAILS_A_DAY = 3
/** Codes that end within so many days are marked. */
export const EXPIRES_SOON_DAYS = 30
const DAY_MS = 86_400_000

export type BetaExpiry = 'never' | 'later' | 'soon' | 'expired'

/** Active once the code is used, Pending until then (spec 2). */
export const betaStatus = ({ usageCount }: { usageCount: number }): 'active' | 'pending' =>
  usageCount > 0 ? 'active' : 'pending'

export function betaExpiry(expiresAt: Date | null, now: Date): BetaExpiry {
  if (!expiresAt) return 'never'
  const left = expiresAt.getTime() - now.getTime()
  if (left <= 0) return 'expired'
  return left <= EXPIRES_SOON_DAYS * DAY_MS ? 'soon' : 'later'
}

/** Milliseconds until a code may be mailed again: at most three letters in 24 hours. @param mailedAt any order */
export function waitToMailAgain(mailedAt: readonly Date[], now: Date): number {
  const recent = mailedAt
    .map((at) => at.getTime() + DAY_MS - now.getTime())
    .filter((left) => left > 0)
    .sort((a, b) => a - b)
  return recent.length < BETA_MAILS_A_DAY ? 0 : (recent.at(-BETA_MAILS_A_DAY) ?? 0)
}
