/** The looks of the embedded reader. */
export const EMBED_THEMES = ['coral', 'light', 'dark'] as const
export type EmbedTheme = (typeof EMBED_THEMES)[number]
export const DEFAULT_THEME: EmbedTheme = 'coral'

/** Pixels. */
export const EMBED_SIZE = { width: 400, height: 300, least: 200, most: 1600 } as const

export interface EmbedAddress {
  /** One of the shop's books, or the id of a featured story. */
  story: string
  theme?: EmbedTheme | undefined
  branding?: boolean | undefined
  /** Of the reader's own words. */
  lang?: string | undefined
  /** Who sends readers to the shop: a partner's id. */
  ref?: string | undefined
}

/** The path of the embedded reader. */
export function embedPath({ story, theme = DEFAULT_THEME, branding = true, lang, ref }: EmbedAddress): string {
  const query = new URLSearchParams({ theme, branding: String(branding) })
  if (lang !== undefined) query.set('lang', lang)
  if (ref !== undefined) query.set('ref', ref)
  return `/embed/story/${encodeURIComponent(story)}?${query}`
}
