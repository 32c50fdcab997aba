// Positions of the props that do not stand among the cast: under and behind everyone, over a sleeper, in the air.
import type { Prop, Shot } from '../direction'
import { clamp } from '../kit/vector'
import { placeBesideHead, staysNearHeads, placeInSky } from './airborne'
import { keepStoryPartVisible } from './visibility'
import { PAGE } from './layout'
import type { Ground } from './layout'
import { scaleBox } from './figures'
import type { Box } from '../scene'
import { placeFarOff } from './far-off'
import { flipOf, placeProp } from './place-prop'
import { boundingBox } from './placement'
import type { PlacedFigure, PlacedProp } from './placement'
import { FLOOR_START } from './depth-rows'
import { isBehindAll, standsAmongCast } from './behind-all'
import type { PageProp } from './page-props'

/**
 * How near the horizon a prop with a story part may stand out of doors, from the horizon (0) to the near ground (1).
 */
const FIELD_START = 0.3

/** Props that shelter the whole cast: everyone is drawn in them or under them. */
const SHELTERS = new Set<Prop>(['cubby', 'under-table'])
const sheltersAll = ({ prop, text }: PageProp): boolean =>
  SHELTERS.has(prop) || (prop === 'big-bush' && (text === 'boots' || text === 'hedge'))

/** Between its sides, as a share of its width: where the page has room for it, everybody is there. */
const OPENING = 0.82
/** Page units from its foot to the nearest of them: nobody sits on its cloth. */
const IN_SHELTER = 6

interface Scenery {
  shot: Shot
  /** Scale of the cast, in page units a centimetre. */
  unitsPerCm: number
  ground: Ground
  /** Page y of the place's nearest ground; `horizonY` is where the ground ends. */
  nearY: number
  horizonY: number
  indoor: boolean
  /** Page y before which there is water or a wall. */
  freeFrom: number
  lightSide: -1 | 1
}

/** `among` are the props that stand among the cast; they come first in the result. */
export function placeAround(
  wanted: readonly PageProp[],
  figures: readonly PlacedFigure[],
  among: readonly PlacedProp[],
  scenery: Scenery,
): PlacedProp[] {
  const { unitsPerCm, ground, lightSide } = scenery
  const things = [...among]
  const sky = {
    unitsPerCm,
    groundY: ground.y,
    horizonY: scenery.horizonY,
    topY: Math.min(...figures.map((f) => boundingBox(f).y), ground.y - 100),
    lightSide,
  }
  for (const pageProp of wanted) {
    const { placement } = pageProp.drawing
    if (placement === 'flat' && !standsAmongCast(pageProp.drawing))
      things.push(
        placeProp(pageProp, unitsPerCm, lightSide, {
          x: pageProp.prop === 'puddle' ? middleOfPuddle(figures, pageProp.box.width * unitsPerCm) : middleOf(figures),
          y: ground.y + 9 * unitsPerCm,
          row: -2,
          lift: 1,
        }),
      )
    if (isBehindAll(pageProp.drawing)) things.push(placeBehindAll(pageProp, figures, things, scenery))
    if (placement === 'over') things.push(...placeOverSleeper(pageProp, figures, lightSide))
    if (placement === 'air' && !staysNearHeads(pageProp)) things.push(placeInSky(pageProp, sky))
  }
  // Placed last, so that no prop behind everyone hides them.
  return [...things, ...wanted.filter(staysNearHeads).map((pageProp) => placeBesideHead(pageProp, figures, sky))]
}

/** What hangs on a wall hangs so low that the page shows all of it. */
const hungOnPage = ({ box, drawing }: PageProp, y: number, size: number): number =>
  drawing.placement === 'wall' && box.y + box.height < 0 ? Math.max(y, EDGE - box.y * size) : y

