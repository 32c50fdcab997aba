import { unstable_isUnrecognizedActionError } from 'next/navigation'
import { useTranslations } from 'next-intl'

/** Whether the server is there, and has been built anew since the page was loaded: it knows none of the page's actions and has none of the scripts that the page has still to load. */
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

/** What to say of a call that gave no answer: that it was too long, or that the page must be loaded anew, where trying again is no use. */
export function useRequestError(): (error: unknown, otherwise: string) => Promise<string> {
  const t = useTranslations('common')
  return async (error, otherwise) =>
    isTooLarge(error) ? t('tooLarge') : (await isNewDeployment(error)) ? t('renewed') : otherwise
}
