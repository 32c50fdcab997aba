// A story's plan: who is in it, what each picture shows, which pet acts where, and which slots the words must fill.
// It has no sentence in it, so that every language tells the same story. docs/stories.md describes the syntax.
import { LIFE_SKILLS, READING_LEVELS } from '../../story/lists'
import type { LifeSkill, ReadingLevel } from '../../story/lists'
import { EVENT_IDS } from '../world/events'
import type { EventId } from '../world/events'
import type { Extra } from '../../story/manuscript'
import { addPage, readSource, splitList } from './read-source'
import { parseText, TemplateError } from './text'
import type { Text } from './text'

/** What a page's words must speak of, if the request has it. */
const SLOTS = ['place', 'event', 'home', 'recall', 'deed', 'series'] as const
export type Slot = (typeof SLOTS)[number]

/** What a trait does in a story: it is set up, gets in the way, pays off; or is told in the language's own line. */
export const TRAIT_BEATS = ['set', 'trouble', 'pay', 'second', 'third'] as const
export type TraitBeat = (typeof TRAIT_BEATS)[number]
export const TRAIT_OWNERS = ['pet', 'child'] as const
export type TraitOwner = (typeof TRAIT_OWNERS)[number]
/** What a story does with a special day. */
const DAY_PARTS = ['plot', 'greeted'] as const
export type DayPart = (typeof DAY_PARTS)[number]

export interface PlannedPage {
  direction: Text
  slots: Slot[]
  /** Places for a line of the leading pet alone; optional ones are left out of a large cast's book. */
  leads: { name: string; optional: boolean }[]
  traits: { owner: TraitOwner; beat: TraitBeat }[]
  /** Markers: places for one pet's line of a beat. `stage`: the partner's direction if no pet acts. */
  markers: { beat: string; stage: Text }[]
}
/** A pet's comic thread through the book: one stage direction per beat. `for` is a kind, 'any' or 'duet'. */
interface PlannedThread {
  id: string
  for: string
  stages: Map<string, Text>
}
export interface Plan {
  id: string
  skill: LifeSkill
  level: ReadingLevel
  /** What the story does with a special day; of one that is not here it says nothing. */
  days: Map<EventId, DayPart>
  cast: { who: Extra['who']; pronoun: Extra['pronoun'] }[]
  /** Picks that the pictures show: what is drawn, in the order of the words for it. */
  things: Map<string, string[]>
  /** `drawn`: the prop or person that shows it, and on which page. */
  surprises: { type: string; drawn: { page: number; thing: string }[] }[]
  pages: PlannedPage[]
  /** The other version of pages that have two, by page number. */
  versions: Map<number, PlannedPage>
  threads: PlannedThread[]
  /** The leading pet's lines, by name; `for` is its kind. */
  leads: PlannedThread[]
  /** Lines for traits: 'pet fear' is for a kind of trait, 'pet socks' for one trait. */
  traits: PlannedThread[]
}

const WHO_EXTRA: readonly Extra['who'][] = ['friend', 'friend2', 'grownup', 'elder']
const PRONOUNS: readonly Extra['pronoun'][] = ['he', 'she', 'they']

const oneOf = <T extends string>(list: readonly T[], value: string | undefined, what: string): T => {
  const found = list.find((x) => x === value)
  if (!found) throw new TemplateError(`${what} is "${value ?? ''}", should be one of ${list.join(', ')}`)
  return found
}

/** Parses "2 umbrella, 14 friend". */
const readDrawn = (source: string) =>
  [...source.matchAll(/(\d+) ([\w-]+)/g)].map(([, page, thing = '']) => ({ page: Number(page), thing }))

function readHeader(plan: Plan, key: string, value: string): void {
  if (key === 'id') plan.id = value
  else if (key === 'skill') plan.skill = oneOf(LIFE_SKILLS, value, 'skill')
  else if (key === 'level') plan.level = oneOf(READING_LEVELS, value, 'level')
  else if (key === 'days') {
    for (const day of splitList(value, ',')) {
      const [id, part] = day.split(' ')
      plan.days.set(oneOf(EVENT_IDS, id, 'day'), oneOf(DAY_PARTS, part, `part of ${id ?? ''}`))
    }
  } else if (key === 'extra') {
    const [who, pronoun] = value.split(' ')
    plan.cast.push({
      who: oneOf(WHO_EXTRA, who, 'extra'),
      pronoun: oneOf(PRONOUNS, pronoun, `pronoun of ${who ?? ''}`),
    })
  } else if (key === 'pick') {
    const [name = '', list = ''] = value.split('=').map((x) => x.trim())
    plan.things.set(name, splitList(list, ','))
  } else if (key === 'surprise') {
    const [type = '', drawn = ''] = value.split('|').map((x) => x.trim())
    plan.surprises.push({ type, drawn: readDrawn(drawn) })
  } else throw new TemplateError(`unknown header "${key}"`)
}

function readPageLine(page: PlannedPage, line: string): void {
  const [, beat, stage = ''] = /^\* (\w+)\s*(?:\|\s*(.*))?$/.exec(line) ?? []
  const [, slots] = /^slots:\s*(.+)$/.exec(line) ?? []
  const [, lead, optional] = /^> (\w+)\s*(\?)?$/.exec(line) ?? []
  const [, owner, traitBeat] = /^\^ (\w+) (\w+)$/.exec(line) ?? []
  if (lead) page.leads.push({ name: lead, optional: Boolean(optional) })
  else if (owner)
    page.traits.push({
      owner: oneOf(TRAIT_OWNERS, owner, 'whose trait'),
      beat: oneOf(TRAIT_BEATS, traitBeat, 'beat of a trait'),
    })
  else if (line.startsWith('@')) page.direction = parseText(line.slice(1).trim())
  else if (beat) page.markers.push({ beat, stage: parseText(stage) })
  else if (slots) page.slots = splitList(slots, ',').map((slot) => oneOf(SLOTS, slot, 'slot'))
  else if (line) throw new TemplateError('neither a picture (@), a marker (* > ^) nor slots')
}

/** @throws TemplateError that names the line */
export function parsePlan(source: string): Plan {
  const plan: Plan = {
    id: '',
    skill: 'courage',
    level: '0-4',
    days: new Map(),
    cast: [],
    things: new Map(),
    surprises: [],
    pages: [],
    versions: new Map(),
    threads: [],
    leads: [],
    traits: [],
  }
  readSource(source, {
    header: (key, value) => {
      readHeader(plan, key, value)
    },
    page: (number, version) => {
      const page: PlannedPage = { direction: [], slots: [], markers: [], leads: [], traits: [] }
      addPage(plan.pages, plan.versions, page, number, version)
      return (line) => {
        readPageLine(page, line)
      }
    },
    thread: (id, kind) => {
      const stages = new Map<string, Text>()
      if (kind === 'lead') plan.leads.push({ id, for: id.slice('lead '.length), stages })
      else if (kind === 'trait') plan.traits.push({ id, for: id.slice('trait '.length), stages })
      else plan.threads.push({ id, for: kind, stages })
      return (beat, stage) => stages.set(beat, parseText(stage))
    },
  })
  return plan
}
