// An answer as Claude would give it, made from one of our own books.
import { NOBODY, NOTHING, type Answer, type AnswerPage } from '@/lib/domain/author/claude/contract'
import { WHO } from '@/lib/domain/illustration/direction'
import type { Manuscript, ManuscriptPage } from '@/lib/domain/story/manuscript'
import { answerPage } from '@/lib/domain/author/claude/contract'
import type { commissionWeave } from '@/lib/domain/author/weave/claude'
import { properName } from '@/lib/domain/author/weave/people'
import { weaveStory } from '@/lib/domain/author/weave'

const pageOf = ({ pageNumber, content, alt, direction }: ManuscriptPage): AnswerPage =>
  answerPage.parse({
    pageNumber,
    content,
    alt,
    setting: direction.setting,
    light: direction.light,
    weather: direction.weather,
    shot: direction.shot,
    decorated: direction.event !== undefined,
    actors: direction.actors.map(({ who, pose, feeling, looksAt, holding, wears }) => ({
      who,
      pose,
      feeling,
      looksAt: WHO.find((w) => w === looksAt) ?? NOBODY,
      holding: holding ?? NOTHING,
      wears: wears ?? NOTHING,
    })),
    props: direction.props.map(({ prop, text }) => ({ prop, text: text ?? '' })),
  })

/** @param book with placeholders for names; @param from its first page in the answer */
export const answerOf = (book: Manuscript, from: number): Answer => ({
  title: book.title,
  newPeople: [],
  pages: book.pages.slice(from - 1).map(pageOf),
  refrain: book.refrain,
  words: book.words,
  questions: book.questions,
  interactiveElements: book.interactiveElements.map(({ options = [], ...element }) => ({ ...element, options })),
  hiddenSurprises: book.hiddenSurprises,
  summary: book.summary,
  recall: book.recall,
  deed: book.deed ?? '',
  keepsake: '',
  joke: '',
})

/** The same with the first pet on every page, as Claude is asked to write it. */
export function withLeadingPet(answer: Answer): Answer {
  const pages = answer.pages.map((page) =>
    page.content.includes('{{PET_1}}') ? page : { ...page, content: `${page.content} {{PET_1}} sat.` },
  )
  return { ...answer, pages }
}

/** Pages that may have an idea. */
const PAGES_FOR_IDEAS = [3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15]

/** A room's book as Claude would write it: the built-in tale without ideas, and each idea in a paragraph of its own. */
export function weaveAnswerOf({ request, inText, names }: ReturnType<typeof commissionWeave>): Answer {
  const pets = request.story.pets.map((pet, i) => ({ ...pet, name: `{{PET_${i + 1}}}` }))
  const masked = { ...request, ideas: [], story: { ...request.story, childName: '{{CHILD}}', pets } }
  const answer = answerOf(weaveStory(masked).manuscript, 1)
  for (const [i, { giver }] of inText.entries()) {
    const page = answer.pages[(PAGES_FOR_IDEAS[i] ?? 0) - 1]
    const mask = [...names].find(([one, name]) => one.startsWith('GIVER_') && name === properName(giver))?.[0] ?? ''
    const [first = ''] = page?.content.split('\n\n') ?? []
    const letter = String.fromCharCode(65 + i)
    if (page) page.content = `${first}\n\n{{${mask}}} leaned in. {{IDEA_${letter}}} And so it was, from then on.`
  }
  return answer
}
