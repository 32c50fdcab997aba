import type en from '@/messages/en.json'
import type { Locale as KnownLocale } from './locales'

declare module 'next-intl' {
  interface AppConfig {
    Locale: KnownLocale
    Messages: typeof en
  }
}
