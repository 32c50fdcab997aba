// Arms go up only for what is up there: who reaches for what is low kneels to it, who hands something over holds it out.
import type { Member } from '../cast'
import type { Actor, Prop } from '../direction'
import { goesOnTable } from '../things/tabletop'
import { PROP_DRAWINGS } from '../things/table'

/** Centimetres. */
const KNEE_HEIGHT = 46
const OVERHEAD_FROM = 95

/** What `reach` is drawn as, for somebody who looks at that prop, or at somebody. */
export function resolveReach(actor: Actor, prop: Prop | undefined, looked: Member | undefined): string {
  if (actor.pose !== 'reach' || actor.looksAt === undefined) return actor.pose
  if (looked) return looked.kind === 'pet' && looked.type !== 'Horse' ? 'kneel' : 'carry'
  if (prop === undefined) return actor.pose
  const { placement, height } = PROP_DRAWINGS[prop]()
  if (placement === 'wall' || placement === 'air' || height > OVERHEAD_FROM) return actor.pose
  return height < KNEE_HEIGHT && !goesOnTable(prop) ? 'kneel' : 'carry'
}
