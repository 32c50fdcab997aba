// Pages that show one scene over the fold: each draws its half of it.
import { halfOf, partnerOf } from '../book/gutter-page'
import { planOf, requestOf, type BookLook } from './book-look'
import { cullOffPage } from './compose/cull'
import { chooseWash, drawWash, type BleedFrame, type Wash } from './compose/full-bleed'
import { ACROSS, composeFacing, quietOverBoth, toldHeights, windowOf } from './compose/gutter'
import { isSmallAnimal } from './compose/small-props'
import type { Direction } from './direction'
import { drawComposed } from './draw-composed'
import { letterToneOf, type FullPicture } from './letter-tone'
import { group } from './kit/shape'
import { compose, scale, translate } from './kit/vector'
import { facesOf, placeFaces, type Picture } from './picture'
import { bounds } from './print/node-tree'
import type { Box, Matrix, Node, Scene } from './scene'
import type { GutterPlan, ShotPlan } from './shot-plan'

interface GutterPage {
  pageNumber: number
  direction: Direction
  shot?: ShotPlan | undefined
}

/** Units of one page beyond the fold that a half still draws: a printer cuts there. */
const BEYOND = 24
/** The snail and the moth keep away from the fold, in units of one page. */
const SMALL_FROM_FOLD = 60

interface Spread {
  width: number
  height: number
  behind: Node[]
  wash: Node[]
  before: Node[]
  place: Matrix
  essential: Box
  quiet: Box
  letters: Wash['letters']
  picture: Pick<Picture, 'notes' | 'faces' | 'ground'>
}

/** One book's scenes: both halves of one are mostly asked for together. */
const drawn = new WeakMap<object, { book: BookLook; spreads: Map<string, Spread | null> }>()

function spreadOf(
  book: BookLook,
  page: GutterPage,
  plan: GutterPlan,
  height: number,
  hasWords: boolean,
): Spread | null {
  const partner = partnerOf(book.pages ?? [], page.pageNumber)
  if (!partner || !book.pages) return null
  const [first, second] = page.pageNumber < partner.pageNumber ? [page, partner] : [partner, page]
  const firstOnLeft = (plan.half === 'left') === (first === page)
  const known = drawn.get(book.pages)
  const spreads =
    known?.book.cast === book.cast && known.book.seed === book.seed && known.book.customizations === book.customizations
      ? known.spreads
      : new Map<string, Spread | null>()
  if (spreads !== known?.spreads) drawn.set(book.pages, { book, spreads })
  const key = `${first.pageNumber} ${height} ${hasWords} ${firstOnLeft} ${plan.framing}`
  const found = spreads.get(key)
  if (found !== undefined) return found
  const spread = drawSpread(book, [first, second], plan.framing, { firstOnLeft, height, hasWords })
  spreads.set(key, spread)
  return spread
}

function drawSpread(
  book: BookLook,
  pages: readonly [GutterPage, GutterPage],
  framing: GutterPlan['framing'],
  { firstOnLeft, height, hasWords }: { firstOnLeft: boolean; height: number; hasWords: boolean },
): Spread | null {
  const [first] = pages
  const shot = first.shot ?? planOf(book)?.shots.get(first.pageNumber)
  const composed = composeFacing(pages, framing, firstOnLeft, (page) => requestOf(book, { ...page, shot }))
  if (!composed) return null
  const { request, scene } = composed
  const { layout } = scene
  const window = windowOf(layout, height)
  const size = 2000 / ACROSS
  const place = compose(scale(size), translate(-window.x, -window.y))
  const heights = toldHeights(layout)
  const onPages = (y: number) => (y - window.y) * size
  const quiet = quietOverBoth(layout, height)
  const quietOnPage: Box = { ...window, height: (quiet.y + quiet.height) / size }
  const layers = drawComposed(book, request, scene, { window, ...(hasWords ? { quiet: quietOnPage } : {}) })
  const behind = cullOffPage(layers.behind, window)
  const before = cullOffPage(
    layers.before.filter((node) => !isSmallAnimal(node) || isClear(node, place, hasWords ? quiet : null)),
    window,
  )
  const frame: BleedFrame = { width: 2000, height, words: 'above' }
  const letters = letterToneOf(scene.direction)
  const wash = hasWords ? drawWash(chooseWash(behind, { place, quiet }, letters), frame, quiet) : []
  return {
    width: 2000,
    height,
    behind,
    wash,
    before,
    place,
    quiet,
    letters,
    essential: {
      x: 0,
      y: onPages(heights.top),
      width: 1000,
      height: onPages(heights.foot) - onPages(heights.top),
    },
    picture: {
      notes: layers.notes,
      ground: layers.ground,
      faces: placeFaces(facesOf(layout), place),
    },
  }
}

