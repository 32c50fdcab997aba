// What a visitor's shelf shows of each book, and what its owner may do there. Shared by the screen, its actions and their use cases.
import { z } from 'zod'
import { plain } from '../story/request'
import { LANGUAGES, type Language } from '../story/lists'
import type { StoryState } from '../story/story'
import type { SeriesTotals } from './series'

export interface ListedBook {
  id: string
  title: string
  /** Of the book, not of the page that shows it. */
  language: Language
  childName: string
  petName: string
  petType: string
  seriesNumber: number
  state: StoryState
  /** Its address; none until the book is done. */
  cover: string | null
  /** Put away from the shelf by its owner. */
  hidden: boolean
}

export interface ListedSeries {
  /** Stands for the pair of names; never shown. */
  key: string
  childName: string
  petName: string
  /** By series number. */
  books: ListedBook[]
  /** All there are of the series, those put away too. */
  count: number
  /** How many more the series may have. */
  remaining: number
  /** The book that a sequel goes on from: the last that is done. */
  last: ListedBook | null
}

export interface MyStories {
  series: ListedSeries[]
  totals: SeriesTotals & { hidden: number }
  /** Whether another page follows. */
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
/** Letter case says nothing in an address that people type. */
export const findForm = z.object({
  email: z.string({ error: wrong }).trim().toLowerCase().pipe(z.email(wrong).max(254, wrong)),
  language: z.enum(LANGUAGES).catch('en'),
})
/** The secret of a letter's link. */
export const findToken = z.object({ token: z.string().regex(/^[\w-]{22}$/, 'not a link of ours') })

/** How long the link of a "Find my stories" letter can be used. */
export const FIND_MINUTES = 30
