import { COVER_PAGE } from '../../book/picture-path'
import { chance } from '../../chance'
import type { Language } from '../../languages'
import { applyOffsets } from '../compose/apply-offsets'
import { getPageOffsets } from '../customizations'
import { composeIn, composePage, type ComposedPage, type PageRequest } from '../compose/compose-page'
import { boxOfEssential } from '../compose/essential'
import { cullOffPage } from '../compose/cull'
import { scaleFigure } from '../compose/figures'
import type { PageLayout } from '../compose/placement'
import type { Direction, Prop, Verb } from '../direction'
import { requestOf, type BookLook } from '../book-look'
import { drawComposed } from '../draw-composed'
import { mix } from '../kit/colour'
import { group, path, smoothPath } from '../kit/shape'
import { clamp, scale, translate } from '../kit/vector'
import type { Box, Colour, Node, Point, Scene } from '../scene'
import { chooseFieldColour, INK, PAPER } from './field-colour'
import { setLettering, type Lettering } from './lettering'
import { drawNamesStrip, setNames } from './names-strip'
import type { ToldThing } from './told-thing'

/** Place, light and weather in which a book begins: the first direction of its manuscript fits. */
export type Opening = Pick<Direction, 'setting' | 'light' | 'weather'>
const USUAL: Opening = { setting: 'garden', light: 'morning', weather: 'clear' }

export interface CoverWords {
  title: string
  /** Child and pets, over a title that doesn't name them; or "with Biscuit". */
  names?: string | undefined
  language?: Language | undefined
  opening?: Opening | undefined
  toldThing?: ToldThing | null | undefined
  /** What the child wears through the story. */
  wears?: Direction['actors'][number]['wears']
}

/** The shape of a cover, 1000 wide. `wrap`: what is folded round a board or cut off on every side. */
export interface CoverFrame {
  height: number
  wrap: number
}
export const SQUARE_COVER: CoverFrame = { height: 1000, wrap: 0 }
/** What letters keep away from the edge that is seen. */
const MARGIN = 52

export interface Cover {
  width: number
  height: number
  /** The place and the field of colour on which the letters stand. */
  behind: Scene
  title: Lettering
  names: Lettering | null
  ink: Colour
  field: Colour
  /** The cast with what it holds, in front of the letters. */
  before: Scene
  /** What every window on the cover must show. */
  essential?: Box | undefined
}

const VERBS = ['hug', 'hold-up'] as const satisfies readonly Verb[]

function directionsOf(book: BookLook, { toldThing, opening = USUAL, wears }: CoverWords): Direction[] {
  // Night and lamplight are too dark for a cover: it is drawn by daylight.
  const light = opening.light === 'lamp' || opening.light === 'night' ? 'golden' : opening.light
  const { setting, weather } = opening
  const pets = book.cast.flatMap((m): Direction['actors'] =>
    m.kind === 'pet'
      ? [
          {
            who: m.who,
            pose: m.type === 'Bird' ? 'perch' : m.type === 'Fish' ? 'swim' : m.type === 'Horse' ? 'stand' : 'sit',
            feeling: 'happy',
          },
        ]
      : [],
  )
  const withChild = (does: Partial<Direction['actors'][number]>, props: Direction['props'] = []): Direction => ({
    setting,
    weather,
    light,
    shot: 'bust',
    actors: [{ who: 'child', pose: 'stand', feeling: 'delighted', ...(wears ? { wears } : {}), ...does }, ...pets],
    props,
    textSpace: 'none',
  })
  if (!toldThing) return [withChild({})]
  const props = [{ prop: toldThing.prop, text: toldThing.text }]
  const { prop: thing } = toldThing
  const held =
    toldThing.held === 'arms'
      ? VERBS.map((verb) => withChild({ act: { verb, thing } }, props))
      : toldThing.held === 'hand'
        ? [withChild(PLAYED.has(thing) ? { act: { verb: 'play', thing } } : { holding: thing }, props)]
        : []
  return [...held, withChild({}, props), withChild({})]
}
const PLAYED: ReadonlySet<Prop> = new Set<Prop>(['trombone'])

