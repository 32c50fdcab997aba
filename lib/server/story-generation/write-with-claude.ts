/**
 * Claude continues from the opening that the preview showed. Pages are stored as they stream in; a broken-off answer
 * is continued from the stored pages, a faulty one is repaired once, all within one deadline. Null when that gave no
 * acceptable book.
 */
import { assemble, withNewPeople } from '@/lib/domain/author/claude/assemble'
import { buildCompany, type Company } from '@/lib/domain/author/claude/cast'
import { findBookFaults } from '@/lib/domain/author/claude/check'
import { answer as answerSchema } from '@/lib/domain/author/claude/contract'
import { findFamilyFaults } from '@/lib/domain/author/claude/family'
import { findPageFaults, toManuscriptPage } from '@/lib/domain/author/claude/page'
import { selectOpening, buildPrompt, buildRepairPrompt } from '@/lib/domain/author/claude/prompt'
import { parsePartialManuscript } from '@/lib/domain/author/claude/partial-manuscript'
import { SYSTEM } from '@/lib/domain/author/claude/system'
import { nameManuscript } from '@/lib/domain/author/names'
import { findEvent } from '@/lib/domain/author/languages/en/events'
import { writeMasked } from '@/lib/domain/author/write'
import { withToldTraits } from '@/lib/domain/story/told-traits'
import { PAGES_IN_A_STORY, readingLevel } from '@/lib/domain/story/lists'
import type { Manuscript, ManuscriptPage, SeriesMemory } from '@/lib/domain/story/manuscript'
import type { Earlier, StoryRequest } from '@/lib/domain/story/request'
import type { Claude, Patience, Turn } from '@/lib/platform/claude/ask'
import { ClaudeError } from '@/lib/platform/claude/api-error'
import { readAnswer } from '@/lib/platform/claude/read-answer'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { askClaude } from './ask-claude'
import { saveDraftPages, type Draft } from './draft'

const ROUNDS = 2
/** A book is about 6,000 tokens; thinking tokens count too. */
const MAX_TOKENS = 32_000

export interface GenerationRequest {
  storyId: string
  request: StoryRequest
  earlier: Earlier | undefined
  draft: Draft
  claude: Claude
  patience: Patience
}

/** A book in progress: its pages so far, and who is in it. */
interface Work extends GenerationRequest {
  plan: Manuscript
  company: Company
  memory: SeriesMemory | undefined
  fixedPages: ManuscriptPage[]
}

/** @throws ClaudeError when Claude is not available, SupersededError when another worker has the story */
export async function writeWithClaude(db: Db, generation: GenerationRequest): Promise<Manuscript | null> {
  const { draft, earlier } = generation
  const request = await withToldTraits(generation.request)
  const { manuscript: plan, names } = await writeMasked(request, earlier)
  // The preview may have shown the opening in English, for want of the story in the language.
  const opensInLanguage = plan.language === request.language
  const company = buildCompany(
    request,
    names,
    draft.pages.length ? draft.extras : plan.extras,
    findEvent(request.specialEvent)?.id,
  )
  const work: Work = {
    ...generation,
    request,
    memory: earlier?.memory,
    plan,
    company,
    fixedPages: draft.pages.length || !opensInLanguage ? draft.pages : selectOpening(plan),
  }
  if (work.fixedPages.length > draft.pages.length) await savePages(db, work)

  let turns: Turn[] = [{ role: 'user', content: buildPrompt(work) }]
  for (let round = 1; round <= ROUNDS; round++) {
    const before = work.fixedPages
    const { text, stop, fault } = await runRound(db, work, turns, round)
    if (stop === 'refusal') return null
    const book = fault ? null : assembleBook(work, before, text)
    if (!book) {
      // Broken off, cut short, or not matching the schema: the next round continues from the stored pages.
      if (fault && round === ROUNDS) throw fault
      turns = [{ role: 'user', content: buildPrompt(work) }]
      continue
    }
    const openingLength = opensInLanguage ? selectOpening(plan).length : 0
    // What an earlier book in another language says of itself can't be looked for by its words.
    const remembered = (earlier?.language ?? 'en') === book.language ? work.memory : undefined
    const faults = [
      ...findBookFaults(book, work.company, openingLength),
      ...findFamilyFaults(book, request, work.company, remembered),
    ]
    if (faults.length === 0) return nameManuscript(book, names)
    log.info('claude.faults', { storyId: work.storyId, count: faults.length, attempt: round })
    // A faulty page stopped the reading there, and the pages before it stay. A fault of the whole book needs all pages
    // again.
    if (work.fixedPages.length >= Math.min(book.pages.length, PAGES_IN_A_STORY))
      work.fixedPages = work.fixedPages.slice(0, openingLength)
    turns = [
      { role: 'user', content: buildPrompt({ ...work, fixedPages: before }) },
      { role: 'assistant', content: text },
      { role: 'user', content: buildRepairPrompt(faults, work.fixedPages.length + 1) },
    ]
  }
  return null
}

