// Whatever does not stand among the cast: under and behind everyone, over a sleeper, in the air.
import type { Prop, Shot } from '../direction'
import { clamp } from '../kit/vector'
import { besideHeads, flutters, inTheSky } from './airborne'
import { isVisible } from './visibility'
import { PAGE } from './layout'
import type { Ground } from './layout'
import { flipOf, placeThing } from './place-thing'
import { boundingBox } from './placement'
import type { PlacedFigure, PlacedThing } from './placement'
import { FLOOR_FROM } from './depth-rows'
import { stands } from './page-props'
import type { PageProp } from './page-props'

/** Out of doors, how near the horizon a thing may stand of which something small is told. */
const FIELD_FROM = 0.3

/** Everyone is in it or under it. */
const SHELTERS = new Set<Prop>(['cubby', 'under-table'])
const sheltersAll = ({ prop, text }: PageProp): boolean =>
  SHELTERS.has(prop) || (prop === 'big-bush' && text === 'boots')

interface Scenery {
  shot: Shot
  /** Page units of a centimetre. */ unit: number
  ground: Ground
  /** Page y where the place's own ground is nearest to us, and where it ends. */ near: number
  horizon: number
  indoor: boolean
  lightSide: -1 | 1
}

/** `among` are the things that stand among the cast; the answer begins with them. */
export function placeAround(
  wanted: readonly PageProp[],
  figures: readonly PlacedFigure[],
  among: readonly PlacedThing[],
  scenery: Scenery,
): PlacedThing[] {
  const { unit, ground, lightSide } = scenery
  const things = [...among]
  const sky = {
    unit,
    ground: ground.y,
    crown: Math.min(...figures.map((f) => boundingBox(f).y), ground.y - 100),
    lightSide,
  }
  for (const w of wanted) {
    const { rests } = w.thing
    if (rests === 'flat' && !stands(w.thing))
      things.push(placeThing(w, unit, lightSide, { x: middleOf(figures), y: ground.y + 9 * unit, row: -2, lift: 1 }))
    if (rests === 'wall' || (rests === 'ground' && !stands(w.thing)))
      things.push(behindAll(w, figures, things, scenery))
    if (rests === 'over') things.push(...overSleeper(w, figures, lightSide))
    if (rests === 'air' && !flutters(w)) things.push(inTheSky(w, sky))
  }
  // Last, so that nothing which stands behind everyone hides them.
  return [...things, ...wanted.filter(flutters).map((w) => besideHeads(w, figures, sky))]
}

function behindAll(
  w: PageProp,
  figures: readonly PlacedFigure[],
  before: readonly PlacedThing[],
  { shot, unit, ground, near, horizon, indoor, lightSide }: Scenery,
): PlacedThing {
  const floor = Math.min(ground.y, horizon + (near - horizon) * FLOOR_FROM)
  const over = sheltersAll(w) ? spanOf(figures) : undefined
  const size =
    unit * (over ? clamp((over.right - over.left) / (w.box.width * unit), 0.92, 1.35) : shot === 'close' ? 0.8 : 0.92)
  const half = (w.box.width * size) / 2
  // What somebody looks at is near, and whole.
  const told = w.thing.rests === 'ground' && figures.some(({ role }) => role.actor.looksAt === w.prop)
  const shown = told ? 1.04 : 0.8
  // What stands behind a crowd still stands on the floor, not up its wall.
  const y = Math.max(ground.y - ground.step * (over ? 0.5 : told ? 0.9 : 1.8), floor)
  const x = over ? (over.left + over.right) / 2 : clamp(awayFrom(w.want, figures), half * shown, PAGE - half * shown)
  return isVisible(
    placeThing(w, size, lightSide, { x, y, row: -2, lift: 0 }),
    size * flipOf(w.thing, lightSide),
    figures,
    before,
    indoor ? Math.min(floor, y) : horizon + (near - horizon) * FIELD_FROM,
  )
}

/** A blanket lies from the feet up; nothing where nobody sleeps. */
function overSleeper(w: PageProp, figures: readonly PlacedFigure[], lightSide: -1 | 1): PlacedThing[] {
  const sleeper = figures.find(({ role }) => role.actor.pose === 'sleep' && role.member.kind !== 'pet')
  if (!sleeper) return []
  const box = boundingBox(sleeper)
  const head = sleeper.x + sleeper.figure.face.centre[0]
  const feet = head < box.x + box.width / 2 ? box.x + box.width : box.x
  return [
    placeThing(w, (box.width * 0.46) / w.box.width, lightSide, {
      x: head + (feet - head) * 0.52,
      y: box.y + box.height,
      row: sleeper.row + 0.01,
      lift: 1,
    }),
  ]
}

/** What is long and flat lies under everyone's feet: a jetty. */
const middleOf = (figures: readonly PlacedFigure[]): number =>
  figures.length ? (Math.min(...figures.map((f) => f.x)) + Math.max(...figures.map((f) => f.x))) / 2 : PAGE / 2

const spanOf = (figures: readonly PlacedFigure[]): { left: number; right: number } => ({
  left: Math.min(PAGE, ...figures.map((f) => f.x + f.figure.box.x)),
  right: Math.max(0, ...figures.map((f) => f.x + f.figure.box.x + f.figure.box.width)),
})

/** What hangs or stands behind everyone shows best beside them. */
function awayFrom(want: number, figures: readonly PlacedFigure[]): number {
  const x = want * PAGE
  const { left, right } = spanOf(figures)
  if (x < left || x > right) return x
  return want < 0.5 ? Math.min(x, left * 0.75) : Math.max(x, PAGE - (PAGE - right) * 0.75)
}
