import { setRequestLocale } from 'next-intl/server'
import { Suspense, type ReactNode } from 'react'
import { StoryLoading } from '@/components/book/story-loading'
import { isLocale } from '@/lib/i18n/locales'

/**
 * The pages of whoever has the link. No loading.tsx or not-found.tsx: Next renders those before any layout has said
 * in what language.
 */
export default async function OpenLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  return <Suspense fallback={<StoryLoading />}>{children}</Suspense>
}
