/**
 * Reads back what a page of a finished PDF draws (ISO 32000-1, 8 and 9): positions and sizes of text, extents of fills.
 * Only the operators that our own printers write.
 */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { transformPoint, compose, scaleOf } from '../../domain/illustration/kit/vector'
import type { Box, Matrix } from '../../domain/illustration/scene'

export interface PageContent {
  /** Start and end of text runs in points from the page's lower left corner, and their size. */
  letters: { x: number; end: number; y: number; size: number }[]
  /** Bounding box of all fills, from the lower left corner. */
  filled: Box | undefined
  /** Thinnest line in points, if there is any. */
  thinnest: number | undefined
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

function contentOf(page: PDFPage): string {
  const { context } = page.doc
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((one) => (one instanceof PDFRef ? context.lookup(one) : one))
      : [contents]
  return streams
    .map((stream) =>
      stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
    )
    .join('\n')
}

/** Glyph widths of a page's fonts in thousandths of an em (9.7.4.3), as our printer writes them. */
function widthsOf(page: PDFPage): Map<string, Map<number, number>> {
  const { context } = page.doc
  const found = new Map<string, Map<number, number>>()
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  for (const [name, ref] of fonts?.entries() ?? []) {
    const font = context.lookupMaybe(ref, PDFDict)
    const held = font
      ?.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)
      ?.lookupMaybe(0, PDFDict)
      ?.lookupMaybe(PDFName.of('W'), PDFArray)
    const widths = new Map<number, number>()
    for (let i = 0; held && i + 1 < held.size(); i += 2) {
      const [from, list] = [held.lookup(i), held.lookup(i + 1)]
      if (from instanceof PDFNumber && list instanceof PDFArray)
        for (const [at, width] of list.asArray().entries())
          if (width instanceof PDFNumber) widths.set(from.asNumber() + at, width.asNumber())
    }
    found.set(name.toString(), widths)
  }
  return found
}

const TOKEN = /\((?:\\[\s\S]|[^\\)])*\)|<[0-9a-fA-F\s]*>|\[|\]|<<|>>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g

/** Only for pages of our printers: no inline images, no form XObjects. */
export function readPageContent(page: PDFPage): PageContent {
  const drawn: PageContent = { letters: [], filled: undefined, thinnest: undefined }
  const fonts = widthsOf(page)
  let state = { m: IDENTITY, line: 1, size: 0, font: '' }
  const saved: (typeof state)[] = []
  let numbers: number[] = []
  let name = ''
  /** Operands of TJ: glyph ids, and adjustments between them. */
  let shown: (string | number)[] = []
  let text = IDENTITY
  let reach: { left: number; bottom: number; right: number; top: number } | undefined
  const take = (x: number, y: number) => {
    const [a, b, c, d, e, f] = state.m
    const [px, py] = [a * x + c * y + e, b * x + d * y + f]
    reach = reach
      ? {
          left: Math.min(reach.left, px),
          bottom: Math.min(reach.bottom, py),
          right: Math.max(reach.right, px),
          top: Math.max(reach.top, py),
        }
      : { left: px, bottom: py, right: px, top: py }
  }
  const fill = () => {
    if (!reach) return
    const f = drawn.filled
    const [left, bottom] = [Math.min(reach.left, f?.x ?? Infinity), Math.min(reach.bottom, f?.y ?? Infinity)]
    drawn.filled = {
      x: left,
      y: bottom,
      width: Math.max(reach.right, f ? f.x + f.width : -Infinity) - left,
      height: Math.max(reach.top, f ? f.y + f.height : -Infinity) - bottom,
    }
  }
  const six = (): Matrix => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.slice(-6)
    return [a, b, c, d, e, f]
  }
  const points = (count: number) => {
    const last = numbers.slice(-count)
    for (let i = 0; i + 1 < last.length; i += 2) take(last[i] ?? 0, last[i + 1] ?? 0)
  }
  const does: Record<string, () => void> = {
    q: () => saved.push(state),
    Q: () => {
      state = saved.pop() ?? state
    },
    cm: () => {
      state = { ...state, m: compose(state.m, six()) }
    },
    w: () => {
      state = { ...state, line: numbers.at(-1) ?? 1 }
    },
    BT: () => {
      text = IDENTITY
    },
    Tm: () => {
      text = six()
    },
    Tf: () => {
      state = { ...state, size: numbers.at(-1) ?? 0, font: name }
    },
    m: () => points(2),
    l: () => points(2),
    c: () => points(6),
    v: () => points(4),
    y: () => points(4),
    re: () => {
      const [x = 0, y = 0, w = 0, h = 0] = numbers.slice(-4)
      take(x, y)
      take(x + w, y + h)
    },
    n: () => {
      reach = undefined
    },
  }
  const show = () => {
    const m = compose(state.m, text)
    const widths = fonts.get(state.font)
    const advance = shown.reduce<number>(
      (sum, one) =>
        sum +
        (typeof one === 'number'
          ? -one
          : (one.match(/[0-9a-f]{4}/gi) ?? []).reduce((all, id) => all + (widths?.get(parseInt(id, 16)) ?? 0), 0)),
      0,
    )
    const [end] = transformPoint(m, [(advance / 1000) * state.size, 0])
    drawn.letters.push({ x: m[4], end, y: m[5], size: state.size * scaleOf(m) })
  }
  const paint = (fills: boolean, strokes: boolean) => () => {
    if (fills) fill()
    if (strokes) drawn.thinnest = Math.min(drawn.thinnest ?? Infinity, state.line * scaleOf(state.m))
    reach = undefined
  }
  Object.assign(does, {
    Tj: show,
    TJ: show,
    f: paint(true, false),
    F: paint(true, false),
    'f*': paint(true, false),
    S: paint(false, true),
    s: paint(false, true),
    B: paint(true, true),
    'B*': paint(true, true),
    b: paint(true, true),
    'b*': paint(true, true),
  })
  for (const [token] of contentOf(page).matchAll(TOKEN)) {
    const number = Number(token)
    if (!Number.isNaN(number)) {
      numbers.push(number)
      shown.push(number)
    } else if (/^<[0-9a-f]/i.test(token)) shown.push(token)
    else if (token === '[') shown = []
    else if (token.startsWith('/')) name = token
    else if (Object.hasOwn(does, token)) {
      does[token]?.()
      numbers = []
      shown = []
    } else if (/^[A-Za-z]/.test(token)) {
      numbers = []
      shown = []
    }
  }
  return drawn
}
