// A story's words in one language: title, the text of each page with its variants, alternative texts, the pets' lines,
// and the pages after the story. docs/stories.md describes the syntax.
import { TRAIT_BEATS, TRAIT_OWNERS } from './plan'
import type { TraitBeat, TraitOwner } from './plan'
import { addPage, readSource, splitList } from './read-source'
import { parseText, splitOutside, TemplateError } from './text'
import type { Text } from './text'

type WordsPart =
  | { type: 'text'; text: Text }
  /** Where a pet's line of the beat stands; without a pet the fallback is used. */
  | { type: 'beat'; beat: string; fallback: Text }
  /** Where the leading pet's line of this name stands; a kind that has none has the fallback. */
  | { type: 'lead'; name: string; fallback: Text }
  /** Where the line for a trait stands; without a trait the fallback is used. */
  | { type: 'trait'; owner: TraitOwner; beat: TraitBeat; fallback: Text }
  | { type: 'paragraph' }

export interface Words {
  title: Text
  refrain: Text
  recall: Text
  deed: Text
  summary: Text
  /** What a series remembers: an object, and a running joke as it is said. */
  keepsake: Text
  joke: Text
  /** Named pieces of text, expanded anew at each use. */
  sets: Map<string, Text>
  /** Names and things that are chosen once for the whole book. */
  picks: Map<string, string[]>
  /** Names of the people in the plan, by role. */
  extras: Map<string, Text>
  words: { word: string; meaning: string }[]
  questions: Text[]
  activities: { type: string; content: Text; options: Text[] }[]
  surprises: { content: Text; trigger: Text }[]
  pages: { parts: WordsPart[]; alt: Text }[]
  /** The other version of pages that have two, by page number. */
  versions: Map<number, Words['pages'][number]>
  /** The pets' lines: by thread, then by beat. */
  threads: Map<string, Map<string, Text>>
}

const LINES = ['title', 'refrain', 'recall', 'deed', 'summary', 'keepsake', 'joke'] as const

/** Parses "name = value". */
function pair(source: string): [name: string, value: string] {
  const cut = source.indexOf('=')
  return cut < 0 ? [source.trim(), ''] : [source.slice(0, cut).trim(), source.slice(cut + 1).trim()]
}

function readHeader(words: Words, key: string, value: string): void {
  const line = LINES.find((x) => x === key)
  if (line) words[line] = parseText(value)
  else if (key === 'question') words.questions.push(parseText(value))
  else if (key === 'activity') {
    const [type = '', content = '', options = ''] = splitOutside(value, '|').map((x) => x.trim())
    words.activities.push({ type, content: parseText(content), options: splitList(options, ';').map(parseText) })
  } else if (key === 'surprise') {
    const [content = '', trigger = ''] = splitOutside(value, '|').map((x) => x.trim())
    words.surprises.push({ content: parseText(content), trigger: parseText(trigger) })
  } else {
    const [name, text] = pair(value)
    if (key === 'pick') words.picks.set(name, splitList(text, ','))
    // What is written on a prop is a set too: the picture's direction names it.
    else if (key === 'set' || key === 'sign') words.sets.set(name, parseText(text))
    else if (key === 'extra') words.extras.set(name, parseText(text))
    else if (key === 'word') words.words.push({ word: name, meaning: text })
    else throw new TemplateError(`unknown header "${key}"`)
  }
}

function readPageLine(page: Words['pages'][number], line: string): void {
  const [, beat, fallback = ''] = /^\* (\w+)\s*(?:\|\s*(.*))?$/.exec(line) ?? []
  const [, lead, otherwise = ''] = /^> (\w+)\s*(?:\|\s*(.*))?$/.exec(line) ?? []
  const [, whose, which, without = ''] = /^\^ (\w+) (\w+)\s*(?:\|\s*(.*))?$/.exec(line) ?? []
  const owner = TRAIT_OWNERS.find((x) => x === whose)
  const traitBeat = TRAIT_BEATS.find((x) => x === which)
  if (lead) page.parts.push({ type: 'lead', name: lead, fallback: parseText(otherwise) })
  else if (whose) {
    if (!owner || !traitBeat) throw new TemplateError(`"${whose} ${which ?? ''}" is no place for a trait`)
    page.parts.push({ type: 'trait', owner, beat: traitBeat, fallback: parseText(without) })
  } else if (!line) page.parts.push({ type: 'paragraph' })
  else if (line.startsWith('=')) page.alt = parseText(line.slice(1).trim())
  else if (beat) page.parts.push({ type: 'beat', beat, fallback: parseText(fallback) })
  else page.parts.push({ type: 'text', text: parseText(line) })
}

/** @throws TemplateError that names the line */
export function parseWords(source: string): Words {
  const words: Words = {
    title: [],
    refrain: [],
    recall: [],
    deed: [],
    summary: [],
    keepsake: [],
    joke: [],
    sets: new Map(),
    picks: new Map(),
    extras: new Map(),
    words: [],
    questions: [],
    activities: [],
    surprises: [],
    pages: [],
    versions: new Map(),
    threads: new Map(),
  }
  readSource(source, {
    header: (key, value) => {
      readHeader(words, key, value)
    },
    page: (number, version) => {
      const page: Words['pages'][number] = { parts: [], alt: [] }
      addPage(words.pages, words.versions, page, number, version)
      return (line) => {
        readPageLine(page, line)
      }
    },
    thread: (id) => {
      const lines = new Map<string, Text>()
      words.threads.set(id, lines)
      return (beat, text) => lines.set(beat, parseText(text))
    },
  })
  return words
}