/** Whether the child's mouth and eyes are seen over what the child holds; who plays something has it at the mouth. */
function showsFace({ figures }: PageLayout): boolean {
  const child = figures.find(({ role }) => role.member.who === 'child')
  const thing = child?.figure.acting?.thing
  if (!child || !thing || child.role.act?.verb === 'play') return true
  const { centre, radius } = child.figure.face
  const beside = thing.x > centre[0] + radius * 0.6 || thing.x + thing.width < centre[0] - radius * 0.6
  return beside || thing.y > centre[1] + radius * 0.6 || thing.y + thing.height < centre[1] - radius * 0.9
}

/**
 * Whether the leading pet is beside the child, where it is as much a hero: before the child's chest it is a trinket.
 */
function hasPetBeside({ figures }: PageLayout): boolean {
  const child = figures.find(({ role }) => role.member.who === 'child')
  const pet = figures.find(({ role }) => role.member.who === 'pet1')
  if (!child || !pet) return true
  const between = pet.x + pet.figure.face.centre[0] - (child.x + child.figure.face.centre[0])
  return Math.abs(between) >= child.figure.face.radius
}

/**
 * A close picture of everybody with the story's thing. The thing gives way where it would take the pet's place beside
 * the child; large faces give way last.
 */
function composeCover(
  requests: readonly PageRequest[],
  mirrored: boolean,
): { request: PageRequest; composed: ComposedPage } {
  let trinket: { request: PageRequest; composed: ComposedPage } | undefined
  for (const framing of ['bust', 'knee'] as const)
    for (const request of requests)
      for (const flip of [mirrored, !mirrored]) {
        const composed = composeIn(request, framing, { framing, behind: false, mirrored: flip })
        if (!composed || !showsFace(composed.layout)) continue
        if (hasPetBeside(composed.layout)) return { request, composed }
        trinket ??= { request, composed }
      }
  if (trinket) return trinket
  const [request] = requests.slice(-1)
  if (!request) throw new Error('a cover without a direction')
  const wide = { ...request, direction: { ...request.direction, shot: 'medium' as const, textSpace: 'top' as const } }
  return { request: wide, composed: composePage(wide, undefined) }
}

/** The camera a step back: everything smaller towards the foot of the picture. */
function stepBack(layout: PageLayout, by: number, down: number): PageLayout {
  const toX = (x: number) => 500 + (x - 500) * by
  const toY = (y: number) => 1000 - (1000 - y) * by + down
  return {
    ...layout,
    groundY: toY(layout.groundY),
    rowStep: layout.rowStep * by,
    unitsPerCm: layout.unitsPerCm * by,
    ...(layout.lens
      ? {
          lens: { zoom: layout.lens.zoom * by, groundY: toY(layout.lens.groundY), horizonY: toY(layout.lens.horizonY) },
        }
      : {}),
    ...(layout.ledgeY === undefined ? {} : { ledgeY: toY(layout.ledgeY) }),
    ...(layout.essential
      ? {
          essential: layout.essential.map(({ at: [x, y], radius }) => ({
            at: [toX(x), toY(y)] as const,
            radius: radius * by,
          })),
        }
      : {}),
    figures: layout.figures.map((f) => ({
      ...f,
      figure: scaleFigure(f.figure, by),
      x: toX(f.x),
      y: toY(f.y),
      lift: f.lift > 1 ? f.lift * by : f.lift,
      unitsPerCm: f.unitsPerCm * by,
    })),
    props: layout.props.map((p) => ({
      ...p,
      nodes: [group(p.nodes, { transform: scale(by) })],
      box: { x: p.box.x * by, y: p.box.y * by, width: p.box.width * by, height: p.box.height * by },
      x: toX(p.x),
      y: toY(p.y),
      lift: p.lift > 1 ? p.lift * by : p.lift,
    })),
  }
}

const STEPS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65]
/**
 * Letters of this share of the width are as good as larger ones, and how far the last line may go behind heads, in
 * em.
 */
const LARGE_LETTERS = 112
const BEHIND_HEADS = 0.2
/** Between whoever is on the cover and the strip of names. */
const NAMES_GAP = 26
/** How much the picture may be moved up or down. */
const LOWER = 130
const LARGEST = 190

