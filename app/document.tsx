import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HydrationMark } from '@/components/site/hydration-mark'
import { PrePaintScript } from '@/components/site/pre-paint-script'
import { DirectionProvider } from '@/components/ui/direction'
import { Toaster } from '@/components/ui/toaster'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { direction, type Locale } from '@/lib/i18n/locales'
import { preloadScriptFonts } from './script-fonts'
import { fontVariables } from './fonts'

/** The html document in one language. Set the request's locale before rendering it. */
export async function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = await getTranslations('common')
  preloadScriptFonts(locale)
  return (
    // Only anchors glide: a page that one moves to begins at its top at once (Next asks for this attribute).
    <html lang={locale} dir={direction(locale)} className={fontVariables} suppressHydrationWarning>
      <head>
        <PrePaintScript />
      </head>
      <body>
        <ClientMessages of={['failure']}>
          <DirectionProvider dir={direction(locale)}>
            {children}
            <Toaster label={t('notifications')} closeLabel={t('close')} />
            <HydrationMark />
          </DirectionProvider>
        </ClientMessages>
      </body>
    </html>
  )
}
