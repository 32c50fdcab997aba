// A story as the screens and the API read it (spec 2, section 3), with what the design adds.
import type { Customizations } from '../illustration/customizations'
import type { Language, ReadingLevel } from './lists'
import type { Manuscript } from './manuscript'

export interface StoryPage {
  pageNumber: number
  content: string
  imageUrl: string
  alt: string
  /** The picture fills the page, and its words are on it, dark or light. */
  onPicture?: 'dark' | 'light'
  /** It has its words on this half of a picture over two pages, in so many thousandths of its height. */
  half?: { side: 'left' | 'right'; quiet: number }
  /** Instead of its picture it has its last paragraph, set large. */
  isLine?: true
}
export interface StoryPet {
  name: string
  type: string
  gender: string
  breed: string
  colors: string
}
export type StoryState = 'writing' | 'ready' | 'failed' | 'held'

export interface Story {
  id: string
  title: string
  storyTitle: string
  childName: string
  childAge: string
  childGender: string
  /** The first pet, in the spec's single-pet fields. */
  petName: string
  petType: string
  petBreed: string
  petColors: string
  pets: StoryPet[]
  lifeSkill: string
  preferredLocation: string | null
  travelDestination: string | null
  specialEvent: string | null
  homeType: string | null
  storyContent: string
  content: string
  storyImages: string[]
  imageUrl: string | null
  pages: StoryPage[]
  /** JSON strings, as the screens read them. */
  interactiveElements: string
  hiddenSurprises: string
  seriesNumber: number
  previousStoryId: string | null
  /** The dedication on the title page, in the owner's words. */
  dedication: string | null
  /** Whether the book is shared by link. */
  shared: boolean
  featured: boolean
  approved: boolean
  contentApproved: boolean
  imagesApproved: boolean
  createdAt: string
  language: Language
  /** The requested language, if an author writes in it who could not be reached. */
  wantedLanguage: Language | null
  level: ReadingLevel
  state: StoryState
  /** Number of pages written so far, 0 to 20. */
  progress: number
  /** Code of the reason why it failed or is held. */
  failure: string | null
  /** Version of the pictures, part of their addresses; grows with each visible change. */
  version: number
  /** Changes from the customizer. */
  customizations: Customizations | null
  words: { word: string; meaning: string }[]
  questions: string[]
  /** Of a book that a room made up together. */
  table?: Manuscript['table']
  summary: string
  /** Whether the viewer owns it. */
  mine: boolean
}
