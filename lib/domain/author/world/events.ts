// Special events: which there are, and how one that a buyer typed is recognised.

export const EVENT_IDS = [
  'birthday',
  'new-baby',
  'family-wedding',
  'first-day-of-school',
  'pet-adoption-day',
  'family-reunion',
  'christmas',
  'easter',
  'halloween',
  'new-years-eve',
  'boxing-day',
  'lunar-new-year',
  'diwali',
  'eid-al-fitr',
  'hanukkah',
  'holi',
  'matariki',
  'naidoc-week',
  'mid-autumn-festival',
  'nowruz',
  'camping-trip',
  'beach-holiday',
  'road-trip',
  'snow-day',
  'farm-stay',
  'train-journey',
] as const
export type EventId = (typeof EVENT_IDS)[number]

/** What every language has to say about an event; a language adds the phrases that its stories use. */
export interface EventWords {
  id: EventId
  name: string
  /** Other spellings that buyers use, as slugs. */
  aliases?: string[]
}

export const slugOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** @param slug of the id, the name or another spelling */
export const findEventIn = <E extends EventWords>(events: readonly E[], slug: string): E | undefined =>
  slug ? events.find((e) => e.id === slug || slugOf(e.name) === slug || e.aliases?.includes(slug)) : undefined

/** Longer text (words) is a description, which the book does not name. */
const WORDS_IN_A_NAME = 6

/** An event in the buyer's own words, without what isn't part of its name. */
export function toOccasion(text: string | undefined): string | undefined {
  const name = (text ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/["“”„«»「」]/g, '')
    .replace(/[.,;:!?。、！？\s]+$/, '')
  return name && name.split(' ').length <= WORDS_IN_A_NAME ? name : undefined
}
