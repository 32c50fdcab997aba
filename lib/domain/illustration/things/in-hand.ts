// How a thing is drawn in a hand, where that differs from how it lies or stands: cloth hangs down.
import type { Prop } from '../direction'

const HANGS: ReadonlySet<Prop> = new Set<Prop>(['scarf', 'towel'])
/** The text of what somebody holds. */
export const textInHand = (prop: Prop, text: string | undefined): string | undefined =>
  text ?? (HANGS.has(prop) ? 'limp' : undefined)
