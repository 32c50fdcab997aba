// The visitor's library: what it shows of each book, and the actions its owner has. Shared by the screen, its actions
// and their use cases.
import { z } from 'zod'
import { plain } from '../story/request'
import { LANGUAGES, type Language } from '../story/lists'
import type { StoryState } from '../story/story'
import type { SeriesTotals } from './series'

export interface ListedBook {
  id: string
  title: string
  /** Language of the book, not of the page that shows it. */
  language: Language
  childName: string
  petName: string
  petType: string
  seriesNumber: number
  state: StoryState
  /** Address of the cover; absent until the book is finished. */
  cover: string | null
  /** Hidden from the library by its owner. */
  hidden: boolean
}

export interface ListedSeries {
  /** Never shown. */
  key: string
  childName: string
  petName: string
  /** Sorted by series number. */
  books: ListedBook[]
  /** Number of books in the series, hidden ones included. */
  count: number
  /** How many more books the series may have. */
  remaining: number
  /** The book that a sequel follows: the last finished one. */
  last: ListedBook | null
}

export interface MyStories {
  series: ListedSeries[]
  totals: SeriesTotals & { hidden: number }
  /** The page that is shown, from 1: the last one, if a later one was asked for. */
  page: number
  /** Whether there is a next page. */
  more: boolean
}

const TITLE_AT_MOST = 120
const storyId = z.string().min(1).max(64)

export const renameForm = z.object({
  id: storyId,
  title: z
    .string({ error: 'Please enter a title' })
    .transform(plain)
    .pipe(z.string().min(1, 'Please enter a title').max(TITLE_AT_MOST, 'Please enter a shorter title')),
})
export const hideForm = z.object({ id: storyId, hidden: z.boolean() })
export const eraseForm = z.object({ id: storyId })

const wrong = 'Please enter a valid email address'
/** Email addresses are compared without letter case. */
export const findForm = z.object({
  email: z.string({ error: wrong }).trim().toLowerCase().pipe(z.email(wrong).max(254, wrong)),
  language: z.enum(LANGUAGES).catch('en'),
})
/** The token of the link in a letter. */
export const findToken = z.object({ token: z.string().regex(/^[\w-]{22}$/, 'not a link of ours') })

/** Lifetime of the link in a "Find my stories" letter. */
export const FIND_MINUTES = 30
