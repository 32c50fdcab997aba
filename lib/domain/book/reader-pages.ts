// The reader's pages: a title page, the story's pages, an end page. Numbers count from 1, the title page included.
import type { Story } from '../story/story'

export interface ReaderPage {
  pageNumber: number
  /**
   * The page's text, paragraphs separated by blank lines; empty on the title page and the end page, whose text is in
   * the messages.
   */
  content: string
  isTitle: boolean
  isEndPage: boolean
  /** The picture, if the story has one for this page. */
  imageUrl?: string
  alt?: string
  /** The picture fills the page, and its words are on it, dark or light. */
  onPicture?: 'dark' | 'light'
  /** It has its words on this half of a picture over two pages, in so many thousandths of its height. */
  half?: { side: 'left' | 'right'; quiet: number }
  /** Instead of its picture it has its last paragraph, set large. */
  isLine?: true
  /** Prompt for a picture of this page: only for stored text without pages of its own. */
  imagePrompt?: string
}

type Readable = Pick<Story, 'childName' | 'petName' | 'preferredLocation' | 'pages' | 'content' | 'storyContent'>

const PARAGRAPHS_A_PAGE = 2
const CHARACTERS_A_PAGE = 400
const PROMPT_CHARACTERS = 100

export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Paragraphs with the offset at which each begins in the text. */
export function locateParagraphs(text: string): { text: string; at: number }[] {
  let from = 0
  return splitParagraphs(text).map((paragraph) => {
    const at = text.indexOf(paragraph, from)
    from = at + paragraph.length
    return { text: paragraph, at }
  })
}

/**
 * Groups paragraphs into pages. A page ends after two paragraphs, when its text exceeds 400 characters, or at the last
 * paragraph.
 */
export function groupParagraphs(text: string): string[][] {
  const pages: string[][] = []
  let open: string[] = []
  for (const paragraph of splitParagraphs(text)) {
    open.push(paragraph)
    if (open.length === PARAGRAPHS_A_PAGE || open.join('\n\n').length > CHARACTERS_A_PAGE) {
      pages.push(open)
      open = []
    }
  }
  return open.length > 0 ? [...pages, open] : pages
}

const picturePrompt = (story: Readable, paragraph: string): string =>
  `${story.childName} and ` +
  `${story.petName}${story.preferredLocation ? ` in ${story.preferredLocation}` : ''}: ` +
  `${paragraph.slice(0, PROMPT_CHARACTERS)}`

type Leaf = Omit<ReaderPage, 'pageNumber'>

function contentPages(story: Readable): Leaf[] {
  if (story.pages.length > 0) {
    return [...story.pages]
      .sort((a, b) => a.pageNumber - b.pageNumber)
      .map((page) => ({
        content: page.content,
        isTitle: false,
        isEndPage: false,
        imageUrl: page.imageUrl,
        alt: page.alt,
        ...(page.onPicture ? { onPicture: page.onPicture } : {}),
        ...(page.half ? { half: page.half } : {}),
        ...(page.isLine ? { isLine: page.isLine } : {}),
      }))
  }
  return groupParagraphs(story.content || story.storyContent).map((group) => ({
    content: group.join('\n\n'),
    isTitle: false,
    isEndPage: false,
    imagePrompt: picturePrompt(story, group.at(-1) ?? ''),
  }))
}

export function buildReaderPages(story: Readable): ReaderPage[] {
  const leaves: Leaf[] = [
    { content: '', isTitle: true, isEndPage: false },
    ...contentPages(story),
    { content: '', isTitle: false, isEndPage: true },
  ]
  return leaves.map((leaf, at) => ({ pageNumber: at + 1, ...leaf }))
}

/** Whether two pages, by their numbers in the reader, are the halves of one picture. */
export function isOneOpening(pages: readonly ReaderPage[], from: number, to: number): boolean {
  const [first, second] = [Math.min(from, to), Math.max(from, to)]
  // The title page comes before the story's first page: an even page of the story has an odd number here.
  const isPair = second === first + 1 && first % 2 === 1
  return isPair && [first, second].every((number) => pages[number - 1]?.half !== undefined)
}
