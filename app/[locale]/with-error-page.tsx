import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { ErrorPanel } from '@/components/admin/error-panel'
import { FailedPage } from '@/components/site/failed-page'
import { errorText } from '@/lib/http/error-text'
import { asAppError, errorInit } from '@/lib/http/errors'
import type { Locale } from '@/lib/i18n/locales'
import { setResponseStatus } from '@/lib/platform/response-status'

interface About {
  locale: Locale
  route: string
  /** What is shown for the error's words. */
  panel?: (text: string) => ReactNode
}

/**
 * What `page` gives; where it fails, what a call would say of the failure, with the status and headers that a call
 * would have (503 while the database is away).
 */
export async function withErrorPage(
  { locale, route, panel = (text) => <ErrorPanel text={text} /> }: About,
  page: () => Promise<ReactNode>,
): Promise<ReactNode> {
  try {
    return await page()
  } catch (error) {
    // Redirects and not-founds travel as exceptions.
    unstable_rethrow(error)
    const appError = asAppError(error, { method: 'page', route })
    const { status, headers } = errorInit(appError)
    setResponseStatus(status, headers)
    return panel(await errorText(appError, locale))
  }
}

/** The same for a page of the shop. `note`: what whoever is there needs to know first of all. */
export const withFailedPage = (
  about: Omit<About, 'panel'> & { note?: ReactNode },
  page: () => Promise<ReactNode>,
): Promise<ReactNode> =>
  withErrorPage(
    {
      ...about,
      panel: (text) => (
        <FailedPage>
          {about.note}
          <p>{text}</p>
        </FailedPage>
      ),
    },
    page,
  )
