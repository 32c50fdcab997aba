// A picture to all edges of its page, with the words in a quiet part of it: above the cast, or beside it.
import type { PictureFrame } from '../../book/picture-path'
import { contrast, mixAsPainted } from '../kit/contrast'
import { linearGradient, rect } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import type { Box, Colour, Matrix, Node, Point, Stop } from '../scene'
import { cullOffPage } from './cull'
import { boundingBox, type PageLayout } from './placement'
import { boxOfEssential } from './essential'

/** What the picture is composed for. */
export interface BleedFrame {
  width: number
  height: number
  /** Where the words are: over the cast, or in the half on its left or right. */
  words: 'above' | 'left' | 'right'
}
export const bleedFrameOf = (name: Exclude<PictureFrame, 'spot'>, rtl: boolean): BleedFrame =>
  name === 'opening'
    ? { width: 2000, height: 1000, words: rtl ? 'left' : 'right' }
    : { width: 1000, height: name === 'phone' ? TALLEST : 1000, words: 'above' }

/** A place is drawn this far up and out beyond a square page, in page units. */
const TALLEST = 1420
const WIDEST = 1400
const NARROWEST = 1160
/** Between the words and the edge of the picture, and between words and cast. */
const EDGE = 44
const CLEAR = 26
/** Over this distance the wash under the words fades out. */
const FADE = 360
/** Beside the cast, the words keep this share of their half from the fold and from the outer edge. */
const BESIDE = { fold: 0.12, outer: 0.1, high: 0.08 }
/** The cast keeps this from the edge and the fold of an opening, in units of its own. */
const ROOM = { side: 18, above: 34 }
/** No head is higher on a square page: the same part of it is free on every phone, however long the words are there. */
const HIGHEST = 440

export const LETTERS = { dark: '#12313a', light: '#fffaf0' } as const
export const PAPERS: Record<keyof typeof LETTERS, Colour> = { dark: '#fffdf7', light: '#0c1d28' }
/** WCAG 2.2, 1.4.3 and, for letters as large as ours, 1.4.6. Black and white need a wash of 0.6 for it. */
const LEAST_CONTRAST = 4.5

export interface Bleed {
  layout: PageLayout
  /** What is seen of the place, in page units. */
  window: Box
  /** From page units to the frame's. */
  place: Matrix
  /** Where the words are, in units of the frame. */
  quiet: Box
}

/** The quiet part in page units. */
export const quietOnPage = ({ place: [size, , , , x, y], quiet }: Pick<Bleed, 'place' | 'quiet'>): Box => ({
  x: (quiet.x - x) / size,
  y: (quiet.y - y) / size,
  width: quiet.width / size,
  height: quiet.height / size,
})

/** The quiet part over the cast of a square page, in page units. */
export function quietAbove(layout: PageLayout, top = 0): Box {
  const heads = boxOfEssential(layout)?.y ?? layout.groundY
  return { x: 0, y: top + EDGE, width: 1000, height: Math.max(0, heads - CLEAR - top - EDGE) }
}

const moveBy = (layout: PageLayout, dx: number): PageLayout => ({
  ...layout,
  figures: layout.figures.map((figure) => ({ ...figure, x: figure.x + dx })),
  props: layout.props.map((prop) => ({ ...prop, x: prop.x + dx })),
  ...(layout.essential
    ? { essential: layout.essential.map(({ at: [x, y], radius }) => ({ at: [x + dx, y] as const, radius })) }
    : {}),
})

