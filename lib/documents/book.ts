// What a document is made from: all of it plain data, so that it can cross to the worker.
import type { Scene } from '../domain/illustration/scene'
import type { Language } from '../domain/story/lists'

export interface DocumentPage { text: string; picture: Scene }

export interface DocumentBook {
  title: string
  language: Language
  childName: string
  petNames: readonly string[]
  /** Whose name stands on the cover: "Wagtale Press". */
  credit: string
  cover: Scene
  pages: readonly DocumentPage[]
  words: readonly { word: string; meaning: string }[]
  questions: readonly string[]
}

export const PAPERS = ['square', 'a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]
