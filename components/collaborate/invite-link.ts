import type { Locale } from '@/lib/i18n/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

/** The whole address of a room, with the code that lets its reader in. Only in the browser. */
export const inviteLink = (locale: Locale, id: string, code: string): string =>
  new URL(localePath(locale, paths.room(id, { code })), window.location.origin).href
