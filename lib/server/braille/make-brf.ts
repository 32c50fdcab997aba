import { brailleRuns, plainText } from '@/lib/domain/book/braille/braille-tables'
import { layOutBraille, type BrailleBlock, type BrailleLeaf } from '@/lib/domain/book/braille/lay-out-braille'
import type { Language } from '@/lib/domain/languages'
import { translateToBraille } from '@/lib/platform/liblouis'
import { scriptOf } from '@/lib/server/narrations/script-of'
import type { StoredBook } from '@/lib/server/stories/get-book'

/** Around what a transcriber adds, as UEB has it (3.27); in other languages square brackets of the text do it. */
const NOTE = { open: '⠈⠨⠣', close: '⠈⠨⠜' }
/** Instead of letters that no table has. */
const UNKNOWN = '⠿'
const BLANK = '\u2800'

interface Line extends Omit<BrailleBlock, 'cells'> {
  text: string
}
interface Leaf extends Omit<BrailleLeaf, 'blocks'> {
  lines: Line[]
}

/** The book's words in their order, what a picture shows after the words of its page. */
async function leavesOf(book: StoredBook): Promise<Leaf[]> {
  const isEnglish = book.manuscript.language === 'en'
  const [story, pictures] = await Promise.all([scriptOf(book), scriptOf(book, 'pictures')])
  return story.map(({ blocks }, at) => {
    const isStory = at > 0 && at < story.length - 1
    const words = at === 0 && book.dedication !== null ? [...blocks, ...book.dedication.split('\n')] : blocks
    const notes = pictures[at]?.blocks ?? []
    return {
      number: isStory ? at : null,
      lines: [
        ...words.map((text): Line => ({ kind: isStory ? 'paragraph' : 'heading', text })),
        ...notes.map((text): Line => ({ kind: 'note', text: isEnglish ? text : `[${text}]` })),
      ],
    }
  })
}

/** Each text in cells. Runs of one table are translated in one go, whatever page they stand on. */
async function translate(
  texts: readonly string[],
  language: Language,
  options: { program: string; signal: AbortSignal },
): Promise<string[]> {
  const runs = texts.flatMap((text, line) =>
    brailleRuns(plainText(text, language), language).map((one) => ({ ...one, line })),
  )
  const cells = runs.map(({ text }) => UNKNOWN.repeat([...text].length))
  for (const table of new Set(runs.flatMap((one) => one.table ?? []))) {
    const places = runs.flatMap((one, at) => (one.table === table ? [at] : []))
    const translated = await translateToBraille(
      places.map((at) => runs[at]?.text.trim() ?? ''),
      { ...options, table },
    )
    for (const [i, at] of places.entries()) {
      const { text = '' } = runs[at] ?? {}
      // What parts it from its neighbours is lost at a line's ends.
      cells[at] = `${text.startsWith(' ') ? BLANK : ''}${translated[i] ?? ''}${text.endsWith(' ') ? BLANK : ''}`
    }
  }
  return texts.map((_, line) => runs.flatMap((one, at) => (one.line === line ? [cells[at]] : [])).join(''))
}

/** A stored book as a braille file (BRF). */
export async function makeBrf(
  book: StoredBook,
  options: { program: string; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const { language } = book.manuscript
  const leaves = await leavesOf(book)
  const lines = leaves.flatMap((leaf) => leaf.lines)
  const cells = await translate(
    lines.map(({ text }) => text),
    language,
    options,
  )
  const cellsOf = new Map(lines.map((line, at) => [line, cells[at] ?? '']))
  const noted = (text: string, kind: Line['kind']) =>
    kind === 'note' && language === 'en' ? NOTE.open + text + NOTE.close : text
  const file = layOutBraille(
    leaves.map(({ number, lines: own }) => ({
      number,
      blocks: own.map((line) => ({ kind: line.kind, cells: noted(cellsOf.get(line) ?? '', line.kind) })),
    })),
  )
  return new TextEncoder().encode(file)
}
