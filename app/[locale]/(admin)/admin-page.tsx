import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { adminGuard, type AdminPage, type AdminPageProps } from '@/lib/http/admin-guard'
import { isLocale } from '@/lib/i18n/locales'
import { withErrorPage } from '../with-error-page'

/** A page of the staff at `path`: the door first, then the page, and whatever fails of either in clear words. Read in `page` itself, not in components below it. */
export const adminPage =
  (path: string, page: (asked: AdminPage) => Promise<ReactNode>) => async (props: AdminPageProps) => {
    const { locale } = await props.params
    if (!isLocale(locale)) notFound()
    return withErrorPage({ locale, route: path }, async () => page(await adminGuard(props, path)))
  }
