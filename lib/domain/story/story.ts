// A story as the screens and the API read it (spec 2, section 3), with what the design adds.
import type { Customizations } from '../illustration/customizations'
import type { Language, ReadingLevel } from './lists'

export interface StoryPage {
  pageNumber: number
  content: string
  imageUrl: string
  alt: string
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
  /** On the title page, in the owner's words. */
  dedication: string | null
  /** Whether others may read it by its link. */
  shared: boolean
  featured: boolean
  approved: boolean
  contentApproved: boolean
  imagesApproved: boolean
  createdAt: string
  language: Language
  /** The language that was asked for, where the book is in another. */
  wantedLanguage: Language | null
  level: ReadingLevel
  state: StoryState
  /** Pages written so far, 0 to 20. */
  progress: number
  /** Why it failed or is held: a code. */
  failure: string | null
  /** Grows with each change that shows in a picture; part of picture addresses. */
  version: number
  /** What the buyer changed in the customizer. */
  customizations: Customizations | null
  words: { word: string; meaning: string }[]
  questions: string[]
  summary: string
  /** Whether the viewer owns it. */
  mine: boolean
}