/** Top of whoever reaches highest, and foot of what must be seen. */
const extentOf = ({ figures, essential = [] }: PageLayout): { top: number; foot: number } => ({
  top: Math.min(1000, ...figures.map(({ y, figure: { box } }) => y + box.y)),
  foot: Math.max(
    0,
    ...essential.map(({ at, radius }) => at[1] + radius),
    ...figures.map(({ y, figure: { acting } }) => (acting?.thing ? y + acting.thing.y + acting.thing.height : 0)),
  ),
})

export function drawCover(book: BookLook, words: CoverWords, { height, wrap }: CoverFrame = SQUARE_COVER): Cover {
  const { title, names, language = 'en' } = words
  const requests = directionsOf(book, words).map((direction) => requestOf(book, { direction, pageNumber: COVER_PAGE }))
  const { request, composed } = composeCover(requests, chance(book.seed, 'cover side') < 0.5)
  const above = height - 1000
  const visible = 1 - (2 * wrap) / 1000
  const margin = wrap + MARGIN * visible
  const strip = names ? setNames(names, { seed: book.seed, language, height, margin }) : null
  const floor = 1000 - margin - (strip ? strip.height + NAMES_GAP : 0)
  const { top, foot: lowest } = extentOf(composed.layout)
  const close = composed.layout.essential !== undefined
  const set = (by: number) => {
    const down = close ? clamp(floor - (1000 - (1000 - lowest) * by), -LOWER, LOWER) : 0
    const heads = above + 1000 - (1000 - top) * by + down
    const box: Box = { x: margin, y: margin, width: 1000 - 2 * margin, height: heads - margin }
    const letters = setLettering({
      text: title,
      language,
      seed: book.seed,
      box: { ...box, height: Math.max(40, box.height + BEHIND_HEADS * Math.min(LARGEST, box.height / 2)) },
      largest: LARGEST,
    })
    return {
      by,
      down,
      letters,
      worth: title === '' ? by : Math.min(1.08, letters.size / LARGE_LETTERS) * (0.15 + 0.85 * by),
    }
  }
  const best = (close ? STEPS : [1]).map((step) => set(step * visible)).reduce((a, b) => (b.worth > a.worth ? b : a))
  const layout = applyOffsets(
    stepBack(composed.layout, best.by, best.down),
    getPageOffsets(book.customizations, COVER_PAGE),
  )
  const { behind, before } = drawComposed(book, request, { ...composed, layout })
  const foot = Math.max(...best.letters.lines.flat().map(({ y, size }) => y + size * 0.12), margin)
  const field = chooseFieldColour(book)
  const place = (nodes: readonly Node[]): Node[] =>
    above ? [group(nodes, { transform: translate(0, above) })] : [...nodes]
  return {
    width: 1000,
    height,
    title: best.letters,
    names: strip?.lettering ?? null,
    ...field,
    essential: boxOfEssential(layout),
    behind: {
      width: 1000,
      height,
      nodes: [
        ...place(close ? cullOffPage(behind) : behind),
        ...(title === '' ? [] : drawField(book.seed, field.field, clamp(foot + 36, above + 60, above + 740))),
      ],
    },
    before: {
      width: 1000,
      height,
      nodes: [
        ...place(close ? cullOffPage(before) : before),
        ...(strip ? drawNamesStrip(strip, { seed: book.seed, foot: height - margin, colour: field.field }) : []),
      ],
      shot: composed.layout.framing,
    },
  }
}

/** The field behind the title, with an edge as scissors leave it. */
function drawField(seed: string, colour: Colour, at: number): Node[] {
  const edge = (drop: number, key: string): string => {
    const points: Point[] = Array.from({ length: 9 }, (_, i) => [
      -60 + i * 140,
      at + drop + (chance(seed, `${key} ${i}`) - 0.5) * 46 + (i % 2 ? 14 : -14),
    ])
    return `${smoothPath(points, false)}L1100 -60L-60 -60Z`
  }
  return [
    path(edge(16, 'edge'), INK, { opacity: 0.2 }),
    path(edge(4, 'edge'), mix(colour, PAPER, 0.35)),
    path(edge(-10, 'inner'), colour),
  ]
}
