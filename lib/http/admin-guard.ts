// Guard for every admin page. Checks the session; each use case authorises again (lib/server/authorization).
import { setRequestLocale } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import type { Viewer } from '@/lib/domain/viewer'
import { localePath } from '@/lib/i18n/locale-path'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { readViewer } from './viewer'

type Query = Record<string, string | string[] | undefined>

export interface AdminPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

export interface AdminPage {
  locale: Locale
  viewer: Viewer & { admin: NonNullable<Viewer['admin']> }
  /** Search parameters that were given once; values with NUL are dropped, since PostgreSQL text can't hold it. */
  query: Record<string, string>
}

/**
 * Call it first in the page itself: a layout does not render again on client navigation. Without a session it
 * redirects to sign-in, which returns to `path`.
 */
export async function adminGuard({ params, searchParams }: AdminPageProps, path: string): Promise<AdminPage> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const query = singleValues(await searchParams)
  const viewer = await readViewer()
  if (!viewer.admin) redirect(localePath(locale, paths.signIn({ next: localePath(locale, withQuery(path, query)) })))
  return { locale, viewer: { ...viewer, admin: viewer.admin }, query }
}

const singleValues = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[1].includes('\0'),
    ),
  )
const withQuery = (path: string, query: Record<string, string>): string =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path
