// Whether whoever acts touches what it acts on: from the drawn fingers (of an animal, from its whole shape) to the
// drawn thing or to the other.
import { HELD_PART } from '../child/bounds'
import type { Verb } from '../direction'
import { actorsIn, thingOf, type CheckedPage, type Measured } from './checked-page'
import { findMarked, type Marked } from './marks'
import { unitsPerCmAt } from './scale'
import { distanceBetween, outlinesOf, type Outline } from '../print/outlines'

/** Centimetres by which a hand may miss what it holds. */
const NEAR_ENOUGH = 1
/** What is done from afar: the thing is in the air, or only pointed at. */
const FROM_AFAR: ReadonlySet<Verb> = new Set<Verb>(['throw', 'point'])
const isThing = ({ thing }: { thing?: string | undefined }): boolean => thing !== undefined
const shapesOf = (groups: readonly Marked[], skip?: Parameters<typeof outlinesOf>[1]): Outline[] =>
  outlinesOf(
    groups.map((one) => ({ ...one, thing: undefined })),
    skip,
  )

/** What is done with a tool: the hand is on the crayon, and its tip on the paper. */
const toolsIn = (own: readonly Marked[]): Marked[] =>
  findMarked(own, ({ part }) => part === HELD_PART).filter((held) => !findMarked(held.children, isThing).length)

export function checkHands(page: CheckedPage): Measured {
  const result: Measured = { count: 0, flaws: [] }
  for (const { actor, member } of actorsIn(page)) {
    const { act, who } = actor
    const unit = unitsPerCmAt(page.picture, member)
    if (!act || unit === undefined || FROM_AFAR.has(act.verb)) continue
    const own = page.members.filter((one) => (one.cast ?? one.castPart) === who)
    const goal = act.thing ?? act.who
    const name = `${who} ${act.verb}:${goal}`
    const things = act.thing ? thingOf(page, who, act.thing) : []
    // An animal may be too low for what is up in somebody's hands, and comes to them.
    const others = page.members.filter(({ cast, castPart }) => {
      const one = cast ?? castPart
      return one !== who && (one === act.who || (member.kind === 'pet' && things.some(({ of }) => of === one)))
    })
    const target = shapesOf([...things, ...others])
    if (!target.length) {
      if (act.thing) result.flaws.push(`${name}: not drawn`)
      continue
    }
    const hands = page.hands.filter(({ of }) => of === who)
    if (!hands.length) {
      result.count++
      const off = distanceBetween(shapesOf(own, isThing), target) / unit
      if (off > NEAR_ENOUGH) result.flaws.push(`${name}: ${off.toFixed(1)} cm off`)
      else if (act.thing && member.kind !== 'pet' && !page.picture.crossesFrame)
        result.flaws.push(`${name}: no acting hand`)
      continue
    }
    const tools = act.thing ? shapesOf(toolsIn(own)) : []
    for (const hand of hands) {
      result.count++
      const off = distanceBetween(shapesOf([hand]), [...target, ...tools]) / unit
      if (off > NEAR_ENOUGH) result.flaws.push(`${name}: ${hand.hand} hand ${off.toFixed(1)} cm off`)
    }
  }
  return result
}
