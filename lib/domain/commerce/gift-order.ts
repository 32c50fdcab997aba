// A story bought for somebody else: who gets it, what the card says, and when the letter goes out.
import { z } from 'zod'
import { unlessLong } from '../too-long'

/** Bought gift cards hold for three years, as Australian consumer law asks. */
export const BOUGHT_CODE_MONTHS = 36
const GIFT_MESSAGE_AT_MOST = 300
/** A letter can wait this long. */
const GIFT_DAYS_AHEAD = 365

const name = (message: string) =>
  z
    .string({ error: unlessLong(message) })
    .trim()
    .min(1, message)
    .max(60)

export const giftOrder = z.object({
  recipientName: name('Please enter the name of the recipient'),
  /** Without one there is no letter: the card is printed and handed over. */
  recipientEmail: z
    .union([z.literal(''), z.email({ error: unlessLong('Please enter a valid email address') }).max(254)])
    .default(''),
  senderName: name('Please enter your name'),
  message: z.string().trim().max(GIFT_MESSAGE_AT_MOST).default(''),
  /** A day in the buyer's time zone; empty for at once. */
  deliverOn: z.union([z.literal(''), z.iso.date()], 'Please choose a day').default(''),
  timeZone: z.string().max(60).default('UTC'),
})
export type GiftOrder = z.output<typeof giftOrder>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MORNING_HOUR = 8

/** How far a zone's clocks are ahead of UTC at a moment; none for a zone that nobody knows. */
function aheadMs(at: Date, timeZone: string): number {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }).formatToParts(at)
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
    return (
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
      at.getTime()
    )
  } catch {
    return 0
  }
}

/** When the letter goes out: at eight in the morning of the chosen day, where the buyer is; at once when that is past; a year from now at the latest. */
export function deliveryTime({ deliverOn, timeZone }: Pick<GiftOrder, 'deliverOn' | 'timeZone'>, now: Date): Date {
  if (deliverOn === '') return now
  const utc = new Date(Date.parse(`${deliverOn}T00:00:00Z`) + MORNING_HOUR * HOUR_MS)
  // Twice, since the clocks may change between the guess and the answer.
  let there = new Date(utc.getTime() - aheadMs(utc, timeZone))
  there = new Date(utc.getTime() - aheadMs(there, timeZone))
  return new Date(Math.min(Math.max(there.getTime(), now.getTime()), now.getTime() + GIFT_DAYS_AHEAD * DAY_MS))
}

/** The days that can be chosen: from today, where the buyer is, to a year ahead. */
export function deliveryDays({ timeZone, now }: { timeZone: string; now: Date }): { first: string; last: string } {
  const dayThere = (at: number) => new Date(at + aheadMs(new Date(at), timeZone)).toISOString().slice(0, 10)
  return { first: dayThere(now.getTime()), last: dayThere(now.getTime() + GIFT_DAYS_AHEAD * DAY_MS) }
}

/** Whether a day can be chosen; none is for at once. */
export function canDeliverOn(deliverOn: string, where: { timeZone: string; now: Date }): boolean {
  const { first, last } = deliveryDays(where)
  return deliverOn === '' || (deliverOn >= first && deliverOn <= last)
}

/** The zone itself, or UTC for one that nobody knows. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** As it is kept with the purchase; `timeZone` is the one in which the day was chosen. */
export const storedGift = z.object({
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  message: z.string(),
  deliverAt: z.iso.datetime(),
  timeZone: z.string().default('UTC'),
})
