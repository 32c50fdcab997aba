// Voices that a book's files are read by, and the languages that each of them speaks. Another voice is a line here
// and a module beside lib/documents/narration/flite.ts.
import type { Language } from '../../languages'

export const BOOK_VOICES = ['wagtale'] as const
export type BookVoice = (typeof BOOK_VOICES)[number]

/** What is read: the book's words, or what its pictures show. The second is read once somebody asks for it. */
export const NARRATED_PARTS = ['story', 'pictures'] as const
export type NarratedPart = (typeof NARRATED_PARTS)[number]

/** Somebody of the family, recorded page by page: no engine of ours, and any language. */
export const FAMILY_VOICE = 'family'

const SPEAKS: Record<BookVoice, readonly Language[]> = { wagtale: ['en'] }

export const speaks = (voice: BookVoice, language: Language): boolean => SPEAKS[voice].includes(language)
