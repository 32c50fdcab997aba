import type admin from '@/messages/en/admin.json'
import type site from '@/messages/en/site.json'
import type { Locale } from './locales'

export type SiteMessages = typeof site
/** What pages say: the shop's own, and the administrators'. */
export type PageMessages = SiteMessages & typeof admin

/** A leaf is a message: text, or, compiled by the build, a list of its parts. */
export type MessageTree = { [key: string]: string | readonly unknown[] | MessageTree }

const isTree = (value: MessageTree[string] | undefined): value is MessageTree =>
  typeof value === 'object' && !Array.isArray(value)

// The file's name stands in each path, so that a bundler finds the ten files, and `lib/i18n/messages.test.ts` holds
// them to one shape.
export const loadSiteMessages = async (locale: Locale): Promise<SiteMessages> =>
  (await import(`../../messages/${locale}/site.json`)).default

/** For the server: a browser gets the few that its page names (client-messages.tsx). */
export async function loadPageMessages(locale: Locale): Promise<PageMessages> {
  const [messages, admin] = await Promise.all([loadSiteMessages(locale), import(`../../messages/${locale}/admin.json`)])
  return { ...messages, ...admin.default }
}

/** Every message of `fallback`, in the words of `own` where it has them. */
export function withFallback(fallback: MessageTree, own: MessageTree): MessageTree {
  const merged: MessageTree = { ...fallback }
  for (const [key, value] of Object.entries(own)) {
    const below = fallback[key]
    merged[key] = isTree(value) && isTree(below) ? withFallback(below, value) : value
  }
  return merged
}
