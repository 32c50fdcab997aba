import type { Language } from '../languages'
import { joinNames } from '../book/phrases'
import type { PetType } from '../story/lists'
import { escapeHtml, fitText, toLine } from './fit-text'
import {
  CATEGORIES,
  CATEGORIES_AT_MOST,
  DESCRIPTION_LIMIT,
  isRefusedKeyword,
  KEYWORD_LIMIT,
  KEYWORDS_AT_MOST,
  PET_CATEGORIES,
  skillCategory,
  TITLE_LIMIT,
  ageRange,
  type Category,
  type KdpMetadata,
} from './kdp-metadata'

/** What metadata is written from. */
export interface BookFacts {
  title: string
  language: Language
  childName: string
  childAge: string
  lifeSkill: string
  pets: readonly { name: string; type: PetType }[]
  summary: string
}

/** Phrases in the book's language (messages `operators.kdp.book`), its facts filled in. */
export interface MetadataPhrases {
  subtitle: string
  hook: string
  /** What the book offers, each a point of a list. */
  points: readonly string[]
  keywords: readonly string[]
}

/** What an author gives; `assembleMetadata` keeps it within KDP's limits. */
export interface MetadataParts {
  subtitle: string
  hook: string
  paragraphs: readonly string[]
  points: readonly string[]
  keywords: readonly string[]
  categories: readonly Category[]
}

/** Metadata by the built-in author. */
export const writeMetadata = (facts: BookFacts, phrases: MetadataPhrases): KdpMetadata =>
  assembleMetadata(facts, {
    subtitle: phrases.subtitle,
    hook: phrases.hook,
    paragraphs: [facts.summary],
    points: phrases.points,
    keywords: phrases.keywords,
    categories: usualCategories(facts),
  })

/** The animals of the book, then its theme. */
export function usualCategories({ pets, lifeSkill }: Pick<BookFacts, 'pets' | 'lifeSkill'>): Category[] {
  const animals = [...new Set(pets.map(({ type }) => PET_CATEGORIES[type]))].slice(0, CATEGORIES_AT_MOST - 1)
  return [...(animals.length > 0 ? animals : [CATEGORIES[8]]), skillCategory(lifeSkill)]
}

/**
 * Keeps within KDP's limits: cuts the subtitle, leaves out the last points, then paragraphs, and any keyword refused.
 */
export function assembleMetadata(facts: BookFacts, parts: MetadataParts): KdpMetadata {
  // As on the cover, where it has at most 120 characters.
  const title = fitText(toLine(facts.title), TITLE_LIMIT - 1) || '–'
  const keywords = [
    ...new Map(
      parts.keywords
        .map((keyword) => fitText(toLine(keyword), KEYWORD_LIMIT))
        .filter((keyword) => keyword !== '' && !isRefusedKeyword(keyword))
        .map((keyword) => [keyword.toLowerCase(), keyword]),
    ).values(),
  ].slice(0, KEYWORDS_AT_MOST)
  return {
    title,
    subtitle: fitText(toLine(parts.subtitle), TITLE_LIMIT - 1 - title.length),
    ageRange: ageRange(facts.childAge),
    description: describe(parts),
    keywords: keywords.length > 0 ? keywords : ['picture book'],
    categories: [...new Set(parts.categories)].slice(0, CATEGORIES_AT_MOST),
  }
}

const PARAGRAPH_LIMIT = 1500

function describe({ hook, paragraphs, points }: MetadataParts): string {
  const text = (one: string) => escapeHtml(fitText(toLine(one.replace(/[<>]/g, '')), PARAGRAPH_LIMIT))
  const list = (items: readonly string[]) =>
    items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''
  const first = `<p><b>${text(hook)}</b></p>`
  const body = paragraphs.map(text).filter(Boolean)
  const items = points.map(text).filter(Boolean)
  for (;;) {
    const html = first + body.map((one) => `<p>${one}</p>`).join('') + list(items)
    if (html.length <= DESCRIPTION_LIMIT) return html
    if (items.length > 0) items.pop()
    else if (body.length > 0) body.pop()
    else return `<p>${escapeHtml(fitText(toLine(hook), 300))}</p>`
  }
}

/** "Mila, Biscuit and Olive". */
export const familyNames = ({ childName, pets, language }: Pick<BookFacts, 'childName' | 'pets' | 'language'>) =>
  joinNames([childName, ...pets.map(({ name }) => name)], language)