function placeBehindAll(
  pageProp: PageProp,
  figures: readonly PlacedFigure[],
  before: readonly PlacedProp[],
  { shot, unitsPerCm, ground, nearY, horizonY, indoor, freeFrom, lightSide }: Scenery,
): PlacedProp {
  if (pageProp.drawing.farOff) return placeFarOff(pageProp, besideCast(pageProp.wantedX, figures), horizonY, lightSide)
  const floor = Math.min(ground.y, Math.max(freeFrom, horizonY + (nearY - horizonY) * FLOOR_START))
  const over = sheltersAll(pageProp) ? spanOf(figures) : undefined
  const wanted =
    unitsPerCm *
    (over
      ? clamp(
          (over.right - over.left) / (pageProp.box.width * OPENING * unitsPerCm),
          0.92,
          Math.max(1.35, PAGE / (pageProp.box.width * OPENING * unitsPerCm)),
        )
      : shot === 'close'
        ? 0.8
        : 0.92)
  // What is wider than the page is farther off.
  const largest = over ? wanted : Math.min(wanted, (PAGE - 2 * EDGE) / pageProp.box.width)
  // A prop that somebody looks at stands near.
  const lookedAt =
    pageProp.drawing.placement === 'ground' && figures.some(({ role }) => role.actor.looksAt === pageProp.prop)
  // A prop behind a crowd still stands on the floor, not up the wall.
  const y =
    pageProp.drawing.inWall && indoor && freeFrom > -Infinity
      ? freeFrom
      : Math.max(
          over
            ? Math.min(
                ground.y - ground.rowStep * 0.5,
                ...figures.filter(({ lift }) => lift === 0).map((f) => f.y - IN_SHELTER),
              )
            : ground.y - ground.rowStep * (lookedAt ? 0.9 : 1.8),
          floor,
        )
  const placeAt = (size: number): PlacedProp => {
    const x = over
      ? (over.left + over.right) / 2
      : wholeOnPage(
          besideCast(pageProp.wantedX, figures),
          scaleBox(pageProp.box, size * flipOf(pageProp, lightSide), size),
        )
    return keepStoryPartVisible(
      placeProp(pageProp, size, lightSide, { x, y: hungOnPage(pageProp, y, size), row: -2, lift: 0 }),
      size * flipOf(pageProp, lightSide),
      figures,
      before,
      indoor ? Math.min(floor, y) : Math.min(y, Math.max(freeFrom, horizonY + (nearY - horizonY) * FIELD_START)),
    )
  }
  const placed = placeAt(largest)
  if (over || isWhole(placed)) return placed
  // What is told of it is in sight, but the page cuts it: farther off it is whole.
  const smaller = SMALLER.map((share) => placeAt(largest * share)).find(isWhole)
  return smaller ?? placed
}
const SMALLER = [0.85, 0.72, 0.6, 0.5]
const isWhole = ({ x, box }: PlacedProp): boolean => x + box.x >= 0 && x + box.x + box.width <= PAGE

/** What is named is whole on the page. */
const wholeOnPage = (x: number, { x: left, width }: Box): number => clamp(x, EDGE - left, PAGE - EDGE - left - width)
const EDGE = 12

/** What of somebody lies under a blanket, as a share of their length, and where its middle is between head and feet. */
const COVERS = { blanket: { share: 0.46, at: 0.52 }, heap: { share: 0.74, at: 0.6 } }

/**
 * A blanket covers the sleeper from the feet up, a heap of it whoever lies there awake; without them nothing is drawn.
 */
function placeOverSleeper(pageProp: PageProp, figures: readonly PlacedFigure[], lightSide: -1 | 1): PlacedProp[] {
  const covers = pageProp.text === 'heap' ? 'heap' : 'blanket'
  const pose = covers === 'heap' ? 'lie' : 'sleep'
  const { share, at } = COVERS[covers]
  const sleeper = figures.find(({ role }) => role.actor.pose === pose && role.member.kind !== 'pet')
  if (!sleeper) return []
  const box = boundingBox(sleeper)
  const head = sleeper.x + sleeper.figure.face.centre[0]
  const feet = head < box.x + box.width / 2 ? box.x + box.width : box.x
  return [
    placeProp(pageProp, (box.width * share) / pageProp.box.width, lightSide, {
      x: head + (feet - head) * at,
      y: box.y + box.height,
      row: sleeper.row + 0.01,
      lift: 1,
    }),
  ]
}

/** Middle of the cast: a long flat prop such as a jetty lies under everyone's feet. */
/** What somebody is in: people are in it, and animals, if all are on one side of them, beside it. */
function middleOfPuddle(figures: readonly PlacedFigure[], width: number): number {
  const people = figures.filter(({ role }) => role.member.kind !== 'pet')
  const pets = figures.filter(({ role }) => role.member.kind === 'pet')
  if (!people.length || !pets.length) return middleOf(figures)
  const x = middleOf(people)
  const side = pets.every((pet) => pet.x < x) ? 1 : pets.every((pet) => pet.x > x) ? -1 : 0
  return side ? x + side * width * 0.3 : middleOf(figures)
}
const middleOf = (figures: readonly PlacedFigure[]): number =>
  figures.length ? (Math.min(...figures.map((f) => f.x)) + Math.max(...figures.map((f) => f.x))) / 2 : PAGE / 2

const spanOf = (figures: readonly PlacedFigure[]): { left: number; right: number } => ({
  left: Math.min(PAGE, ...figures.map((f) => f.x + f.figure.box.x)),
  right: Math.max(0, ...figures.map((f) => f.x + f.figure.box.x + f.figure.box.width)),
})

/** Page x beside the cast for a prop that hangs or stands behind everyone: there it is seen best. */
function besideCast(want: number, figures: readonly PlacedFigure[]): number {
  const x = want * PAGE
  const { left, right } = spanOf(figures)
  if (x < left || x > right) return x
  return want < 0.5 ? Math.min(x, left * 0.75) : Math.max(x, PAGE - (PAGE - right) * 0.75)
}
