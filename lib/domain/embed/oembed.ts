// oEmbed 1.0 (oembed.com): how sites ask for the HTML that shows a page of ours.
import { z } from 'zod'
import { isLanguage } from '../languages'
import { SHARE_SIZE } from '../site-illustrations/social-image'
import { unlessLong } from '../too-long'
import { EMBED_SIZE, type EmbedAddress } from './embed-address'
import { frameCode } from './embed-code'
import { embedQuery } from './embed-query'

const bound = z.coerce.number().int().min(1).optional()

export const oEmbedQuery = z.object({
  url: z
    .string({ error: unlessLong('Name the page in the parameter url.') })
    .min(1)
    .max(2000),
  format: z.string().default('json'),
  maxwidth: bound,
  maxheight: bound,
})
export type OEmbedQuery = z.output<typeof oEmbedQuery>

/** Seconds that others may keep an answer for: a book that is taken back is gone after them. */
export const EMBED_CACHE_SECONDS = 60

const PATHS = [/^\/embed\/story\/([^/]+)$/, /^\/story\/([^/]+)(?:\/read)?$/, /^\/(sample)-story$/]

/**
 * The embedded reader for an address of the site that shows a book, in whatever language; null for any other address.
 * What the address says of theme, branding and partner goes on to the reader.
 */
export function embedOfAddress(address: string, origin: string): EmbedAddress | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.origin !== new URL(origin).origin) return null
  const [, first, ...rest] = url.pathname.replace(/\/$/, '').split('/')
  const path = `/${(isLanguage(first) ? rest : [first, ...rest]).join('/')}`
  const story = PATHS.map((pattern) => pattern.exec(path)?.[1]).find((found) => found !== undefined)
  if (story === undefined) return null
  const { theme, branding, lang, ref } = embedQuery.parse(Object.fromEntries(url.searchParams))
  return { story: decode(story), theme, branding, lang: isLanguage(first) ? first : lang, ref }
}

/** What can't be decoded is no story's id as it stands. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

interface OEmbedBook {
  address: EmbedAddress
  title: string
  /** Address of its picture for link previews. */
  thumbnail: string
}

/** The answer about a book, of type `rich`. Frame and thumbnail keep within the bounds that were asked for. */
export function oEmbedAnswer(book: OEmbedBook, { maxwidth, maxheight }: OEmbedQuery, origin: string) {
  const width = Math.min(EMBED_SIZE.width, maxwidth ?? Infinity)
  const height = Math.min(EMBED_SIZE.height, maxheight ?? Infinity)
  const thumbnailFits = SHARE_SIZE.width <= (maxwidth ?? Infinity) && SHARE_SIZE.height <= (maxheight ?? Infinity)
  return {
    version: '1.0',
    type: 'rich',
    title: book.title,
    provider_name: 'Wagtale',
    provider_url: origin,
    cache_age: EMBED_CACHE_SECONDS,
    html: frameCode({ ...book.address, origin, title: book.title, width, height }),
    width,
    height,
    ...(thumbnailFits
      ? { thumbnail_url: book.thumbnail, thumbnail_width: SHARE_SIZE.width, thumbnail_height: SHARE_SIZE.height }
      : {}),
  }
}
