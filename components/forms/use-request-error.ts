import { unstable_isUnrecognizedActionError } from 'next/navigation'
import { useTranslations } from 'next-intl'

/**
 * Whether the server runs another build than the page is of: it doesn't know the page's actions or has no longer the
 * scripts that the page loads.
 */
export async function isNewDeployment(error: unknown): Promise<boolean> {
  if (unstable_isUnrecognizedActionError(error)) return true
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return false
  // A lost connection gives the same error.
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** The answer of a server that read no further (app/api/too-large). */
const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message === 'too_large'

/**
 * The message for a request without a usable response: too large, page out of date (a retry wouldn't help), or
 * `otherwise`.
 */
export function useRequestError(): (error: unknown, otherwise: string) => Promise<string> {
  const t = useTranslations('common')
  return async (error, otherwise) =>
    isTooLarge(error) ? t('tooLarge') : (await isNewDeployment(error)) ? t('renewed') : otherwise
}
