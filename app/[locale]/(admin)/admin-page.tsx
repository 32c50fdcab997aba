import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { staffPage, type StaffPage, type StaffPageProps } from '@/lib/http/admin-guard'
import { isLocale } from '@/lib/i18n/locales'
import { orTrouble } from '../with-error-page'

/** A page of the staff at `path`: the door first, then the page, and whatever fails of either in clear words. Read in `page` itself, not in components below it. */
export const staffRoom =
  (path: string, page: (asked: StaffPage) => Promise<ReactNode>) => async (props: StaffPageProps) => {
    const { locale } = await props.params
    if (!isLocale(locale)) notFound()
    return orTrouble({ locale, route: path }, async () => page(await staffPage(props, path)))
  }
