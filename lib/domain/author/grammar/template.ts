// A story to be rendered: its plan, with the words of one language in their places.
import type { LifeSkill, ReadingLevel } from '../../story/lists'
import type { Extra } from '../../story/manuscript'
import type { StoryLanguage } from '../languages/language'
import type { EventId } from '../world/events'
import type { DayPart, Plan, PlannedPage, Slot, TraitBeat, TraitOwner } from './plan'
import { MEMENTOS, type Memento } from './cast'
import { nodesOf } from './text'
import type { Text } from './text'
import type { Words } from './words'

/** What a pet does (text), and its stage direction in the picture ("sit curious"). */
export interface Line {
  text: Text
  stage: Text
}
export type Part =
  | { type: 'text'; text: Text }
  /** Marker: a place for one pet's line of a beat; without a pet the fallback is used. */
  | { type: 'beat'; beat: string; fallback: Line }
  /** Place for a line of the leading pet; a kind that has none of this name has the fallback. */
  | { type: 'lead'; name: string; optional: boolean; fallback: Text }
  /** Place for the line of a trait; without a trait the fallback is used. */
  | { type: 'trait'; owner: TraitOwner; beat: TraitBeat; fallback: Text }
  | { type: 'paragraph' }
export interface TemplatePage {
  parts: Part[]
  direction: Text
  alt: Text
  slots: readonly Slot[]
}
/** A pet's comic thread through the book: one line per beat. `for` is a kind, 'any' or 'duet'. */
export interface Thread {
  id: string
  for: string
  beats: Map<string, Line>
}
export interface Template extends Pick<
  Words,
  | 'title'
  | 'refrain'
  | 'recall'
  | 'deed'
  | 'summary'
  | 'keepsake'
  | 'joke'
  | 'sets'
  | 'picks'
  | 'words'
  | 'questions'
  | 'activities'
> {
  id: string
  skill: LifeSkill
  level: ReadingLevel
  language: StoryLanguage
  days: ReadonlyMap<EventId, DayPart>
  /** Picks that the pictures show: what is drawn, in the order of `picks`. */
  things: ReadonlyMap<string, readonly string[]>
  extras: { who: Extra['who']; name: Text; pronoun: Extra['pronoun'] }[]
  surprises: { type: string; content: Text; trigger: Text; drawn: { page: number; thing: string }[] }[]
  pages: TemplatePage[]
  /** What of an earlier book the pages take up. */
  mementos: ReadonlySet<Memento>
  /** The other version of pages that have two, by page number. */
  versions: ReadonlyMap<number, TemplatePage>
  threads: Thread[]
  /** The leading pet's lines: by its kind, then by name. */
  leads: ReadonlyMap<string, ReadonlyMap<string, Line>>
  /** Lines for traits: by 'pet fear' or 'pet socks', then by beat. */
  traits: ReadonlyMap<string, ReadonlyMap<string, Line>>
}

/** The markers of plan and words are matched by their order on the page. */
function joinPage(planned: PlannedPage | undefined, { parts, alt }: Words['pages'][number]): TemplatePage {
  const markers = [...(planned?.markers ?? [])]
  const join = (part: (typeof parts)[number]): Part => {
    if (part.type === 'beat') return { ...part, fallback: { text: part.fallback, stage: markers.shift()?.stage ?? [] } }
    if (part.type !== 'lead') return part
    return { ...part, optional: planned?.leads.some((lead) => lead.name === part.name && lead.optional) ?? false }
  }
  return {
    parts: parts.map(join),
    direction: planned?.direction ?? [],
    alt,
    slots: planned?.slots ?? [],
  }
}

/** What a sequel of this story can take up, whatever the cast. */
function findMementos(pages: readonly TemplatePage[]): Set<Memento> {
  const texts = pages.flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])))
  const slots = new Set(texts.flatMap((text) => [...nodesOf(text)].map((node) => node.type === 'slot' && node.name)))
  return new Set(MEMENTOS.filter((memento) => slots.has(`series.${memento}`)))
}

/** Whatever is missing on either side stays empty, so that the check reports it. */
export function joinTemplate(plan: Plan, words: Words, language: StoryLanguage): Template {
  const { id, skill, level, days, things } = plan
  const linesOf = ({ id: thread, stages }: Plan['threads'][number]): Map<string, Line> =>
    new Map(
      [...stages].map(([beat, stage]): [string, Line] => [
        beat,
        { text: words.threads.get(thread)?.get(beat) ?? [], stage },
      ]),
    )
  const byKind = (blocks: Plan['threads']) => new Map(blocks.map((block) => [block.for, linesOf(block)]))
  const pages = words.pages.map((page, i) => joinPage(plan.pages[i], page))
  return {
    ...words,
    id,
    skill,
    level,
    language,
    days,
    things,
    extras: plan.cast.map((extra) => ({ ...extra, name: words.extras.get(extra.who) ?? [] })),
    surprises: plan.surprises.map((surprise, i) => ({
      ...surprise,
      content: words.surprises[i]?.content ?? [],
      trigger: words.surprises[i]?.trigger ?? [],
    })),
    pages,
    mementos: findMementos(pages),
    versions: new Map([...words.versions].map(([number, page]) => [number, joinPage(plan.versions.get(number), page)])),
    threads: plan.threads.map((thread) => ({ id: thread.id, for: thread.for, beats: linesOf(thread) })),
    leads: byKind(plan.leads),
    traits: byKind(plan.traits),
  }
}
