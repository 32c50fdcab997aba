// What the stand-in for Claude writes: a whole book, from the page that it is asked for.
import { says, type Behaviour, type ClaudeRequest } from '@/e2e/fakes/claude'
import { answerOf, withLeadingPet } from '@/e2e/fakes/claude-answer'
import { writeMasked } from '@/lib/domain/author/write'
import type { Manuscript } from '@/lib/domain/story/manuscript'
import { REQUEST } from './family'

export interface Author {
  /** A whole answer. */
  writes: Behaviour
  /** One that takes its time: so many characters each so many milliseconds. */
  writesSlowly: (pace: { chunk: number; ms: number }) => Behaviour
  /** From the page that is asked for to this one. */
  textUpTo: (page: number) => (question: ClaudeRequest) => string
}

const firstPage = (question: ClaudeRequest) =>
  Number(/Write pages (\d+)/.exec(JSON.stringify(question.messages))?.[1] ?? 21)

export async function makeAuthor(): Promise<Author> {
  const plan: Manuscript = (await writeMasked(REQUEST)).manuscript
  const text = (question: ClaudeRequest) => JSON.stringify(withLeadingPet(answerOf(plan, firstPage(question))))
  return {
    writes: says(text),
    writesSlowly: (pace) => says(text, pace),
    textUpTo: (page) => (question) => {
      const whole = text(question)
      const end = whole.indexOf(`"pageNumber":${page + 1},`)
      return end < 0 ? whole : whole.slice(0, end - 1)
    },
  }
}
