// A small animal with a story of its own in five pictures of a book: which one, on which pages, and where it stands.
import { pick } from '../../chance'
import type { Direction, Prop } from '../direction'
import type { Cast } from '../cast'
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import { recolour } from '../print/node-tree'
import type { Box, Node } from '../scene'
import type { GuestPlan, ShotPlan } from '../shot-plan'
import type { FreeGround } from '../stage/camera'
import { isFootIn, type Footprint } from '../stage/footprint'
import { drawContactShadow } from '../stage/shadow'
import type { Stage } from '../stage/stage'
import { placeOf } from '../stage/places/table'
import { drawGuest, GUEST_BEATS, GUESTS, type Guest, type GuestBeat } from '../things/small-guest'
import type { PageLayout } from './placement'
import { createCastTint } from './tint'

interface StoryPage {
  pageNumber: number
  direction: Direction
  content?: string | undefined
}

/** Things, and words in any of the ten languages, by which an animal of this kind is in the story already. */
const ALREADY: Record<Guest, { props: readonly Prop[]; words: readonly string[] }> = {
  mouse: {
    props: [],
    words:
      'mouse|mice|ratón|ratones|souris|maus|mäuse|topo|topi|topolino|ratinho|老鼠|ねずみ|ネズミ|चूहा|चूहे|चुहिया|فأر|فئران'.split(
        '|',
      ),
  },
  wren: {
    props: ['bird', 'bird-tree', 'nest', 'chick', 'lyrebird', 'feather'],
    words:
      'bird|wren|robin|sparrow|pájaro|pajarito|oiseau|vogel|vögel|uccell|pássaro|passarinho|鸟|鳥|ことり|चिड़िया|पक्षी|طائر|عصفور|طيور'.split(
        '|',
      ),
  },
  frog: {
    props: ['frog'],
    words:
      'frog|toad|rana|sapo|grenouille|crapaud|frosch|frösche|kröte|rospo|rã|青蛙|かえる|カエル|मेंढक|ضفدع|ضفادع'.split(
        '|',
      ),
  },
}
/** Pets that an animal could be mistaken for, by type or breed. */
const ALIKE: Record<Guest, RegExp> = { mouse: /hamster|mouse|rat\b/i, wren: /bird/i, frog: /lizard|frog|toad/i }
const isOutdoors = ({ setting }: Direction): boolean => {
  const { place } = placeOf(setting)
  return !('indoor' in place) && !('swims' in place)
}
const LIVES: Record<Guest, (direction: Direction) => boolean> = {
  mouse: ({ setting }) => !('swims' in placeOf(setting).place),
  wren: isOutdoors,
  frog: (direction) => isOutdoors(direction) && direction.weather !== 'snow' && direction.setting !== 'snowfield',
}
/** Nobody small is on the first page, and these shots show no ground on which it could be found. */
const FIRST = 2
const SHOWS_GROUND: ReadonlySet<ShotPlan['framing']> = new Set(['whole', 'tiny', 'below', 'knee'])
const HAS_ROOM: ReadonlySet<ShotPlan['form']> = new Set([undefined, 'band', 'line', 'full'])

const isTold = (guest: Guest, pages: readonly StoryPage[]): boolean => {
  const { props, words } = ALREADY[guest]
  const named = new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu')
  return pages.some(
    ({ direction, content }) =>
      direction.props.some(({ prop }) => props.includes(prop)) || (content !== undefined && named.test(content)),
  )
}

/** The pages of its story, evenly among those it could be on; the first and the last of these are among them. */
export function planGuest(
  pages: readonly StoryPage[],
  shots: ReadonlyMap<number, ShotPlan>,
  cast: Cast,
  seed: string,
  hasRoom: (page: StoryPage, shot: ShotPlan) => boolean,
): Map<number, GuestPlan> {
  const open = pages.filter((page) => {
    const shot = shots.get(page.pageNumber)
    return (
      page.pageNumber >= FIRST &&
      shot !== undefined &&
      SHOWS_GROUND.has(shot.framing) &&
      HAS_ROOM.has(shot.form) &&
      hasRoom(page, shot)
    )
  })
  const mayCome = GUESTS.filter(
    (guest) =>
      !isTold(guest, pages) &&
      !cast.some((member) => member.kind === 'pet' && ALIKE[guest].test(`${member.type} ${member.breed}`)) &&
      open.filter(({ direction }) => LIVES[guest](direction)).length >= GUEST_BEATS.length,
  )
  if (mayCome.length === 0) return new Map()
  const guest = pick(seed, 'guest', mayCome)
  const possible = open.filter(({ direction }) => LIVES[guest](direction))
  const last = GUEST_BEATS.length - 1
  return new Map(
    GUEST_BEATS.flatMap((beat, i) => {
      const page = possible[Math.round((i * (possible.length - 1)) / last)]
      return page ? [[page.pageNumber, { guest, beat }] as const] : []
    }),
  )
}