function isClear(node: Node, place: Matrix, quiet: Box | null): boolean {
  const { x, y, width } = bounds([group([node], { transform: place })])
  return (
    (x + width < 1000 - SMALL_FROM_FOLD || x > 1000 + SMALL_FROM_FOLD) && (quiet === null || y > quiet.y + quiet.height)
  )
}

const isTold = (node: Node): boolean =>
  node.kind === 'group' && (node.cast !== undefined || node.castPart !== undefined || node.thing !== undefined)

/** The layers of one half, moved to its page. What is told and lies on the other half is left out. */
function cutHalf({ behind, wash, before, place, height }: Spread, half: GutterPlan['half']): Node[] {
  const left = half === 'left' ? 0 : 1000
  const toPage = compose(translate(-left, 0), place)
  const [size, , , , x, y] = place
  const window: Box = {
    x: ((half === 'left' ? 0 : 1000 - BEYOND) - x) / size,
    y: -y / size,
    width: (1000 + BEYOND) / size,
    height: height / size,
  }
  const own = (nodes: readonly Node[]) =>
    cullOffPage(
      nodes.filter((node) => {
        if (!isTold(node)) return true
        const box = bounds([group([node], { transform: toPage })])
        return box.x < 1000 && box.x + box.width > 0
      }),
      window,
    )
  return [
    group(own(behind), { transform: toPage }),
    ...(wash.length ? [group(wash, { transform: translate(-left, 0) })] : []),
    group(own(before), { transform: toPage }),
  ]
}

const facesIn = ({ picture }: Spread, half: GutterPlan['half']): Picture['faces'] =>
  placeFaces(picture.faces, translate(half === 'left' ? 0 : -1000, 0)).filter(({ centre: [x] }) => x > 0 && x < 1000)

/** Of books without stored shots the whole plan knows both halves. */
const planOfHalf = (book: BookLook, page: GutterPage, shot: ShotPlan | undefined): GutterPlan | undefined => {
  if (!shot?.gutter) return undefined
  const pages = (book.pages ?? []).map((one) => ({ ...one, shot: one.shot ?? planOf(book)?.shots.get(one.pageNumber) }))
  return halfOf({ ...page, shot }, pages, book.customizations) === null ? undefined : shot.gutter
}

/** The half of a page of that form. Null where the buyer moved or placed something on one of the two pages. */
export function illustrateHalf(book: BookLook, page: GutterPage, shot: ShotPlan | undefined): Picture | null {
  const plan = planOfHalf(book, page, shot)
  if (!plan) return null
  const spread = spreadOf(book, { ...page, shot }, plan, 1000, false)
  if (!spread) return null
  const { picture, essential } = spread
  return {
    scene: {
      width: 1000,
      height: 1000,
      nodes: cutHalf(spread, plan.half),
      essential,
      half: plan.half,
      shot: plan.framing,
    },
    notes: picture.notes,
    faces: facesIn(spread, plan.half),
    ground: picture.ground,
    crossesFrame: true,
  }
}

/** The half over a whole page of this frame, with the words over the cast. */
export function illustrateHalfFull(
  book: BookLook,
  page: GutterPage,
  shot: ShotPlan | undefined,
  { width, height }: BleedFrame,
): FullPicture | null {
  const plan = planOfHalf(book, page, shot)
  if (!plan) return null
  const isBoth = width === 2000
  const spread = spreadOf(book, { ...page, shot }, plan, height, true)
  if (!spread) return null
  const { quiet, letters, picture } = spread
  const nodes = isBoth
    ? [
        group(spread.behind, { transform: spread.place }),
        ...spread.wash,
        group(spread.before, { transform: spread.place }),
      ]
    : cutHalf(spread, plan.half)
  const scene: Scene = { width, height, nodes, shot: plan.framing, ...(isBoth ? {} : { half: plan.half }) }
  return {
    scene,
    quiet: { ...quiet, width },
    letters,
    faces: isBoth ? picture.faces : facesIn(spread, plan.half),
  }
}