/** Null where the cast reaches too high, or needs more than its half of an opening. */
export function composeBleed(layout: PageLayout, { width, height, words }: BleedFrame): Bleed | null {
  const cast = boxOfEssential(layout)
  if (!cast || cast.y < HIGHEST) return null
  if (words === 'above') {
    const window = { x: 0, y: 1000 - (1000 * height) / width, width: 1000, height: (1000 * height) / width }
    const size = width / 1000
    const { y, height: high } = quietAbove(layout, window.y)
    return {
      layout,
      window,
      place: compose(scale(size), translate(0, -window.y)),
      quiet: { x: 0, y: (y - window.y) * size, width, height: high * size },
    }
  }
  const foot = Math.max(cast.y + cast.height, ...layout.figures.map(bottomOf))
  const across = Math.min(WIDEST, Math.max(NARROWEST, 2 * (cast.width + ROOM.side), 2 * (foot - cast.y + ROOM.above)))
  const high = (across * height) / width
  const low = Math.min(1000, foot + 60)
  if (cast.width > across / 2 || low - high > cast.y - ROOM.above) return null
  const window = { x: 500 - across / 2, y: low - high, width: across, height: high }
  const middle = words === 'right' ? 500 - across / 4 : 500 + across / 4
  const size = width / across
  const half = width / 2
  return {
    layout: moveBy(layout, middle - cast.x - cast.width / 2),
    window,
    place: compose(scale(size), translate(-window.x, -window.y)),
    quiet: {
      x: words === 'right' ? half * (1 + BESIDE.fold) : half * BESIDE.outer,
      y: height * BESIDE.high,
      width: half * (1 - BESIDE.fold - BESIDE.outer),
      height: height * (1 - 2 * BESIDE.high),
    },
  }
}
const bottomOf = (figure: PageLayout['figures'][number]): number => {
  const { y, height } = boundingBox(figure)
  return y + height
}

export interface Wash {
  letters: keyof typeof LETTERS
  /** 0: none is needed. */
  strength: number
}

/** The colours that may lie under letters: what is seen through others is mixed with each of them. */
function coloursIn(nodes: readonly Node[], base: readonly Colour[] = []): Colour[] {
  let found = [...base]
  for (const node of nodes) {
    if (node.kind === 'group') {
      found = coloursIn(node.children, found)
      continue
    }
    const { fill, stroke, opacity = 1 } = node
    const stops: readonly Stop[] = fill === undefined ? [] : typeof fill === 'string' ? [[0, fill]] : fill.stops
    const paints: Stop[] = [...stops, ...(stroke === undefined ? [] : [[0, stroke] as const])]
    const added = paints.flatMap(([, colour, own = 1]) => {
      const share = own * opacity
      return share > 0.98 || !found.length
        ? [colour]
        : share < 0.02
          ? []
          : found.map((under) => mixAsPainted(under, colour, share))
    })
    found = extremesOf([...found, ...added])
  }
  return found
}

/** The darkest and the lightest: contrast with letters is least at one of them. */
function extremesOf(colours: readonly Colour[]): Colour[] {
  const byLight = [...colours].sort((a, b) => contrast(b, '#ffffff') - contrast(a, '#ffffff'))
  return [...byLight.slice(0, 1), ...byLight.slice(1).slice(-1)]
}

/** The least wash of paper, or of shade, with which letters stand out. */
export function chooseWash(
  behind: readonly Node[],
  bleed: Pick<Bleed, 'place' | 'quiet'>,
  letters: Wash['letters'],
): Wash {
  const area = quietOnPage(bleed)
  const under = coloursIn(cullOffPage(behind, area))
  const reads = (strength: number) =>
    under.every(
      (colour) => contrast(LETTERS[letters], mixAsPainted(colour, PAPERS[letters], strength)) >= LEAST_CONTRAST,
    )
  let strength = 0
  while (strength < 1 && !reads(strength)) strength = Math.round((strength + 0.02) * 100) / 100
  return { letters, strength }
}

/** Behind the cast, in units of the frame. */
export function drawWash({ letters, strength }: Wash, { words, width, height }: BleedFrame, quiet: Box): Node[] {
  if (strength === 0) return []
  const colour = PAPERS[letters]
  const fade = (from: Point, to: Point, share: number) =>
    linearGradient(from, to, [
      [0, colour, strength],
      [share, colour, strength],
      [share + (1 - share) * 0.5, colour, strength * 0.4],
      [1, colour, 0],
    ])
  if (words === 'above') {
    const foot = quiet.y + quiet.height
    const end = foot + FADE
    return [rect(0, 0, width, Math.round(end), fade([0, 0], [0, Math.round(end)], foot / end))]
  }
  const inner = words === 'right' ? quiet.x : quiet.x + quiet.width
  const [outer, end] = words === 'right' ? [width, inner - FADE] : [0, inner + FADE]
  const share = Math.abs(outer - inner) / Math.abs(outer - end)
  return [rect(Math.min(outer, end), 0, Math.abs(outer - end), height, fade([outer, 0], [end, 0], share))]
}