/** Page units a centimetre: with the cast, but never so small that nobody finds it. */
const LEAST_SIZE = 2.5
const MOST_SIZE = 4.4
const TALL = 17
const SIDE = 150
const LOWEST = 966
const STEP = 17
/** Where it stands if it may: not in the middle and not at the edge. */
const THIRD = 300
/** Page units that it stands before the cast's ground line, best first. */
const BEFORE = [26, 44, 12, 62, -10, 80, 100]
/** Page units below the far edge of a ledge. */
const ON_LEDGE = 10
/** Page units that it keeps from everything. */
const AIR = 14

export interface GuestPlace {
  x: number
  y: number
  size: number
  box: Box
}

/** Where it stands: on free ground, before nobody and nothing, as near as may be to a third of the page. */
export function placeGuest(
  layout: PageLayout,
  beat: GuestBeat,
  { free, taken }: { free: FreeGround; taken: readonly Footprint[] },
): GuestPlace | null {
  const { half } = drawGuest('mouse', beat, true)
  const size = Math.min(MOST_SIZE, Math.max(LEAST_SIZE, layout.unitsPerCm * 1.2))
  const boxes = [
    ...layout.figures.map(({ figure: { box }, x, y }) => ({ ...box, x: x + box.x, y: y + box.y })),
    ...layout.props.map(({ box, x, y }) => ({ ...box, x: x + box.x, y: y + box.y })),
  ]
  const [wide, tall] = [half * size, TALL * size]
  const places = Array.from({ length: Math.floor((1000 - 2 * SIDE) / STEP) }, (_, i) => SIDE + (i + 0.5) * STEP)
  const { ledgeY } = layout
  // Before the camera is a ledge: on it, since nobody stands on its front.
  const lines =
    ledgeY === undefined ? BEFORE.map((before) => Math.round(layout.groundY + before)) : [Math.round(ledgeY) + ON_LEDGE]
  for (const y of lines) {
    if (ledgeY === undefined && (y > Math.min(LOWEST, free.to - 6) || y < free.from + 6)) continue
    const found = places
      .toSorted((one, other) => Math.abs(one - THIRD) - Math.abs(other - THIRD) || one - other)
      .find(
        (x) =>
          x - wide > 20 &&
          x + wide < 980 &&
          boxes.every(
            (box) =>
              x + wide + AIR < box.x ||
              x - wide - AIR > box.x + box.width ||
              y - tall - AIR > box.y + box.height ||
              y + AIR < box.y,
          ) &&
          [x - wide, x, x + wide].every((foot) => !taken.some((thing) => isFootIn(thing, [foot, y]))),
      )
    if (found !== undefined)
      return {
        x: Math.round(found),
        y,
        size,
        box: { x: found - wide, y: y - tall, width: 2 * wide, height: tall },
      }
  }
  return null
}

export const GUEST_PART = 'guest'

/** Turned to those whom it watches. */
export function drawGuestAt(
  stage: Stage,
  layout: PageLayout,
  { guest, beat }: GuestPlan,
  { x, y, size }: GuestPlace,
  mirrored: boolean,
): Node[] {
  const { nodes, half } = drawGuest(guest, beat, stage.indoor)
  const looksRight = layout.figures.reduce((sum, figure) => sum + Math.sign(figure.x - x), 0) >= 0
  return [
    drawContactShadow(x, y, Math.round(half * size * 0.8), stage.shadowColour, 0.16),
    group(recolour(nodes, createCastTint(stage, mirrored, x, y)), {
      transform: compose(translate(x, y), scale(looksRight ? size : -size, size)),
      part: GUEST_PART,
    }),
  ]
}
