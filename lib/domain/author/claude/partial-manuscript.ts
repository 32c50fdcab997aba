// Reads an answer that is still being streamed: the new people and every complete page.
import { z } from 'zod'
import { extra, type Extra } from '../../story/manuscript'
import { answerPage, type AnswerPage } from './contract'

export interface SoFar {
  newPeople: Extra[]
  pages: AnswerPage[]
}

/** Parses the JSON value that starts at `from`, if it is complete; `end` is the index after it. */
function closedValue(text: string, from: number): { json: string; end: number } | null {
  let depth = 0
  for (let i = from; i < text.length; i++) {
    const c = text[i]
    if (c === '"') {
      i = endOfString(text, i)
      if (i < 0) return null
    } else if (c === '{' || c === '[') depth += 1
    else if ((c === '}' || c === ']') && --depth === 0) return { json: text.slice(from, i + 1), end: i + 1 }
  }
  return null
}

/** Index of the quote that closes the string opened at `open`; -1 if it is not closed yet. */
function endOfString(text: string, open: number): number {
  for (let i = open + 1; i < text.length; i++) {
    if (text[i] === '\\') i += 1
    else if (text[i] === '"') return i
  }
  return -1
}

/** Index at which the value of a top-level field starts; -1 if it is not there yet. */
function startOf(text: string, field: string): number {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (c === '{' || c === '[') depth += 1
    else if (c === '}' || c === ']') depth -= 1
    else if (c === '"') {
      const end = endOfString(text, i)
      if (end < 0) return -1
      const after = /^\s*:\s*/.exec(text.slice(end + 1, end + 40))
      if (depth === 1 && after && text.slice(i + 1, end) === field) return end + 1 + after[0].length
      i = end
    }
  }
  return -1
}

function parsed<T>(schema: z.ZodType<T>, json: string): T | null {
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

/** Never throws: stops at the first value that is incomplete or doesn't match the schema. */
export function parsePartialManuscript(text: string): SoFar {
  const people = startOf(text, 'newPeople')
  const named = people < 0 ? null : closedValue(text, people)
  const newPeople = (named && parsed(z.array(extra), named.json)) ?? []
  const pages: AnswerPage[] = []
  let at = startOf(text, 'pages')
  if (at < 0 || text[at] !== '[') return { newPeople, pages }
  for (at += 1; ;) {
    const next = /^[\s,]*/.exec(text.slice(at, at + 40))?.[0].length ?? 0
    const value = text[at + next] === '{' ? closedValue(text, at + next) : null
    const page = value && parsed(answerPage, value.json)
    if (!value || !page) return { newPeople, pages }
    pages.push(page)
    at = value.end
  }
}
