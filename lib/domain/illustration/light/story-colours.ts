// The colour script of a story: five colours that its places keep to, one accent that is left to the thing it tells of,
// and how full the colours of each page are.
import { pick } from '../../chance'
import type { Direction, Feeling, Prop } from '../direction'
import { type Lab, mixLab, toHex, toLab } from '../kit/colour'
import { clamp } from '../kit/vector'
import { bounds, walk } from '../print/node-tree'
import type { Colour } from '../scene'
import type { PageColours, StoryColours } from '../shot-plan'
import { PROP_DRAWINGS } from '../things/table'
import type { Palette } from './palettes'

/** How bright a feeling is, from -1 to 1, and how full the colours of its pages are. */
const FEELING: Record<Feeling, { bright: number; full: number }> = {
  sad: { bright: -1, full: 0.56 },
  scared: { bright: -0.8, full: 0.66 },
  worried: { bright: -0.5, full: 0.78 },
  cross: { bright: -0.4, full: 0.92 },
  calm: { bright: 0.2, full: 0.96 },
  curious: { bright: 0.3, full: 1 },
  happy: { bright: 0.6, full: 1.05 },
  proud: { bright: 0.8, full: 1.1 },
  delighted: { bright: 1, full: 1.14 },
}
const CLIMAX = 1.22
/** How full colours are in most stories, and the share of what a story lacks of it that is given back. */
const USUAL = 0.9
const LIFTED = 0.6
/** Where the climax is looked for: the share of the story before it. */
const CLIMAX_FROM = 0.7

type Page = Pick<Direction, 'actors' | 'setting'>

/** The child's feeling, or where it isn't, that of who is there. */
function feelingOf({ actors }: Page): Feeling | undefined {
  return (actors.find(({ who }) => who === 'child') ?? actors[0])?.feeling
}

/** The page whose colours are fullest: the brightest one near the end, of these the earliest. */
export function findClimax(pages: readonly Page[]): number {
  const bright = pages.map((page) => FEELING[feelingOf(page) ?? 'calm'].bright)
  const from = Math.floor(pages.length * CLIMAX_FROM)
  return bright.reduce((best, value, i) => (i > from && value > (bright[best] ?? -1) ? i : best), from)
}

/**
 * How full the colours of each page are: by its feeling, and a little by those of its neighbours. A story that is sad
 * on most pages is not grey as a whole.
 */
export function fullnessOf(pages: readonly Page[]): number[] {
  const own = pages.map((page) => FEELING[feelingOf(page) ?? 'calm'].full)
  const mean = own.reduce((sum, full) => sum + full, 0) / Math.max(1, own.length)
  const lift = Math.max(0, USUAL - mean) * LIFTED
  const climax = findClimax(pages)
  return own.map((full, i) => {
    if (i === climax) return CLIMAX
    const beside = ((own[i - 1] ?? full) + (own[i + 1] ?? full)) / 2
    return Math.round((full * 0.8 + beside * 0.2 + lift) * 100) / 100
  })
}

const chroma = ([, a, b]: Lab): number => Math.hypot(a, b)
const hue = ([, a, b]: Lab): number => (Math.atan2(b, a) * 180) / Math.PI
const hueGap = (one: Lab, other: Lab): number => Math.abs(((hue(one) - hue(other) + 540) % 360) - 180)
/** Red and yellow are warm, blue and green are not. */
const warmth = ([, a, b]: Lab): number => a + b

/** From this chroma on, a thing has a colour of its own. */
const COLOURED = 0.07
/** A colour in less than this share of a thing is not the thing's. */
const LEAST_AREA = 0.2
/** The accent of things that have none: light. */
const PALE_ACCENT = '#f3d58a'

/** The colour of a thing: of those it is painted in the strongest, large areas counting more. */
function colourOfThing(prop: Prop, text?: string): Colour {
  const areas = new Map<Colour, number>()
  for (const node of walk(PROP_DRAWINGS[prop](text).nodes)) {
    if (node.kind === 'group' || typeof node.fill !== 'string') continue
    const { width, height } = bounds([node])
    areas.set(node.fill, (areas.get(node.fill) ?? 0) + Math.sqrt(width * height))
  }
  const all = [...areas.values()].reduce((sum, area) => sum + area, 0)
  const [best] = [...areas]
    .filter(([colour, area]) => chroma(toLab(colour)) >= COLOURED && area > all * LEAST_AREA)
    .toSorted(([one, a], [other, b]) => b * chroma(toLab(other)) - a * chroma(toLab(one)))
  return best?.[0] ?? PALE_ACCENT
}

/** Least gap, in degrees of hue, between the story's first two colours, and between each of the five and the accent. */
const APART = 45
const FROM_ACCENT = 24

