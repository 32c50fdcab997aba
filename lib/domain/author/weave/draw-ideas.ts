// Puts what an idea names into a picture, and says so in its alternative text.
import type { Direction, Setting } from '../../illustration/direction'
import { withArticle } from '../languages/en/normalise'
import { findKnown, type Known } from './known-words'
import type { WeaveIdea } from './request'

const INDOORS: ReadonlySet<Setting> = new Set(['kitchen', 'bedroom', 'living-room', 'hallway', 'bathroom'])
export const isIndoors = (setting: Setting): boolean => INDOORS.has(setting)

/** A picture holds six things. */
const PROPS_AT_MOST = 6
/** Of one idea; more would crowd the rest out. */
const THINGS_OF_AN_IDEA = 2

/** In the sky; whoever says that the tale is on the moon doesn't see it there. */
const FAR: ReadonlySet<string> = new Set(['moon', 'star', 'comet'])

/** @param moves whether the page may be set where the idea says */
export function drawInto(
  direction: Direction,
  idea: WeaveIdea,
  moves: boolean,
): { direction: Direction; shown: Known[] } {
  let next = direction
  const shown: Known[] = []
  for (const known of findKnown(idea.content)) {
    if ('setting' in known && moves && !shown.some((s) => 'setting' in s)) next = { ...next, setting: known.setting }
    else if ('weather' in known && !isIndoors(next.setting)) next = { ...next, weather: known.weather }
    else if (
      'prop' in known &&
      !(idea.type === 'setting' && FAR.has(known.prop)) &&
      shown.filter((s) => 'prop' in s).length < THINGS_OF_AN_IDEA &&
      (next.props.length < PROPS_AT_MOST || next.props.some((p) => p.prop === known.prop))
    ) {
      if (!next.props.some((p) => p.prop === known.prop))
        next = { ...next, props: [...next.props, { prop: known.prop }] }
    } else continue
    shown.push(known)
  }
  return { direction: next, shown }
}

const PLURAL = /(?<!s)s$|potatoes|snowmen|cacti|scarves/
/** "There is a bus in it, too." */
export function describeDrawn(alt: string, shown: readonly Known[]): string {
  const words = shown.flatMap((known) => ('prop' in known ? [known.prop.replace(/-/g, ' ')] : []))
  const fresh = [...new Set(words)].filter((word) => !alt.toLowerCase().includes(word))
  return fresh.length
    ? `${alt} In the picture, too: ${fresh.map((w) => (PLURAL.test(w) || MASS.test(w) ? w : withArticle(w))).join(' and ')}.`
    : alt
}
const MASS = /^(bread|jam|soup|jelly|porridge|lasagne)$/

/** "the bus", for an idea that names something to be met again later. */
export function thingOf(idea: WeaveIdea): string | undefined {
  if (idea.type !== 'character' && idea.type !== 'plot') return undefined
  // Only what the idea begins with: of "a teacher with a moustache", nobody wants to meet the moustache again.
  const start = idea.content.split(' ').slice(0, 2).join(' ')
  const known = findKnown(start).find((k) => 'prop' in k && /^[a-z-]+$/.test(k.word))
  return known && `the ${known.word.replace(/-/g, ' ')}`
}
