// Input of every document. Plain data, so that it can be posted to a worker; pictures are drawn there.
import { addDirectionMarks } from '../domain/book/line-order'
import { isRightToLeft } from '../domain/languages'
import type { BookPhrases } from '../domain/book/phrases'
import type { BookDecor } from '../domain/illustration/cover/book-cover'
import type { Cover, CoverFrame } from '../domain/illustration/cover/draw-cover'
import type { BleedFrame } from '../domain/illustration/compose/full-bleed'
import type { BookLook } from '../domain/illustration/book-look'
import type { FullPicture } from '../domain/illustration/letter-tone'
import type { Direction } from '../domain/illustration/direction'
import type { ShotPlan } from '../domain/illustration/shot-plan'
import type { Scene } from '../domain/illustration/scene'
import type { Language } from '../domain/story/lists'
import type { Manuscript } from '../domain/story/manuscript'

interface BookWords {
  title: string
  language: Language
  childName: string
  petNames: readonly string[]
  /** On the title page, in the owner's words. */
  dedication?: string | null
  /** Author credit on the cover: "Wagtale Press". */
  credit: string
  words: readonly { word: string; meaning: string }[]
  questions: readonly string[]
  /** Of a book that a room made up together. */
  table?: Manuscript['table']
  /** Blurb on the back cover of a printed book. */
  summary: string
  phrases: BookPhrases
}

/** A stored book: directions, not yet drawn. */
export interface DocumentBook extends BookWords {
  look: BookLook
  pages: readonly { pageNumber: number; text: string; alt: string; direction: Direction; shot?: ShotPlan | undefined }[]
}

/** The same book with its cover and pages drawn as scenes. */
export interface DrawnBook extends BookWords {
  /** In the shape of its paper. */
  cover: (frame: CoverFrame) => Cover
  /** The family with the story's thing, without words. */
  portrait: () => Scene
  decor: BookDecor
  pages: readonly DrawnPage[]
}
export interface DrawnPage {
  text: string
  alt: string
  picture: Scene
  /** The picture over a whole page of this frame; null where it leaves no quiet part. Of pages of that form only. */
  full?: ((frame: BleedFrame) => FullPicture | null) | undefined
  /** It has this half of a scene, of which the page that it faces has the other, with these words. */
  gutter?: { half: 'left' | 'right'; facing: string } | undefined
  /** Instead of its picture it has its last paragraph, set large. */
  line?: boolean | undefined
}

export const PAPERS = ['square', 'a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

interface Stored {
  childName: string
  petNames: readonly string[]
  dedication?: string | null
  credit: string
  phrases: BookPhrases
  manuscript: Manuscript
  look: BookLook
}

export const documentBook = ({
  childName,
  petNames,
  dedication = null,
  credit,
  phrases,
  manuscript,
  look,
}: Stored): DocumentBook => ({
  title: manuscript.title,
  language: manuscript.language,
  childName,
  petNames,
  dedication,
  credit,
  look,
  words: manuscript.words,
  questions: manuscript.questions,
  table: manuscript.table,
  summary: manuscript.summary,
  phrases,
  pages: manuscript.pages.map(({ pageNumber, content, alt, direction, shot }) => ({
    pageNumber,
    text: addDirectionMarks(content, isRightToLeft(manuscript.language)),
    alt,
    direction,
    shot,
  })),
})
