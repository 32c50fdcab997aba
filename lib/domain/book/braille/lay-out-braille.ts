// Lines and pages of a BRF file: 40 cells by 25 lines, the size that embossers and displays expect. A story's page
// begins with a line of dots and its number, as in print; the braille page has its own at the foot.

/** One block of text in braille cells (U+2800 to U+283F), words parted by blank cells. */
export interface BrailleBlock {
  kind: 'heading' | 'paragraph' | 'note'
  cells: string
}
export interface BrailleLeaf {
  /** The page of the printed book; null on the title page and The End. */
  number: number | null
  blocks: readonly BrailleBlock[]
}

const CELLS = 40
const LINES = 25
/** The last line is the page number's. */
const TEXT_LINES = LINES - 1
const BLANK = '\u2800'
/** Cells before a block's first line and before the others. */
const INDENTS = { heading: [4, 4], paragraph: [2, 0], note: [6, 4] } as const

const NUMBER_SIGN = '⠼'
const FIGURES = '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'
const brailleNumber = (value: number): string =>
  NUMBER_SIGN + [...String(value)].map((figure) => FIGURES.charAt(Number(figure))).join('')

const atRight = (cells: string, filling: string): string => filling.repeat(CELLS - cells.length) + cells

/** Words that are longer than a line go on in the next. */
function lines({ kind, cells }: BrailleBlock): string[] {
  const [first, others] = INDENTS[kind]
  const most = kind === 'heading' ? CELLS - 2 * first : CELLS
  const found: string[] = []
  let line = BLANK.repeat(first)
  let isEmpty = true
  const end = () => {
    found.push(line)
    line = BLANK.repeat(others)
    isEmpty = true
  }
  for (const word of cells.split(/\u2800+/).filter((part) => part !== '')) {
    if (!isEmpty && line.length + 1 + word.length > most) end()
    let rest = word
    while (line.length + rest.length > most) {
      const fitting = most - line.length
      line += rest.slice(0, fitting)
      rest = rest.slice(fitting)
      end()
    }
    if (rest === '') continue
    line += isEmpty ? rest : BLANK + rest
    isEmpty = false
  }
  if (!isEmpty) end()
  return kind === 'heading' ? found.map((one) => centred(one.replaceAll(BLANK, ' ').trim())) : found
}

const centred = (words: string): string => {
  const cells = words.replaceAll(' ', BLANK)
  return BLANK.repeat(Math.floor((CELLS - cells.length) / 2)) + cells
}

/** Lines, page by page; a page of the printed book begins where the last one ends. */
function pagesOf(leaves: readonly BrailleLeaf[]): string[][] {
  const pages: string[][] = [[]]
  const place = (some: readonly string[], keptTogether: number) => {
    for (const [at, line] of some.entries()) {
      const page = pages.at(-1) ?? []
      if (page.length + (at === 0 ? keptTogether : 1) > TEXT_LINES) pages.push([line])
      else page.push(line)
    }
  }
  for (const { number, blocks } of leaves) {
    if (number === null) {
      if (pages.at(-1)?.length) pages.push([])
    } else place([atRight(brailleNumber(number), '⠤')], 3)
    for (const block of blocks) place(lines(block), 1)
    // The story begins on a page of its own.
    if (number === null) pages.push([])
  }
  return pages.filter((page) => page.length > 0)
}

/** North American ASCII braille, by the dots of a cell. */
const ASCII = ` A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=`
const toAscii = (cells: string): string =>
  [...cells].map((cell) => ASCII.charAt((cell.codePointAt(0) ?? 0) & 0x3f)).join('')

/** The file: every page has 25 lines and ends with a form feed. */
export function layOutBraille(leaves: readonly BrailleLeaf[]): string {
  return pagesOf(leaves)
    .map((page, at) => {
      const empty = Array.from({ length: TEXT_LINES - page.length }, () => '')
      const all = [...page, ...empty, atRight(brailleNumber(at + 1), BLANK)]
      return `${all.map((line) => toAscii(line).trimEnd()).join('\r\n')}\r\n\f`
    })
    .join('')
}
