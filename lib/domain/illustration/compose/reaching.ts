// Chooses the pose that is drawn for `reach`: arms go up only for what is overhead, low props are knelt to, and what is
// handed to somebody is held out.
import type { Member } from '../cast'
import type { Actor, Prop } from '../direction'
import { goesOnTable } from '../things/tabletop'
import { PROP_DRAWINGS } from '../things/table'

/** Heights in centimetres: lower props are knelt to, taller ones are reached for overhead. */
const KNEE_HEIGHT = 46
const OVERHEAD_FROM = 95

/**
 * The pose to draw for an actor who looks at a prop or at another member; poses other than `reach` stay as they are.
 */
export function resolveReach(actor: Actor, prop: Prop | undefined, looked: Member | undefined): string {
  if (actor.pose !== 'reach' || actor.looksAt === undefined) return actor.pose
  if (looked) return looked.kind === 'pet' && looked.type !== 'Horse' ? 'kneel' : 'carry'
  if (prop === undefined) return actor.pose
  const { placement, height } = PROP_DRAWINGS[prop]()
  if (placement === 'wall' || placement === 'air' || height > OVERHEAD_FROM) return actor.pose
  return height < KNEE_HEIGHT && !goesOnTable(prop) ? 'kneel' : 'carry'
}
