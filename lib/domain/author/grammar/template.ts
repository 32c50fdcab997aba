// A story to be rendered: its plan, with the words of one language in their places.
import type { LifeSkill, ReadingLevel } from '../../story/lists'
import type { Extra } from '../../story/manuscript'
import type { StoryLanguage } from '../languages/language'
import type { Plan, PlannedPage, Slot } from './plan'
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
  'title' | 'refrain' | 'recall' | 'deed' | 'summary' | 'sets' | 'picks' | 'words' | 'questions' | 'activities'
> {
  id: string
  skill: LifeSkill
  level: ReadingLevel
  language: StoryLanguage
  /** Picks that the pictures show: what is drawn, in the order of `picks`. */
  things: ReadonlyMap<string, readonly string[]>
  extras: { who: Extra['who']; name: Text; pronoun: Extra['pronoun'] }[]
  surprises: { type: string; content: Text; trigger: Text; drawn: { page: number; thing: string }[] }[]
  pages: TemplatePage[]
  threads: Thread[]
}

/** The markers of plan and words are matched by their order on the page. */
function joinPage(planned: PlannedPage | undefined, { parts, alt }: Words['pages'][number]): TemplatePage {
  const markers = [...(planned?.markers ?? [])]
  return {
    parts: parts.map((part): Part =>
      part.type === 'beat' ? { ...part, fallback: { text: part.fallback, stage: markers.shift()?.stage ?? [] } } : part,
    ),
    direction: planned?.direction ?? [],
    alt,
    slots: planned?.slots ?? [],
  }
}

/** Whatever is missing on either side stays empty, so that the check reports it. */
export function joinTemplate(plan: Plan, words: Words, language: StoryLanguage): Template {
  const { id, skill, level, things } = plan
  return {
    ...words,
    id,
    skill,
    level,
    language,
    things,
    extras: plan.cast.map((extra) => ({ ...extra, name: words.extras.get(extra.who) ?? [] })),
    surprises: plan.surprises.map((surprise, i) => ({
      ...surprise,
      content: words.surprises[i]?.content ?? [],
      trigger: words.surprises[i]?.trigger ?? [],
    })),
    pages: words.pages.map((page, i) => joinPage(plan.pages[i], page)),
    threads: plan.threads.map((thread) => ({
      id: thread.id,
      for: thread.for,
      beats: new Map(
        [...thread.stages].map(([beat, stage]): [string, Line] => [
          beat,
          { text: words.threads.get(thread.id)?.get(beat) ?? [], stage },
        ]),
      ),
    })),
  }
}
