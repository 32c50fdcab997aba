// The door of every page for administrators. It decides who sees a page; what may be read and done is decided again by each use case (lib/server/authorization).
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
  /** Each search parameter that was given once; one with a sign that no database takes is none. */
  query: Record<string, string>
}

/** Call it first of all in the page itself: a layout is not rendered again on the way from page to page. Whoever is not signed in is sent to sign in, and comes back to `path`. */
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
