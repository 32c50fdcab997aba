import { cropToCast } from '../book/crop'
import { applyOffsets } from './compose/apply-offsets'
import { cullOffPage } from './compose/cull'
import {
  chooseWash,
  composeBleed,
  drawWash,
  PAPERS,
  quietOnPage,
  type Bleed,
  type BleedFrame,
} from './compose/full-bleed'
import { isSmallAnimal } from './compose/small-props'
import { composePlanned } from './compose/plan-book'
import { getPageOffsets } from './customizations'
import type { Direction } from './direction'
import { planOf, requestOf, type BookLook } from './book-look'
import { drawComposed } from './draw-composed'
import { illustrate } from './illustrate'
import { illustrateHalfFull } from './illustrate-gutter'
import { letterToneOf, type FullPicture } from './letter-tone'
import { facesOf, placeFaces } from './picture'
import { group, rect } from './kit/shape'
import { translate } from './kit/vector'
import { bounds } from './print/node-tree'
import type { Node, Scene } from './scene'
import type { ShotPlan } from './shot-plan'

/** Height of a picture under words, in page units. */
const BAND = 560
/** The snail and the moth keep out of words. */
function isSmallAnimalIn(node: Node, { quiet, place }: Bleed): boolean {
  if (!isSmallAnimal(node)) return false
  const { x, y, width, height } = bounds([group([node], { transform: place })])
  return x < quiet.x + quiet.width && y < quiet.y + quiet.height && x + width > quiet.x && y + height > quiet.y
}

/**
 * The picture of a page whose form is 'full', composed for this frame. Null if the page has another form, or if the
 * frame has no quiet part, as where the buyer moved the cast: then the page is drawn as a band.
 */
export function illustrateFull(
  book: BookLook,
  page: { direction: Direction; pageNumber: number; shot?: ShotPlan | undefined },
  frame: BleedFrame,
): FullPicture | null {
  const plan = page.shot ? undefined : planOf(book)
  const shot = page.shot ?? plan?.shots.get(page.pageNumber)
  if (shot?.form === 'gutter') return illustrateHalfFull(book, page, shot, frame)
  if (shot?.form !== 'full') return null
  const request = requestOf(book, { ...page, shot })
  const composed = composePlanned(request, shot, plan)
  const bleed = composeBleed(applyOffsets(composed.layout, getPageOffsets(book.customizations, page.pageNumber)), frame)
  if (!bleed) return null
  const { layout, window, place, quiet } = bleed
  const { behind, before } = drawComposed(book, request, { ...composed, layout }, { window, quiet: quietOnPage(bleed) })
  const back = cullOffPage(behind, window)
  const wash = chooseWash(back, bleed, letterToneOf(page.direction))
  return {
    scene: {
      width: frame.width,
      height: frame.height,
      nodes: [
        group(back, { transform: place }),
        ...drawWash(wash, frame, quiet),
        group(
          cullOffPage(
            before.filter((node) => !isSmallAnimalIn(node, bleed)),
            window,
          ),
          { transform: place },
        ),
      ],
      shot: layout.framing,
    },
    quiet,
    letters: wash.letters,
    faces: placeFaces(facesOf(layout), place),
  }
}

/** The picture in this frame, or where it leaves no quiet part, the page's usual one beside or under empty paper. */
export function illustrateFrame(
  book: BookLook,
  page: { direction: Direction; pageNumber: number; shot?: ShotPlan | undefined },
  frame: BleedFrame,
): Scene {
  const full = illustrateFull(book, page, frame)
  if (full) return full.scene
  const { width, height, words } = frame
  const { scene } = illustrate(book, page)
  const shown = words === 'above' ? cropToCast(scene, BAND) : { x: 0, y: 0, width: 1000, height: 1000 }
  const left = words === 'left' ? width - 1000 : 0
  return {
    ...scene,
    width,
    height,
    essential: undefined,
    nodes: [
      rect(0, 0, width, height, PAPERS[letterToneOf(page.direction)]),
      group(scene.nodes, {
        clip: `M0 ${shown.y}H1000V${shown.y + shown.height}H0Z`,
        transform: translate(left, height - shown.y - shown.height),
      }),
    ],
  }
}
