import { PROP_DRAWINGS } from '../things/table'
import { WEARS, type Direction, type Prop } from '../direction'

/** Things of any household: they are in many stories, and tell little about this one. */
const COMMON: ReadonlySet<Prop> = new Set<Prop>([
  'paper',
  'crayon',
  'note',
  'torch',
  'bread',
  'leaf',
  'hat',
  'book',
  'box',
  'spoon',
  'lamp',
  'plate',
  'bowl',
  'rope',
  'pillow',
  'bag',
  'sock',
  'stick',
  'hay',
  'chair',
  'table',
  'bench',
  'bed',
  'window',
  'door',
  'fence',
  'puddle',
  'steps',
  'rug',
  'sign',
  'shelf',
  'sofa',
  'log',
  'hole',
  'bus',
  'map',
  'broom',
])
/** Furniture and what is part of a place: never the thing that a story is about. */
const PLACE: ReadonlySet<Prop> = new Set<Prop>([
  'table',
  'bench',
  'chair',
  'bed',
  'window',
  'door',
  'rug',
  'sofa',
  'shelf',
  'puddle',
  'steps',
  'log',
  'fence',
])
export const isCommonplace = (prop: Prop): boolean => COMMON.has(prop) || PLACE.has(prop)
const COMMONPLACE = 0.6
/** A word of two parts names a thing that was drawn for one story. */
const OWN = 2
/**
 * Longest side, in centimetres, of what somebody holds before the chest, and of what is longer than wide in one hand.
 */
const IN_ARMS = 62
const IN_HAND: ReadonlySet<Prop> = new Set<Prop>(['umbrella', 'trombone', 'rod', 'spade', 'broom', 'kite', 'ladle'])
/** How much more often a large thing must be told than a small one, to stand behind everyone instead. */
const LARGE_TOLD = 1.6
/** How often the child does something to it counts more than that it is there. */
const COUNTS = { child: 3, other: 2, there: 1 } as const

export interface ToldThing {
  prop: Prop
  text?: string | undefined
  held: 'arms' | 'hand' | null
}

/** Things by how much they are held, used and named in a story's directions. */
export function rankThings(directions: readonly Direction[]): (ToldThing & { score: number })[] {
  const counts = new Map<Prop, number>()
  const texts = new Map<Prop, string>()
  const count = (prop: Prop | undefined, by: number) => prop && counts.set(prop, (counts.get(prop) ?? 0) + by)
  for (const { actors, props } of directions) {
    for (const { who, act, holding, wears } of actors) {
      const by = who === 'child' ? COUNTS.child : COUNTS.other
      count(act?.thing, by)
      count(holding, by)
      // Its other one is looked for all the while.
      if (wears === 'one-boot') count('boots', COUNTS.there)
    }
    for (const { prop, text } of props) {
      count(prop, COUNTS.there)
      if (text !== undefined && !texts.has(prop)) texts.set(prop, text)
    }
  }
  return [...counts]
    .filter(([prop]) => !PLACE.has(prop))
    .map(([prop, times]) => {
      const { width, height, placement } = PROP_DRAWINGS[prop](texts.get(prop))
      return {
        prop,
        score: times * (COMMON.has(prop) ? COMMONPLACE : 1) * (prop.includes('-') ? OWN : 1),
        text: texts.get(prop),
        held: IN_HAND.has(prop)
          ? ('hand' as const)
          : Math.max(width, height) <= IN_ARMS && placement !== 'wall' && placement !== 'over'
            ? ('arms' as const)
            : null,
      }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** The thing that a story is about. */
export function findToldThing(directions: readonly Direction[]): ToldThing | null {
  const ranked = rankThings(directions)
  const small = ranked.find(({ held }) => held)
  const large = ranked.find(({ held }) => !held)
  const best = large && (!small || large.score > small.score * LARGE_TOLD) ? large : small
  return best ? { prop: best.prop, text: best.text, held: best.held } : null
}

/** What the child wears on most of its pages, and therefore on the cover. */
export function findWorn(directions: readonly Direction[]): Direction['actors'][number]['wears'] {
  const children = directions.flatMap(({ actors }) => actors.filter(({ who }) => who === 'child'))
  const worn = children.flatMap(({ wears }) => wears ?? [])
  return WEARS.find((one) => worn.filter((other) => other === one).length * 2 > children.length)
}
