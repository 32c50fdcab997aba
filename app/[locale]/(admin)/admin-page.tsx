import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { adminGuard, type AdminPage, type AdminPageProps } from '@/lib/http/admin-guard'
import { isLocale } from '@/lib/i18n/locales'
import { withErrorPage } from '../with-error-page'

/**
 * An admin page at `path`: guard, then page; errors of either become an error page. Read data in `page` itself: errors
 * of components below it are not caught.
 */
export const adminPage =
  (path: string, page: (input: AdminPage) => Promise<ReactNode>) => async (props: AdminPageProps) => {
    const { locale } = await props.params
    if (!isLocale(locale)) notFound()
    return withErrorPage({ locale, route: path }, async () => page(await adminGuard(props, path)))
  }
