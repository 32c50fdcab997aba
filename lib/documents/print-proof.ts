import { isRightToLeft } from '../domain/languages'
import { LETTERS } from '../domain/illustration/compose/full-bleed'
import type { ProofPage } from '../domain/book/proof'
import type { DrawnBook } from './document-book'
import { typesetter } from './pdf/fonts'
import { heightOf, translateItem, type Item, type PictureItem, type WordsItem } from './pdf/page-model'
import { storyPage } from './pdf/pages'
import { measureTemplate, PAGE_SIZES } from './pdf/page-size'
import { PRINTED_EDGE, printed } from './print/interior'
import { insidePage } from './print/printers'

/** The story's pages as trimmed by Lulu, our printer: the pages of the interior file, as JSON for the screen. */
export async function createPrintProof(book: DrawnBook, fonts: string): Promise<Uint8Array> {
  const type = await typesetter(fonts, book.language)
  const rtl = isRightToLeft(book.language)
  const sheet = PAGE_SIZES.square
  const paper = insidePage('lulu', 1, rtl)
  const setting = { book, sheet, voice: { type, rtl }, leaf: printed(paper), edge: PRINTED_EDGE }
  const frame = measureTemplate(
    type,
    book.pages.map((page) => page.text),
    sheet,
  )
  const pages = book.pages.map((page, i) =>
    asProof(
      storyPage(setting, page, i + 1, frame).items.map((item) => translateItem(item, -paper.trim.x, -paper.trim.y)),
      frame.size,
    ),
  )
  return new TextEncoder().encode(JSON.stringify(pages))
}

const bottomOf = (words: WordsItem): number => words.y + heightOf(words)
const below = ({ y, width, window }: PictureItem): number => y + (window.height * width) / window.width

function asProof(items: readonly Item[], size: number): ProofPage {
  const [picture, tear] = items.filter((item) => item.kind === 'picture')
  const words = items.filter((item) => item.kind === 'words').filter(({ role }) => role === undefined)
  const large = words.find(({ style }) => style === 'lead')
  const prose = words.filter((item) => item !== large)
  const [first, last] = [prose[0], prose.at(-1)]
  const isOver = large !== undefined || (picture !== undefined && first !== undefined && first.y < below(picture))
  return {
    picture: picture ? placeOf(picture) : null,
    foot: picture && !large ? below(picture) : PAGE_SIZES.square.height,
    tear: tear
      ? {
          y: tear.y,
          height: tear.scene.height,
          d: tear.scene.nodes.map((node) => (node.kind === 'path' ? node.d : '')).join(''),
        }
      : null,
    lines: prose.map(({ lines }) => [...lines]),
    size,
    over:
      isOver && first && last
        ? { top: first.y, height: bottomOf(last) - first.y, letters: first.colour === LETTERS.light ? 'light' : 'dark' }
        : null,
    large: large ? { lines: [...large.lines], size: large.size, top: large.y } : null,
  }
}

/** The square picture; one composed for a taller page ends where it does. */
function placeOf({ x, y, width, window, scene }: PictureItem): NonNullable<ProofPage['picture']> {
  const unit = width / window.width
  return {
    x: x - window.x * unit,
    y: y - window.y * unit + (scene.height - scene.width) * unit,
    side: scene.width * unit,
  }
}
