import type { MailHeaders } from './define-template'

/** Lets a mail program unsubscribe in one press (RFC 8058). @param url what it posts to */
export const unsubscribeHeaders = (url: string): MailHeaders => ({
  headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})
