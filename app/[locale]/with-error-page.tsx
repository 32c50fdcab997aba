import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { ErrorPanel } from '@/components/admin/error-panel'
import { ERRORS } from '@/lib/domain/errors'
import { errorText } from '@/lib/http/error-text'
import { asAppError } from '@/lib/http/errors'
import type { Locale } from '@/lib/i18n/locales'
import { setResponseStatus } from '@/lib/platform/response-status'

/** What `page` gives; where it fails, what a call would say of the failure, with the status that a call would have (503 while the database is away). */
export async function withErrorPage(
  about: { locale: Locale; route: string },
  page: () => Promise<ReactNode>,
): Promise<ReactNode> {
  try {
    return await page()
  } catch (error) {
    // Redirects and not-founds travel as exceptions.
    unstable_rethrow(error)
    const appError = asAppError(error, { method: 'page', route: about.route })
    setResponseStatus(ERRORS[appError.code].status)
    return <ErrorPanel text={await errorText(appError, about.locale)} />
  }
}
