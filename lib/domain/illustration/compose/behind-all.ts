// Things that hang or stand behind everybody: they are seen beside the cast (place-around), and whoever looks at one
// turns to that side.
import type { Prop } from '../direction'
import { clamp } from '../kit/vector'
import type { PropDrawing } from '../things/prop-drawing'
import { PROP_DRAWINGS } from '../things/table'

/** Longer things go behind the cast, or it would have no room. */
const LONG_FROM = 140
/** Whether a thing stands among the cast. */
export const standsAmongCast = (thing: PropDrawing): boolean =>
  (thing.placement === 'flat' || thing.placement === 'ground') && thing.width < LONG_FROM

/** Whether a thing hangs or stands behind everybody. */
export const isBehindAll = (thing: PropDrawing): boolean =>
  thing.placement === 'wall' || (thing.placement === 'ground' && !standsAmongCast(thing))

const known = new Map<string, boolean>()
/** The same for a word and its text, drawn once. */
export function isKnownBehind(prop: Prop, text: string | undefined): boolean {
  const key = `${prop} ${text ?? ''}`
  const found = known.get(key) ?? isBehindAll(PROP_DRAWINGS[prop](text))
  known.set(key, found)
  return found
}

/** Where it is to whoever looks at it, when it is wanted at x: beyond everybody on that side. */
export const beyondAll = (x: number): number => (x < 0.5 ? -0.05 : 1.05)

/** Wanted x of a thing whose place the direction leaves open: on the side to which its first viewer is turned. */
export function besideViewer({ wantedX, facing }: { wantedX: number; facing: 1 | -1 }, isBehind: boolean): number {
  const x = clamp(wantedX + facing * 0.13, 0, 1)
  return !isBehind ? x : facing > 0 ? Math.max(x, 0.5) : Math.min(x, 0.49)
}

/** Beside whom a thing stands whose place the direction leaves open: the first person who looks at it, else an animal. */
export function findViewer<T extends { actor: { looksAt?: string | undefined }; member: { kind: string } }>(
  prop: Prop,
  present: readonly T[],
): T | undefined {
  const viewers = present.filter(({ actor }) => actor.looksAt === prop)
  return viewers.find(({ member }) => member.kind !== 'pet') ?? viewers[0]
}
