// Parses a story's source line by line into a Template. docs/stories.md describes the syntax.
import { LIFE_SKILLS, READING_LEVELS } from '../../story/lists'
import type { LifeSkill, ReadingLevel } from '../../story/lists'
import type { Extra } from '../../story/manuscript'
import { parseText, splitOutside, TemplateError } from './text'
import type { Text } from './text'

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
}
/** A pet's comic thread through the book: one line per beat. `for` is a kind, 'any' or 'duet'. */
export interface Thread {
  id: string
  for: string
  beats: Map<string, Line>
}
export interface Template {
  id: string
  title: Text
  skill: LifeSkill
  level: ReadingLevel
  refrain: Text
  recall: Text
  deed: Text
  summary: Text
  /** Named pieces of text, expanded anew at each use. */
  sets: Map<string, Text>
  /** Names and things that are chosen once for the whole book. */
  picks: Map<string, string[]>
  extras: { who: Extra['who']; name: Text; pronoun: Extra['pronoun'] }[]
  words: { word: string; meaning: string }[]
  questions: Text[]
  activities: { type: string; content: Text; options: Text[] }[]
  /** `drawn`: the prop or person that shows it, and on which page. */
  surprises: { type: string; content: Text; trigger: Text; drawn: { page: number; thing: string }[] }[]
  pages: TemplatePage[]
  threads: Thread[]
}

const WHO_EXTRA: readonly Extra['who'][] = ['friend', 'friend2', 'grownup', 'elder']
const PRONOUNS: readonly Extra['pronoun'][] = ['he', 'she', 'they']

const oneOf = <T extends string>(list: readonly T[], value: string | undefined, what: string): T => {
  const found = list.find((x) => x === value)
  if (!found) throw new TemplateError(`${what} is "${value ?? ''}", should be one of ${list.join(', ')}`)
  return found
}

const parts = (source: string): [string, string, string, string] => {
  const [a = '', b = '', c = '', d = ''] = splitOutside(source, '|').map((x) => x.trim())
  return [a, b, c, d]
}

/** Parses "2 umbrella, 14 friend". */
const readDrawn = (source: string) =>
  [...source.matchAll(/(\d+) ([\w-]+)/g)].map(([, page, thing = '']) => ({ page: Number(page), thing }))

function readHeader(template: Template, meta: Map<string, string>, key: string, value: string) {
  if (key === 'pick') {
    const [name = '', list = ''] = value.split('=').map((x) => x.trim())
    template.picks.set(
      name,
      list
        .split(',')
        .map((x) => x.trim())
        .filter(Boolean),
    )
  } else if (key === 'set') {
    const cut = value.indexOf('=')
    template.sets.set(value.slice(0, cut).trim(), parseText(value.slice(cut + 1).trim()))
  } else if (key === 'extra') {
    const [who = '', rest = ''] = value.split('=').map((x) => x.trim())
    const cut = rest.lastIndexOf(' ')
    template.extras.push({
      who: oneOf(WHO_EXTRA, who, 'extra'),
      name: parseText(rest.slice(0, cut)),
      pronoun: oneOf(PRONOUNS, rest.slice(cut + 1), `pronoun of ${who}`),
    })
  } else if (key === 'word') {
    const [word = '', meaning = ''] = value.split('=').map((x) => x.trim())
    template.words.push({ word, meaning })
  } else if (key === 'question') template.questions.push(parseText(value))
  else if (key === 'activity') {
    const [type, content, options] = parts(value)
    template.activities.push({
      type,
      content: parseText(content),
      options: options ? options.split(';').map((o) => parseText(o.trim())) : [],
    })
  } else if (key === 'surprise') {
    const [type, content, trigger, drawn] = parts(value)
    template.surprises.push({ type, content: parseText(content), trigger: parseText(trigger), drawn: readDrawn(drawn) })
  } else if (['id', 'title', 'skill', 'level', 'refrain', 'recall', 'deed', 'summary'].includes(key))
    meta.set(key, value)
  else throw new TemplateError(`unknown header "${key}"`)
}

function readLine(line: string): Line {
  const [text = '', stage = ''] = line.split(/\s+\/\/\s*/)
  return { text: parseText(text), stage: parseText(stage) }
}

/** @throws TemplateError that names the line */
export function parseTemplate(source: string): Template {
  const meta = new Map<string, string>()
  const template: Template = {
    id: '',
    title: [],
    skill: 'courage',
    level: '0-4',
    refrain: [],
    recall: [],
    deed: [],
    summary: [],
    sets: new Map(),
    picks: new Map(),
    extras: [],
    words: [],
    questions: [],
    activities: [],
    surprises: [],
    pages: [],
    threads: [],
  }
  let page: TemplatePage | undefined
  let thread: Thread | undefined

  source.split('\n').forEach((raw, index) => {
    const line = raw.trim()
    try {
      const heading = /^## (\w+)( .*)?$/.exec(line)
      const pair = /^(\w+):\s*(.*)$/.exec(line)
      const beat = /^\* (\w+)\s*(?:\|\s*(.*))?$/.exec(line)
      if (line.startsWith('//')) return
      if (heading) {
        template.threads.push(
          (thread = { id: `${line.slice(3)} (line ${index + 1})`, for: heading[1] ?? '', beats: new Map() }),
        )
        page = undefined
      } else if (/^# \d+$/.test(line)) template.pages.push((page = { parts: [], direction: [], alt: [] }))
      else if (page) {
        if (!line) page.parts.push({ type: 'paragraph' })
        else if (line.startsWith('@')) page.direction = parseText(line.slice(1).trim())
        else if (line.startsWith('=')) page.alt = parseText(line.slice(1).trim())
        else if (beat) page.parts.push({ type: 'beat', beat: beat[1] ?? '', fallback: readLine(beat[2] ?? '') })
        else page.parts.push({ type: 'text', text: parseText(line) })
      } else if (!line) return
      else if (!pair) throw new TemplateError('neither a header, a page, a pet line nor a comment')
      else if (thread) thread.beats.set(pair[1] ?? '', readLine(pair[2] ?? ''))
      else readHeader(template, meta, pair[1] ?? '', pair[2] ?? '')
    } catch (error) {
      throw error instanceof TemplateError ? new TemplateError(`line ${index + 1}: ${error.message}`) : error
    }
  })

  template.id = meta.get('id') ?? ''
  template.title = parseText(meta.get('title') ?? '')
  template.skill = oneOf(LIFE_SKILLS, meta.get('skill'), 'skill')
  template.level = oneOf(READING_LEVELS, meta.get('level'), 'level')
  template.refrain = parseText(meta.get('refrain') ?? '')
  template.recall = parseText(meta.get('recall') ?? '')
  template.deed = parseText(meta.get('deed') ?? '')
  template.summary = parseText(meta.get('summary') ?? '')
  return template
}
