/**
 * What KDP accepts as a paperback's metadata. Sources, read 2026-11-24: KDP's help, "Paperback metadata guidelines"
 * (topic G201953870) and "KDP categories" (topic G201645850: three per title); guides of 2026 for authors on the title
 * (with its subtitle fewer than 200 characters), the description (4,000 characters with its markup) and the markup, of
 * which we take the tags that all of them name; our own notes for seven keywords of up to 50 characters.
 */
import { z } from 'zod'
import { AGE_BANDS, type AgeBand, type PetType } from '../story/lists'

/** Title and subtitle together have fewer characters than this. */
export const TITLE_LIMIT = 200
export const DESCRIPTION_LIMIT = 4000
export const KEYWORDS_AT_MOST = 7
export const KEYWORD_LIMIT = 50
export const CATEGORIES_AT_MOST = 3

/** KDP's markup of a description; it takes no attributes. */
const TAGS = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'])

/**
 * Paths of Amazon.com's store for children's fiction with animals. The store renames them now and then, so whoever
 * uploads picks the nearest one on offer.
 */
export const CATEGORIES = [
  'Children’s Books > Animals > Dogs',
  'Children’s Books > Animals > Cats',
  'Children’s Books > Animals > Birds',
  'Children’s Books > Animals > Fish & Marine Life',
  'Children’s Books > Animals > Rabbits',
  'Children’s Books > Animals > Mice, Hamsters, Guinea Pigs & Squirrels',
  'Children’s Books > Animals > Horses',
  'Children’s Books > Animals > Reptiles & Amphibians',
  'Children’s Books > Animals > Pets',
  'Children’s Books > Activities, Crafts & Games > Toys & Dolls',
  'Children’s Books > Growing Up & Facts of Life > Friendship, Social Skills & School Life > Friendship',
  'Children’s Books > Growing Up & Facts of Life > Friendship, Social Skills & School Life > Emotions & Feelings',
  'Children’s Books > Growing Up & Facts of Life > Friendship, Social Skills & School Life > Self-Esteem & Self-Respect',
  'Children’s Books > Growing Up & Facts of Life > Friendship, Social Skills & School Life > Values',
  'Children’s Books > Growing Up & Facts of Life > Friendship, Social Skills & School Life > Manners',
] as const
export type Category = (typeof CATEGORIES)[number]

export const PET_CATEGORIES: Record<PetType, Category> = {
  Dog: CATEGORIES[0],
  Cat: CATEGORIES[1],
  Bird: CATEGORIES[2],
  Fish: CATEGORIES[3],
  Rabbit: CATEGORIES[4],
  'Guinea Pig': CATEGORIES[5],
  Hamster: CATEGORIES[5],
  Horse: CATEGORIES[6],
  Lizard: CATEGORIES[7],
  'Animal Toy': CATEGORIES[9],
  Other: CATEGORIES[8],
}

const FEELINGS = CATEGORIES[11]
const SKILL_CATEGORIES: Partial<Record<string, Category>> = {
  friendship: CATEGORIES[10],
  sharing: CATEGORIES[14],
  teamwork: CATEGORIES[10],
  confidence: CATEGORIES[12],
  authentic_choices: CATEGORIES[12],
  leadership: CATEGORIES[12],
  responsibility: CATEGORIES[13],
  honesty: CATEGORIES[13],
  honest_communication: CATEGORIES[13],
  gratitude: CATEGORIES[13],
  perseverance: CATEGORIES[13],
  patience: CATEGORIES[13],
  smart_decisions: CATEGORIES[13],
}
export const skillCategory = (lifeSkill: string): Category => SKILL_CATEGORIES[lifeSkill] ?? FEELINGS

export interface AgeRange {
  min: number
  max: number
}

/** The reading age of a story's age band; the widest band for one that the form doesn't offer. */
export function ageRange(childAge: string): AgeRange {
  const band: AgeBand | undefined = AGE_BANDS.find((one) => one === childAge)
  const [min = 3, max = 8] = band?.split('-').map(Number) ?? []
  return { min, max }
}

/** What is wrong with a description's markup, as a code; null when KDP would take it. */
export function markupFault(html: string): 'unknown_tag' | 'open_tag' | null {
  const open: string[] = []
  let rest = ''
  let from = 0
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z]\w*)>/g)) {
    rest += html.slice(from, index)
    from = index + tag.length
    if (!TAGS.has(name)) return 'unknown_tag'
    if (slash) {
      if (open.pop() !== name) return 'open_tag'
    } else if (name !== 'br') open.push(name)
  }
  if (/[<>]/.test(rest + html.slice(from))) return 'unknown_tag'
  return open.length > 0 ? 'open_tag' : null
}

/** KDP refuses keywords that praise, name its own programmes, give a price or carry markup and quotation marks. */
const REFUSED_KEYWORD = /best\W?sell|kindle|amazon|\bfree\b|\bnew\b|\bsale\b|["“”<>]|https?:|www\./i

const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !/[\p{Cc}<>]/u.test(text), 'line_only')

/** Publishing metadata within KDP's limits; the same for what an author writes and for what is stored. */
export const kdpMetadata = z
  .object({
    title: line(TITLE_LIMIT - 1).min(1),
    subtitle: line(TITLE_LIMIT - 1),
    ageRange: z.object({ min: z.int().min(0).max(18), max: z.int().min(0).max(18) }),
    description: z
      .string()
      .min(1)
      .max(DESCRIPTION_LIMIT)
      .refine((html) => markupFault(html) === null, 'markup'),
    keywords: z
      .array(
        line(KEYWORD_LIMIT)
          .min(1)
          .refine((keyword) => !REFUSED_KEYWORD.test(keyword), 'keyword_refused'),
      )
      .min(1)
      .max(KEYWORDS_AT_MOST)
      .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, 'keyword_repeated'),
    categories: z
      .array(z.enum(CATEGORIES))
      .min(1)
      .max(CATEGORIES_AT_MOST)
      .refine((all) => new Set(all).size === all.length, 'category_repeated'),
  })
  .refine(({ title, subtitle }) => title.length + subtitle.length < TITLE_LIMIT, {
    path: ['subtitle'],
    message: 'title_too_long',
  })
  .refine(({ ageRange: { min, max } }) => min <= max, { path: ['ageRange'], message: 'age_range' })
export type KdpMetadata = z.output<typeof kdpMetadata>

export const isRefusedKeyword = (keyword: string): boolean => REFUSED_KEYWORD.test(keyword)
