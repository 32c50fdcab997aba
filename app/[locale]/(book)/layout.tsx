import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { isLocale } from '@/lib/i18n/locales'

/** A quiet shell: each of its pages brings its own head, and nothing drifts behind a story. */
export default async function BookLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return children
}
