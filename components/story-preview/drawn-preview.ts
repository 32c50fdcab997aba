// The request and the result of the preview's renderer: plain data, since it goes to a worker and back.
import type { AgeBand, Language } from '@/lib/domain/story/lists'

export interface Opening {
  title: string
  /** Each page's paragraphs. */
  pages: string[][]
}
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** A page's text holds paragraphs separated by blank lines; so does the stored text of a whole opening. */
export const openingOf = (title: string, pages: readonly string[]): Opening => ({
  title,
  pages: pages.map(paragraphsOf),
})
export const openingFromText = (title: string, text: string): Opening => openingOf(title, [text])
export const textOfOpening = (pages: Opening['pages']): string => pages.flat().join('\n\n')

/** By the part of the look, then by its value. */
export type LookPictures = Record<
  'hair' | 'glasses' | 'hearing' | 'mobility' | 'prosthesis' | 'outfit',
  Record<string, string>
>
/** By the kind's name, and by the coat in words. */
export interface PetLookPictures {
  kinds: Record<string, string>
  coats: Record<string, string>
}

/** What is drawn only once somebody chooses looks: the child's, and those of the pets at these places. */
export interface PreviewRequest {
  looks: boolean
  petLooks: readonly number[]
  /** The looks to point at, once the preview is open. */
  alternatives?: boolean
  /** Pages whose pictures are drawn too: those that lie open, and a sealed one that was turned to. */
  pages?: readonly number[]
}

export interface PagePicture {
  svg: string
  alt: string
}

export interface DrawnPreview {
  /** Null until enough is known for a story to begin. */
  opening: Opening | null
  /** Why there is no story although enough is known. */
  problem: 'noSkill' | 'noAge' | null
  /** All pictures are SVG documents, or the addresses of such. */
  cover: string
  /** Whether the title is on the cover; one in letters that only the page's fonts have is set over it. */
  coverTitled: boolean
  /** Whether the cover is dark at its top, where a title stands. */
  coverDark: boolean
  /** The names that are set over the strip at its foot, where their letters aren't in the picture. */
  coverNames?: { text: string; bottom: number; size: number } | undefined
  /** The first page's. */
  picture: PagePicture | null
  /** By page number, of the pages that were asked for. */
  pictures?: Partial<Record<number, PagePicture>>
  /** In which the opening is written. */
  language?: Language
  /** One for each pet of the form, null where its type is open. */
  pets: (string | null)[]
  children: Record<AgeBand, string>
  /** The child in each look that can be chosen, for whoever chooses. */
  looks: LookPictures | null
  /** The child from head to toe, for whoever chooses looks. */
  portrait?: string
  /** Looks to point at, the drawn one first: of each pet of which no breed was told; null for any other. */
  alternatives?: (readonly { drawnAs: string; svg: string }[] | null)[] | undefined
  /** Of each pet whose looks are being chosen. */
  petLooks: (PetLookPictures | null)[]
}