interface RoundReply {
  text: string
  stop: string
  fault: ClaudeError | null
}

async function runRound(db: Db, work: Work, turns: Turn[], round: number): Promise<RoundReply> {
  let text = ''
  try {
    const reply = await askClaude(db, {
      claude: work.claude,
      purpose: round === 1 ? 'write' : 'repair',
      storyId: work.storyId,
      patience: work.patience,
      question: { system: SYSTEM, turns, schema: answerSchema, maxTokens: MAX_TOKENS, effort: 'medium' },
      onText: async (soFar) => {
        // A page can only be complete where a bracket closes.
        const added = soFar.slice(text.length)
        text = soFar
        if (added.includes('}')) await saveNewPages(db, work, soFar)
      },
    })
    return { text: reply.text, stop: reply.stop, fault: null }
  } catch (error) {
    if (!(error instanceof ClaudeError)) throw error
    // Without a page there is nothing to continue from, and the retries are used up; a broken-off answer is continued
    // once.
    if (error.code !== 'broken-off' || Date.now() >= work.patience.deadline) throw error
    return { text, stop: '', fault: error }
  }
}

/** Stores each new page without faults, in order; the first faulty one ends it for this round. */
async function saveNewPages(db: Db, work: Work, text: string): Promise<void> {
  const { newPeople, pages } = parsePartialManuscript(text)
  const company = withNewPeople(work.company, newPeople)
  const { request, plan } = work
  for (const page of pages) {
    const expected = work.fixedPages.length + 1
    if (expected > PAGES_IN_A_STORY) return
    if (page.pageNumber !== expected) continue
    const parsed = toManuscriptPage(page, company)
    const openingPage = plan.language === request.language ? undefined : selectOpening(plan)[expected - 1]
    const next = openingPage ? { ...parsed, direction: openingPage.direction } : parsed
    if (
      findPageFaults(next, {
        expected,
        names: company.names,
        level: readingLevel(request.childAge),
        language: request.language,
      }).length
    )
      return
    work.company = company
    work.fixedPages = [...work.fixedPages, next]
    await savePages(db, work)
  }
}

const savePages = (db: Db, { storyId, draft, fixedPages, company }: Work) =>
  saveDraftPages(db, { storyId, attempt: draft.attempt, pages: fixedPages, extras: company.extras })

/** The book from a complete answer; null when it does not match the schema. */
function assembleBook(work: Work, before: readonly ManuscriptPage[], text: string): Manuscript | null {
  const answer = readAnswer(answerSchema, text)
  if (!answer) return null
  const company = withNewPeople(work.company, answer.newPeople)
  work.company = company
  return assemble({
    request: work.request,
    company,
    plan: work.plan,
    fixedPages: before,
    answer,
    model: work.claude.model,
  })
}
