import type { Metadata, Viewport } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SettleScript } from '@/components/site/settle-script'
import { DirectionProvider } from '@/components/ui/direction'
import { Toaster } from '@/components/ui/toaster'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { LOCALES, direction, isLocale } from '@/lib/i18n/locales'
import { fontVariables } from '../fonts'

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
  return { title: { default: 'Wagtale', template: '%s | Wagtale' }, description: t('description') }
}

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const t = await getTranslations('common')
  return (
    <html lang={locale} dir={direction(locale)} className={fontVariables} suppressHydrationWarning>
      <head>
        <SettleScript />
      </head>
      <body>
        <ClientMessages of={['failure']}>
          <DirectionProvider dir={direction(locale)}>
            {children}
            <Toaster label={t('notifications')} closeLabel={t('close')} />
          </DirectionProvider>
        </ClientMessages>
      </body>
    </html>
  )
}
