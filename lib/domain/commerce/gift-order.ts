// A story bought as a gift: recipient, text of the card, and delivery date of the letter.
import { z } from 'zod'
import { LONGEST_DEDICATION } from '../story/lists'
import { plain } from '../story/request'
import { unlessLong } from '../too-long'

/** Gift cards are valid for three years (Australian Consumer Law, section 99B). */
export const BOUGHT_CODE_MONTHS = 36
const GIFT_MESSAGE_AT_MOST = 300
/** Longest delay of a letter, in days. */
const GIFT_DAYS_AHEAD = 365

/** 'any', or a special event of stories, whose decorations are on the card. */
export const GIFT_OCCASIONS = ['birthday', 'new-baby', 'christmas', 'eid-al-fitr', 'diwali', 'any'] as const
export type GiftOccasion = (typeof GIFT_OCCASIONS)[number]
/** Pictures for the front of a card: each has another family of the shop's on it. */
export const CARD_FRONTS = ['mila', 'asha', 'eli'] as const
export type CardFront = (typeof CARD_FRONTS)[number]
const occasion = z.enum(GIFT_OCCASIONS)
const front = z.enum(CARD_FRONTS)
/** Names the picture of a card. */
export const cardPicture = ({ occasion, front }: { occasion: GiftOccasion; front: CardFront }) =>
  `${occasion}-${front}` as const

const name = (message: string) =>
  z
    .string({ error: unlessLong(message) })
    .trim()
    .min(1, message)
    .max(60)

export const giftOrder = z.object({
  recipientName: name('Please enter the name of the recipient'),
  /** Without a recipient's email no letter is sent: the buyer prints the card. */
  recipientEmail: z
    .union([z.literal(''), z.email({ error: unlessLong('Please enter a valid email address') }).max(254)])
    .default(''),
  senderName: name('Please enter your name'),
  message: z.string().trim().max(GIFT_MESSAGE_AT_MOST).default(''),
  occasion: occasion.default('any'),
  front: front.default('mila'),
  /** For the title page of the book that is made with the code. */
  dedication: z.string().max(LONGEST_DEDICATION).transform(plain).default(''),
  /** Day in that time zone; empty to send at once. */
  deliverOn: z.union([z.literal(''), z.iso.date()], 'Please choose a day').default(''),
  timeZone: z.string().max(60).default('UTC'),
})
export type GiftOrder = z.output<typeof giftOrder>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MORNING_HOUR = 8

/** A time zone's offset from UTC at a moment, in milliseconds; 0 for an unknown zone. */
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

/**
 * When the letter is sent: at 08:00 of the chosen day in the time zone of whoever receives it; at once if that is
 * past; one year from now at the latest.
 */
export function deliveryTime({ deliverOn, timeZone }: Pick<GiftOrder, 'deliverOn' | 'timeZone'>, now: Date): Date {
  if (deliverOn === '') return now
  const utc = new Date(Date.parse(`${deliverOn}T00:00:00Z`) + MORNING_HOUR * HOUR_MS)
  // Two iterations, since the offset may change between the first guess and the result (daylight saving).
  let there = new Date(utc.getTime() - aheadMs(utc, timeZone))
  there = new Date(utc.getTime() - aheadMs(there, timeZone))
  return new Date(Math.min(Math.max(there.getTime(), now.getTime()), now.getTime() + GIFT_DAYS_AHEAD * DAY_MS))
}

/** The range of selectable days: from today, in that time zone, to a year ahead. */
export function deliveryDays({ timeZone, now }: { timeZone: string; now: Date }): { first: string; last: string } {
  const dayThere = (at: number) => new Date(at + aheadMs(new Date(at), timeZone)).toISOString().slice(0, 10)
  return { first: dayThere(now.getTime()), last: dayThere(now.getTime() + GIFT_DAYS_AHEAD * DAY_MS) }
}

/** Whether a day can be chosen; an empty day means at once. */
export function canDeliverOn(deliverOn: string, where: { timeZone: string; now: Date }): boolean {
  const { first, last } = deliveryDays(where)
  return deliverOn === '' || (deliverOn >= first && deliverOn <= last)
}

/** Returns the zone, or UTC if it is unknown. */
export function resolveTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** As stored with the purchase; `timeZone` is the one in which the day was chosen. */
export const storedGift = z.object({
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  message: z.string(),
  deliverAt: z.iso.datetime(),
  timeZone: z.string().default('UTC'),
  /** Absent of cards that were bought before one could choose. */
  occasion: occasion.optional().catch(undefined),
  front: front.optional().catch(undefined),
  dedication: z.string().default(''),
})
