/**
 * Claude writes a room's book. Pages are told of as they stream in, as long as they are without faults; a broken-off
 * answer is continued after them and a faulty one is repaired once, all within one deadline.
 */
import { checkTraces } from '@/lib/domain/author/weave/check-traces'
import {
  buildWeavePrompt,
  commissionWeave,
  findWeaveFaults,
  findWeavePageFaults,
  finishWeave,
  toWovenPage,
  type Unfit,
  type WeaveCommission,
} from '@/lib/domain/author/weave/claude'
import type { WeaveRequest, Woven } from '@/lib/domain/author/weave'
import { answer as answerSchema, type Answer, type AnswerPage } from '@/lib/domain/author/claude/contract'
import { parsePartialManuscript } from '@/lib/domain/author/claude/partial-manuscript'
import { buildRepairPrompt } from '@/lib/domain/author/claude/prompt'
import { SYSTEM } from '@/lib/domain/author/claude/system'
import { putNames } from '@/lib/domain/author/names'
import { checkBookText } from '@/lib/domain/moderation/check-request'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import { manuscript as manuscriptSchema, type Extra } from '@/lib/domain/story/manuscript'
import { ClaudeError, type ClaudeErrorCode } from '@/lib/platform/claude/api-error'
import type { Claude, Patience, Turn } from '@/lib/platform/claude/ask'
import { readAnswer } from '@/lib/platform/claude/read-answer'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { listedWords } from '@/lib/server/moderation/listed-words'
import { askClaude } from '@/lib/server/story-generation/ask-claude'

const ROUNDS = 2
/** A book is about 6,000 tokens; thinking tokens count too. */
const MAX_TOKENS = 32_000

/** invalid: no JSON of the schema. faults: the repaired book has some, too. untraced: an idea isn't where it should. */
type Cause = ClaudeErrorCode | 'refused' | 'invalid' | 'faults' | 'untraced'

interface Weaving {
  request: WeaveRequest
  roomId: string
  members: readonly string[]
  onPage: (page: { number: number; content: string }) => Promise<void>
  claude: Claude
  patience: Patience
}
interface Work extends Weaving {
  commission: WeaveCommission
  /** Pages without faults so far, and the new people in them. */
  pages: readonly AnswerPage[]
  people: readonly Extra[]
}

/** What others read at once goes through the moderation of what the room's members type. */
const isUnfit: Unfit = (text) => checkBookText(text, [], 'en', listedWords).length > 0

/** @throws what `onPage` throws */
export async function weaveWithClaude(db: Db, weaving: Weaving): Promise<{ woven: Woven } | { cause: Cause }> {
  const commission = commissionWeave(weaving.request, weaving.members)
  const work: Work = { ...weaving, commission, pages: [], people: [] }
  const ask = (): Turn => ({ role: 'user', content: buildWeavePrompt(commission, work.pages, work.people) })
  let turns = [ask()]
  let cause: Cause = 'invalid'
  for (let round = 1; round <= ROUNDS; round++) {
    const before = { pages: work.pages, people: work.people }
    const reply = await runRound(db, work, turns, round)
    if ('failure' in reply) {
      // Without an answer there is nothing to go on from; one that broke off is continued once.
      if (reply.failure !== 'broken-off' || Date.now() >= work.patience.deadline) return { cause: reply.failure }
      cause = reply.failure
      turns = [ask()]
      continue
    }
    if (reply.stop === 'refusal') return { cause: 'refused' }
    const parsed = readAnswer(answerSchema, reply.text)
    if (!parsed) {
      cause = 'invalid'
      turns = [ask()]
      continue
    }
    const { faults, woven } = readBook(work, {
      ...parsed,
      newPeople: [...before.people, ...parsed.newPeople],
      pages: [...before.pages, ...parsed.pages.filter(({ pageNumber }) => pageNumber > before.pages.length)],
    })
    if (woven) return checkTraces(work.request, woven).length ? { cause: 'untraced' } : { woven }
    cause = 'faults'
    log.info('claude.faults', { roomId: work.roomId, count: faults.length, attempt: round })
    // A faulty page stopped the reading there, and the pages before it stay. A fault of the whole book needs all pages
    // again.
    if (work.pages.length >= PAGES_IN_A_STORY) Object.assign(work, { pages: [], people: [] })
    turns = [
      { role: 'user', content: buildWeavePrompt(commission, before.pages, before.people) },
      { role: 'assistant', content: reply.text },
      { role: 'user', content: buildRepairPrompt(faults, work.pages.length + 1) },
    ]
  }
  return { cause }
}

async function runRound(
  db: Db,
  work: Work,
  turns: Turn[],
  round: number,
): Promise<{ text: string; stop: string } | { failure: ClaudeErrorCode }> {
  let read = 0
  try {
    return await askClaude(db, {
      claude: work.claude,
      purpose: round === 1 ? 'write' : 'repair',
      storyId: null,
      roomId: work.roomId,
      patience: work.patience,
      question: { system: SYSTEM, turns, schema: answerSchema, maxTokens: MAX_TOKENS, effort: 'medium' },
      onText: async (soFar) => {
        // A page can only be complete where a bracket closes.
        const added = soFar.slice(read)
        read = soFar.length
        if (added.includes('}')) await tellNewPages(work, soFar)
      },
    })
  } catch (error) {
    if (error instanceof ClaudeError) return { failure: error.code }
    throw error
  }
}

/** Tells of each new page without faults, in order; the first faulty one ends it for this round. */
async function tellNewPages(work: Work, text: string): Promise<void> {
  const { newPeople, pages } = parsePartialManuscript(text)
  const { commission } = work
  const people = [...work.people, ...newPeople.filter(({ who }) => !work.people.some((known) => known.who === who))]
  const before = work.pages.map((page) => toWovenPage(commission, page, people))
  for (const page of pages) {
    if (before.length >= PAGES_IN_A_STORY) return
    if (page.pageNumber !== before.length + 1) continue
    const woven = toWovenPage(commission, page, people)
    if (findWeavePageFaults(commission, woven, before, isUnfit).length) return
    before.push(woven)
    work.pages = [...work.pages, page]
    work.people = people
    await work.onPage({ number: page.pageNumber, content: putNames(woven.content, commission.names) })
  }
}

function readBook({ commission, claude }: Work, answer: Answer): { faults: string[]; woven?: Woven } {
  const faults = findWeaveFaults(commission, answer, claude.model, isUnfit)
  if (faults.length) return { faults }
  const woven = finishWeave(commission, answer, claude.model)
  const shape = manuscriptSchema.safeParse(woven.manuscript)
  if (shape.success) return { faults: [], woven }
  return { faults: shape.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}
