// The codes that `/embed-dashboard` gives out. Styles stand in attributes, since a card is pasted into pages of others.
import { EMBED_SIZE, embedPath, type EmbedTheme } from '@/lib/domain/embed/embed-address'
import { frameCode } from '@/lib/domain/embed/embed-code'
import { escapeHtml as esc } from '@/lib/domain/escape-html'
import type { ShopBook } from '@/lib/domain/site-illustrations/shop-book-names'
import { SHARE_SIZE, sharePath } from '@/lib/domain/site-illustrations/social-image'
import { direction, type Locale } from '@/lib/i18n/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

export const SNIPPETS = ['iframe', 'widget', 'blog', 'affiliate', 'social', 'email'] as const
export type Snippet = (typeof SNIPPETS)[number]

export interface EmbedSettings {
  story: ShopBook
  theme: EmbedTheme
  width: number
  height: number
  branding: boolean
}
/** A book to choose. */
export interface ShownBook {
  story: ShopBook
  title: string
}
export interface CardWords {
  kind: string
  read: string
  affiliateTitle: string
  affiliateText: string
  price: string
  make: string
  post: string
  signature: string
}
interface SnippetFacts {
  settings: EmbedSettings
  origin: string
  language: Locale
  /** The book's title. */
  title: string
  words: CardWords
}

/** What a partner replaces by the name that was agreed on. */
const REF_PLACEHOLDER = 'YOUR-NAME'

const CARD =
  'max-width:{width}px;border:1px solid #dccfb2;border-radius:10px;overflow:hidden;background:#fffdf7;color:#12313a;' +
  'font:16px/1.5 system-ui,sans-serif'
const IMAGE = 'display:block;width:100%;height:auto'
const BUTTON =
  'display:inline-block;padding:9px 16px;border-radius:6px;background:#b93418;color:#fff;font-weight:700;text-decoration:none'

function card({ settings, origin, language }: SnippetFacts, body: string): string {
  const { width, height } = SHARE_SIZE
  return `<div dir="${direction(language)}" style="${CARD.replace('{width}', String(settings.width))}">
  <img src="${origin}${sharePath(settings.story)}" alt="" width="${width}" height="${height}" style="${IMAGE}">
  <div style="padding:14px 18px 18px">
${body}
  </div>
</div>`
}

/** Where a card opens the book: the reader in a window of its own. */
const bookAddress = ({ settings: { story, theme, branding }, origin, language }: SnippetFacts) =>
  origin + embedPath({ story, theme, branding, lang: language })
const shopAddress = ({ origin, language }: SnippetFacts, ref?: string) =>
  origin + localePath(language, paths.createStory(ref === undefined ? {} : { ref }))

export const makeSnippet: Record<Snippet, (facts: SnippetFacts) => string> = {
  iframe: ({ settings, origin, language, title }) => frameCode({ ...settings, origin, title, lang: language }),
  widget: ({ settings: { story, theme, branding, width }, origin, language }) =>
    `<script async src="${origin}/js/wagtale-widget.js" data-story="${story}" data-theme="${theme}" ` +
    `data-branding="${branding}" data-width="${width}" data-lang="${language}"></script>`,
  blog: (facts) =>
    card(
      facts,
      `    <p style="margin:0;font-size:20px;font-weight:700" lang="en">${esc(facts.title)}</p>
    <p style="margin:4px 0 14px">${esc(facts.words.kind)}</p>
    <a href="${esc(bookAddress(facts))}" style="${BUTTON}">${esc(facts.words.read)}</a>`,
    ),
  affiliate: (facts) =>
    card(
      facts,
      `    <p style="margin:0;font-size:20px;font-weight:700">${esc(facts.words.affiliateTitle)}</p>
    <p style="margin:4px 0 14px">${esc(facts.words.affiliateText)}</p>
    <a href="${esc(shopAddress(facts, REF_PLACEHOLDER))}" rel="sponsored" style="${BUTTON}">${esc(facts.words.make)}</a>
    <b style="margin-inline-start:12px;white-space:nowrap">${esc(facts.words.price)}</b>`,
    ),
  social: (facts) => `${facts.words.post}\n${bookAddress(facts)}`,
  email: ({ origin, language, settings, words, ...facts }) =>
    `<table role="presentation" cellpadding="0" cellspacing="0" dir="${direction(language)}" style="font:15px/1.4 Arial,sans-serif;color:#12313a">
  <tr>
    <td style="padding-inline-end:14px"><img src="${origin}${sharePath(settings.story)}" alt="" width="120" height="63" style="display:block;border-radius:6px"></td>
    <td style="border-inline-start:3px solid #b93418;padding-inline-start:14px">
      <a href="${esc(shopAddress({ origin, language, settings, words, ...facts }))}" style="color:#b93418;font-weight:700;text-decoration:none">Wagtale</a><br>
      ${esc(words.signature)}
    </td>
  </tr>
</table>`,
}

/** The card that a social network makes of the link. */
export const linkCard = (facts: SnippetFacts): string =>
  card(
    facts,
    `    <p style="margin:0;font-size:13px;color:#3d5a61" dir="ltr">${esc(facts.origin.replace(/^https?:\/\//, ''))}</p>
    <p style="margin:2px 0 0;font-size:18px;font-weight:700" lang="en">${esc(facts.title)}</p>`,
  )

/** A whole number of pixels within the bounds; null for anything else. */
export function parseSize(text: string): number | null {
  const size = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : NaN
  return size >= EMBED_SIZE.least && size <= EMBED_SIZE.most ? size : null
}
