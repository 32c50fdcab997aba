import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/site-frame'
import { isLocale } from '@/lib/i18n/locales'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function StaffLayout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <SiteFrame>{children}</SiteFrame>
}
