import type admin from '@/messages/en/admin.json'
import type embeds from '@/messages/en/embeds.json'
import type operators from '@/messages/en/operators.json'
import type site from '@/messages/en/site.json'
import type together from '@/messages/en/together.json'
import type { Locale } from './locales'

export type SiteMessages = typeof site
/** What pages say: the shop's own, the rooms', the embeds', the administrators' and the operators'. */
export type PageMessages = SiteMessages & typeof together & typeof embeds & typeof admin & typeof operators

/** A leaf is a message: text, or, compiled by the build, a list of its parts. */
export type MessageTree = { [key: string]: string | readonly unknown[] | MessageTree }

const isTree = (value: MessageTree[string] | undefined): value is MessageTree =>
  typeof value === 'object' && !Array.isArray(value)

// The file's name stands in each path, so that a bundler finds the files of ten languages, and
// `lib/i18n/messages.test.ts` holds them to one shape.
export const loadSiteMessages = async (locale: Locale): Promise<SiteMessages> =>
  (await import(`../../messages/${locale}/site.json`)).default

/** For the server: a browser gets the few that its page names (client-messages.tsx). */
export async function loadPageMessages(locale: Locale): Promise<PageMessages> {
  const [site, ...others] = await Promise.all([
    loadSiteMessages(locale),
    import(`../../messages/${locale}/together.json`),
    import(`../../messages/${locale}/embeds.json`),
    import(`../../messages/${locale}/admin.json`),
    import(`../../messages/${locale}/operators.json`),
  ])
  return Object.assign({}, site, ...others.map((file) => file.default))
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
