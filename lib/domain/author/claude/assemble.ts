import { readingLevel } from '../../story/lists'
import type { Manuscript, ManuscriptPage } from '../../story/manuscript'
import type { StoryRequest } from '../../story/request'
import type { Company } from './cast'
import type { Answer } from './contract'
import { toManuscriptPage } from './page'
import { selectOpening } from './prompt'

const QUESTIONS = 5
const WORDS_AT_MOST = 8
const EXTRAS_AT_MOST = 4
const LONGEST_TITLE = 120

interface Parts {
  request: StoryRequest
  company: Company
  plan: Manuscript
  fixedPages: readonly ManuscriptPage[]
  answer: Answer
  model: string
}

/** The book's people: those of the given company plus the new ones, each role at most once. */
export const withNewPeople = (company: Company, newPeople: readonly Company['extras'][number][]): Company => ({
  ...company,
  extras: [
    ...company.extras,
    ...newPeople.filter((p, i) => ![...company.extras, ...newPeople.slice(0, i)].some((e) => e.who === p.who)),
  ].slice(0, EXTRAS_AT_MOST),
})

/** What the series keeps of this book, if the answer names both an object and a joke. */
function memoryOf({ keepsake, joke }: Answer, { extras }: Company): Pick<Manuscript, 'memory'> {
  if (!keepsake.trim() || !joke.trim()) return {}
  const friend = extras.find(({ who }) => who === 'friend')
  return {
    memory: {
      ...(friend ? { friend: { name: friend.name, pronoun: friend.pronoun } } : {}),
      keepsake: keepsake.trim(),
      joke: joke.trim(),
    },
  }
}

/**
 * Joins the opening and Claude's answer into one manuscript, placeholders still in place. Missing parts stay missing,
 * so that the check reports them.
 */
export function assemble({ request, company, plan, fixedPages, answer, model }: Parts): Manuscript {
  const from = fixedPages.length + 1
  const pages = answer.pages.filter((p) => p.pageNumber >= from).map((page) => toManuscriptPage(page, company))
  // A translation keeps the pictures of the preview, since the buyer has seen them.
  const drawn = pages.map((page) => {
    const previewPage =
      plan.language === request.language ? undefined : selectOpening(plan).find((p) => p.pageNumber === page.pageNumber)
    return previewPage ? { ...page, direction: previewPage.direction } : page
  })
  return {
    title: (plan.language === request.language ? plan.title : answer.title.trim() || plan.title).slice(
      0,
      LONGEST_TITLE,
    ),
    language: request.language,
    lifeSkill: request.lifeSkill,
    level: readingLevel(request.childAge),
    author: `${model}@1`,
    pages: [...fixedPages, ...drawn],
    extras: [...company.extras],
    refrain: answer.refrain,
    words: answer.words.slice(0, WORDS_AT_MOST),
    questions: answer.questions.slice(0, QUESTIONS),
    interactiveElements: answer.interactiveElements.map(({ options, ...element }) =>
      options.length ? { ...element, options } : element,
    ),
    hiddenSurprises: answer.hiddenSurprises,
    summary: answer.summary,
    recall: answer.recall,
    ...(answer.deed.trim() ? { deed: answer.deed.trim() } : {}),
    ...memoryOf(answer, company),
  }
}
