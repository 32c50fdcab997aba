// What an embedded reader can be told in its address. Whoever pasted a code can't be asked again, so a value that isn't
// known is passed over.
import { z } from 'zod'
import { isLanguage, type Language } from '../languages'
import { DEFAULT_THEME, EMBED_SIZE, EMBED_THEMES } from './embed-address'

const LONGEST_REF = 64
const size = z.coerce.number().int().min(EMBED_SIZE.least).max(EMBED_SIZE.most)

/** The language of a tag such as `pt-BR`; undefined for one that the shop doesn't speak. */
const languageOf = (tag: string): Language | undefined => {
  const language = tag.toLowerCase().split(/[-_]/)[0]
  return isLanguage(language) ? language : undefined
}

export const embedQuery = z.object({
  theme: z.enum(EMBED_THEMES).catch(DEFAULT_THEME),
  branding: z
    .string()
    .catch('true')
    .transform((branding) => branding !== 'false'),
  /** How wide the reader gets at most within its frame. */
  width: size.optional().catch(undefined),
  /** As tall as its frame where none is given; `auto`: as tall as its pages, which it tells the page around it. */
  height: z.literal('auto').or(size).optional().catch(undefined),
  lang: z.string().transform(languageOf).optional().catch(undefined),
  ref: z.string().min(1).max(LONGEST_REF).optional().catch(undefined),
})
export type EmbedQuery = z.output<typeof embedQuery>
