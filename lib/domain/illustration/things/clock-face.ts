// What a clock shows: the hour of the page, or the one that its light makes likely.
import type { Direction, Light, Prop } from '../direction'
import type { Point } from '../scene'

const CLOCKS: ReadonlySet<Prop> = new Set<Prop>(['clock', 'alarm-clock', 'clock-tower'])
const BY_LIGHT: Record<Light, string> = {
  morning: '8:00',
  noon: '12:00',
  golden: '5:00',
  dusk: '6:30',
  night: '9:00',
  lamp: '7:30',
}
export const timeOf = ({ time, light }: Pick<Direction, 'time' | 'light'>): string => time ?? BY_LIGHT[light]

/** A clock's text with the page's time at its end: its hands follow it. Texts of other things stay as they are. */
export const withTime = (
  prop: Prop,
  text: string | undefined,
  direction: Pick<Direction, 'time' | 'light'>,
): string | undefined => (CLOCKS.has(prop) ? [text, timeOf(direction)].filter(Boolean).join(' ') : text)

/** Splits a clock's text: the variant, and the time that its hands show. */
export function readClock(text = ''): { variant: string; time: string } {
  const [time = '10:10'] = /\d{1,2}:\d\d/.exec(text) ?? []
  return { variant: text.replace(time, '').trim(), time }
}

/** Where the hands of a clock with this radius end, from its middle. */
export function clockHands(time: string, radius: number, mirrored = false): { long: Point; short: Point } {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const tip = (turn: number, length: number): Point => {
    const angle = turn * 2 * Math.PI
    const x = Math.sin(angle) * length * (mirrored ? -1 : 1)
    return [Math.round(x * 10) / 10, Math.round(-Math.cos(angle) * length * 10) / 10]
  }
  return { long: tip(minute / 60, radius), short: tip((hour + minute / 60) / 12, radius * 0.6) }
}
