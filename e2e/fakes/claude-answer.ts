// An answer as Claude would give it, made from one of our own books.
import { NOBODY, NOTHING, type Answer, type AnswerPage } from '@/lib/domain/author/claude/contract'
import { WHO } from '@/lib/domain/illustration/direction'
import type { Manuscript, ManuscriptPage } from '@/lib/domain/story/manuscript'
import { answerPage } from '@/lib/domain/author/claude/contract'

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
})