/**
 * Five colours of the book's palette. The first is cool where the story is mostly sad or afraid, and warm where it is
 * bright; the second lies apart from it; then those of leaves, of wood and of the dark. None is near the accent.
 */
export function chooseStoryColours(
  palette: Palette,
  pages: readonly Page[],
  toldThing: { prop: Prop; text?: string | undefined } | null,
  seed: string,
): StoryColours {
  const accent = toldThing ? colourOfThing(toldThing.prop, toldThing.text) : PALE_ACCENT
  const isFree = (colour: Colour): boolean => hueGap(toLab(colour), toLab(accent)) > FROM_ACCENT
  const free = (colours: readonly Colour[]): readonly Colour[] => {
    const found = colours.filter(isFree)
    return found.length ? found : colours
  }
  const brightness = pages.reduce((sum, page) => sum + FEELING[feelingOf(page) ?? 'calm'].bright, 0) / pages.length
  const places = [...new Set(pages.map(({ setting }) => setting))].toSorted().join(' ')
  const grounds = free([...palette.rooms, palette.wallWarm, palette.water]).toSorted(
    (one, other) => warmth(toLab(one)) - warmth(toLab(other)),
  )
  const from = Math.round(clamp(brightness + 0.4) * Math.max(0, grounds.length - 3))
  const first = pick(seed, `ground ${places}`, grounds.slice(from, from + 3))
  const others = free([
    palette.companion,
    palette.cloth,
    palette.clothWarm,
    palette.roof,
    palette.roofCool,
    palette.water,
  ])
  const apart = others.filter((colour) => hueGap(toLab(colour), toLab(first)) > APART)
  const second = pick(seed, `second ${places}`, apart.length ? apart : others)
  const deep = pick(seed, `deep ${places}`, free([palette.leafDeep, palette.roofCool, palette.cloth]))
  return {
    colours: [first, second, palette.leaf, palette.wood, deep],
    accent,
    ...(toldThing ? { thing: toldThing.prop } : {}),
  }
}

/** Share of the story's colours in paint and cloth, in wood, and in what grows or flows. */
const IN_PAINT = 0.62
const IN_WOOD = 0.3
const IN_NATURE = 0.16
const SHARES: Record<Exclude<keyof Palette, 'rooms' | 'wash' | 'mother'>, number> = {
  leaf: IN_NATURE,
  leafDeep: IN_NATURE,
  grass: IN_NATURE,
  earth: IN_WOOD,
  path: IN_WOOD,
  bloom: IN_PAINT,
  wall: IN_PAINT,
  wallWarm: IN_PAINT,
  floor: IN_WOOD,
  wood: IN_WOOD,
  roof: IN_PAINT,
  roofCool: IN_PAINT,
  stone: IN_NATURE,
  sand: IN_NATURE,
  water: IN_NATURE,
  snow: IN_NATURE,
  accent: 1,
  companion: IN_PAINT,
  cloth: IN_PAINT,
  clothWarm: IN_PAINT,
}
/** A colour with the hue of another: its lightness, and so all contrast, stays. */
const lean = (colour: Colour, towards: Colour, share: number): Colour => {
  const own = toLab(colour)
  const [, a, b] = toLab(towards)
  return toHex(mixLab(own, [own[0], a, b], share))
}

/** A book's palette in the colours of its story. */
export function applyStoryColours(
  palette: Palette,
  { colours, accent }: Pick<PageColours, 'colours' | 'accent'>,
): Palette {
  const [first, second] = colours
  const nearest = (colour: Colour): Colour =>
    chroma(toLab(colour)) < COLOURED / 2
      ? first
      : (colours.toSorted((one, other) => hueGap(toLab(one), toLab(colour)) - hueGap(toLab(other), toLab(colour)))[0] ??
        first)
  const isAccent = (colour: Colour): boolean =>
    chroma(toLab(colour)) > COLOURED && hueGap(toLab(colour), toLab(accent)) < FROM_ACCENT
  const own = (name: keyof typeof SHARES): Colour => {
    const share = SHARES[name]
    return lean(palette[name], nearest(palette[name]), isAccent(palette[name]) ? Math.max(share, IN_WOOD) : share)
  }
  const names = Object.keys(SHARES) as (keyof typeof SHARES)[]
  const paint = (colour: Colour): Colour => lean(colour, first, IN_PAINT)
  const [one, two, three, four, five] = palette.rooms
  return {
    ...palette,
    ...Object.fromEntries(names.map((name) => [name, own(name)])),
    mother: first,
    wall: paint(palette.wall),
    accent: second,
    rooms: [paint(one), paint(two), paint(three), paint(four), paint(five)],
  }
}
