import type { Metadata, Viewport } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { iconPath } from '@/lib/domain/site-illustrations/icon'
import { siteOrigin } from '@/lib/platform/site-origin'
import { LOCALES, isLocale } from '@/lib/i18n/locales'
import { Document } from '../document'

export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }))

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#fffdf7' }

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'site' })
  return {
    metadataBase: new URL(siteOrigin()),
    applicationName: 'Wagtale',
    title: { default: 'Wagtale', template: '%s | Wagtale' },
    description: t('description'),
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: iconPath('apple-touch') },
  }
}

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <Document locale={locale}>{children}</Document>
}
