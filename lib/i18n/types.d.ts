import type { Locale as KnownLocale } from './locales'
import type { PageMessages } from './messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: KnownLocale
    Messages: PageMessages
  }
}
