import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { subscribe } from '@/app/newsletter/actions'
import { SiteFrame } from '@/components/site/site-frame'
import { isLocale } from '@/lib/i18n/locales'

export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <SiteFrame subscribe={subscribe}>{children}</SiteFrame>
}
