/**
 * Claude's version of a room's book, to the same contract. Claude is told no name, and never copies an idea: it writes
 * {{IDEA_A}} where the words belong, so that they are verbatim by construction.
 */
import { LIFE_SKILL_LABELS } from '../../story/life-skills'
import { PAGES_IN_A_STORY, readingLevel } from '../../story/lists'
import type { Extra, Manuscript, ManuscriptPage } from '../../story/manuscript'
import { withNewPeople } from '../claude/assemble'
import { buildCompany, type Company } from '../claude/cast'
import { findBookFaults } from '../claude/check'
import type { Answer, AnswerPage } from '../claude/contract'
import { countWords } from '../claude/count-words'
import { findPageFaults, neutralNames, toManuscriptPage } from '../claude/page'
import { fenceData } from '../claude/prompt'
import { LIMITS, WORDS_IN_A_BOOK } from '../languages/en/measure'
import { nameManuscript, putInManuscript, putNames, toPlaceholder, type Names } from '../names'
import { drawOthers } from './draw-others'
import { giversOf, properName } from './people'
import { hideNames } from './hide-names'
import { planIdeas } from './plan-ideas'
import { asOpening, asUtterance, quoteOf } from './quote'
import type { WeaveIdea, WeaveRequest, Woven } from './request'
import { makeTable } from './table'

/** A to Z, then AA. */
const letter = (i: number): string =>
  `${i < 26 ? '' : letter(Math.floor(i / 26) - 1)}${String.fromCharCode(65 + (i % 26))}`
const LONGEST_TITLE = 120
/** Own words of the book; with twelve ideas it is then no longer than a picture book. */
const OWN_WORDS = [500, 560] as const
/** Words of a whole book, with what is quoted. */
const WORDS_WITH_IDEAS = WORDS_IN_A_BOOK[1] + 20

export interface WeaveCommission {
  request: WeaveRequest
  company: Company
  names: Names
  /** The ideas that the text tells, in the order of their letters. */
  inText: readonly WeaveIdea[]
  prompt: string
}

const maskOfGiver = (givers: readonly string[], idea: WeaveIdea): string =>
  `GIVER_${letter(givers.indexOf(properName(idea.giver)))}`

function facts({ story }: WeaveRequest, company: Company, names: Names): string[] {
  const level = readingLevel(story.childAge)
  return [
    `Language: English. Reading level: ${level} (the child is ${story.childAge} years old); no sentence of yours has ` +
      `more than ${LIMITS[level].longestSentence} words.`,
    `The child: {{CHILD}}, ${company.childPronoun}${story.look?.mobility === 'wheelchair' ? ', uses a wheelchair (never hops, climbs or runs)' : ''}.`,
    ...company.pets.map(
      (pet, i) => `Pet ${i + 1}: ${pet.mask}, ${pet.looks || pet.animal}, ${pet.pronoun}, drawn as ${pet.who}.`,
    ),
    `Life skill: ${LIFE_SKILL_LABELS[story.lifeSkill]} (never named in the text; it brings the turn, at a price).`,
    'Nobody besides the child and the pets is there yet.',
    `Placeholders in use: ${[...names.keys()].map(toPlaceholder).join(', ')}.`,
  ]
}

const TASK = `A family sits at a table and makes up a story in which {{CHILD}} and the pets are the heroes. You write the book of \
that from its first page on, since no opening is written: twenty pages, with a want, trouble that grows, a turn that the life skill brings, and a last image back at the \
table. The people at the table are heard, and each of their ideas below changes what happens next and matters later. \
Ideas that contradict one another are played against each other; both come true. If an idea is unkind or frightening, \
let it happen in a line and be mended by {{CHILD}} in the next.

Never write an idea's words yourself. {{IDEA_A}} stands for the whole utterance of idea A, in quotation marks and with \
its own full stop, and is a sentence of its own: {{GIVER_A}} leaned in. {{IDEA_A}} {{SAID_A}} is the same, ending in a \
comma, for: {{SAID_A}} said {{GIVER_A}}. Use each idea exactly once, in one of the two forms, in a paragraph of its own \
that names its giver and says what the idea did. At most one idea a page; pages 1, 2, 9, 16, 17, 19 and 20 have none. \
Lines of dialogue are spoken by somebody in the tale, in their giver's voice.`

/** @param members everybody in the room, since people name one another in what they type */
export function commissionWeave(request: WeaveRequest, members: readonly string[] = []): WeaveCommission {
  const { story, ideas } = request
  const fates = new Map(planIdeas(request).map(({ id, fate }) => [id, fate]))
  const inText = ideas.filter((idea) => fates.get(idea.id) === 'told')
  const givers = giversOf(inText)
  const others = [...new Set([...giversOf(ideas), ...members.map(properName)])].filter((name) => !givers.includes(name))
  const people: Names = new Map([
    ['CHILD', properName(story.childName)],
    ...story.pets.map((pet, i): [string, string] => [`PET_${i + 1}`, properName(pet.name)]),
    ...givers.map((name, i): [string, string] => [`GIVER_${letter(i)}`, name]),
    ...others.map((name, i): [string, string] => [`OTHER_${letter(i)}`, name]),
  ])
  const names: Names = new Map([
    ...people,
    ...inText.flatMap((idea, i): [string, string][] => {
      const quote = quoteOf(idea.content)
      return [
        [`IDEA_${letter(i)}`, asUtterance(quote)],
        [`SAID_${letter(i)}`, quote.wordless ? asUtterance(quote) : asOpening(quote)],
      ]
    }),
  ])
  const company = buildCompany(story, names, [], undefined)
  const typed = {
    title: hideNames(request.title, people),
    ...(request.description ? { description: hideNames(request.description, people) } : {}),
    pets: story.pets.map(({ breed, colors, description }) => ({
      breed,
      colours: colors,
      description: description && hideNames(description, people),
    })),
    ideas: inText.map((idea, i) => ({
      idea: letter(i),
      type: idea.type,
      giver: toPlaceholder(maskOfGiver(givers, idea)),
      words: hideNames(idea.content, people),
    })),
  }
  const prompt = [
    facts(request, company, names).join('\n'),
    TASK,
    'What was typed at the table:',
    fenceData(typed),
  ].join('\n\n')
  return { request, company, names, inText, prompt }
}

/** @param pages those that stand already, since an answer broke off after them */
export const buildWeavePrompt = ({ prompt }: WeaveCommission, pages: readonly AnswerPage[], people: readonly Extra[]) =>
  [
    prompt,
    ...(people.length && pages.length
      ? [`New people so far: ${people.map(({ who, name, pronoun }) => `${who} is ${name} (${pronoun})`).join('; ')}.`]
      : []),
    ...(pages.length
      ? [
          'The story so far, which stands word for word:',
          JSON.stringify(
            pages.map(({ pageNumber, content }) => ({ pageNumber, content })),
            null,
            1,
          ),
        ]
      : []),
    `Write pages ${pages.length + 1} to ${PAGES_IN_A_STORY}, so that the whole book has ${OWN_WORDS[0]} to ${OWN_WORDS[1]} words of your own.`,
  ].join('\n\n')

const masksOf = (i: number) => [toPlaceholder(`IDEA_${letter(i)}`), toPlaceholder(`SAID_${letter(i)}`)]
const holds = (text: string, i: number) => masksOf(i).some((mask) => text.includes(mask))
const IS_IDEA = /^(?:IDEA|SAID)_/
const IDEA = /\{\{(?:IDEA|SAID)_[A-Z]+\}\}/g
/** Marks that an idea brings itself. */
const DOUBLE_MARKS = /["“]\{\{(?:IDEA|SAID)_[A-Z]+\}\}|\{\{IDEA_[A-Z]+\}\}["”.,;:!?]|\{\{SAID_[A-Z]+\}\}["”.,;:!?]/

/** Whether a text may not stand in a children's book. Names in it are neutral. */
export type Unfit = (text: string) => boolean

/** A page as it will be, placeholders still in place. */
export const toWovenPage = (
  { company }: WeaveCommission,
  page: AnswerPage,
  newPeople: readonly Extra[],
): ManuscriptPage =>
  toManuscriptPage(
    { ...page, content: page.content.replace(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}') },
    withNewPeople(company, newPeople),
  )

/** What is wrong with the page's ideas, and with its words for a child. */
function ideaFaults({ inText, names }: WeaveCommission, page: ManuscriptPage, isUnfit: Unfit): string[] {
  const givers = giversOf(inText)
  const say = (fault: string) => `page ${page.pageNumber}: ${fault}`
  const paragraphs = page.content.split('\n\n')
  const shown = [page.content, page.alt, ...page.direction.props.map(({ text }) => text ?? '')].join('\n')
  return [
    ...((page.content.match(IDEA)?.length ?? 0) > 1 ? [say('has more than one idea')] : []),
    ...(DOUBLE_MARKS.test(page.content) ? [say('has marks around an idea, which brings its own')] : []),
    ...(shown.slice(page.content.length).match(IDEA) ? [say('has an idea outside its text')] : []),
    ...(isUnfit(putNames(shown, neutralNames(names))) ? [say('is not fit for a picture book')] : []),
    ...inText.flatMap((idea, i) => {
      const giver = toPlaceholder(maskOfGiver(givers, idea))
      const untold = paragraphs.some((text) => holds(text, i) && !text.includes(giver))
      return untold ? [`the paragraph of idea ${letter(i)} doesn't name ${giver}`] : []
    }),
  ]
}

/** Faults of a page that has arrived, given those before it; without any it may be shown. */
export function findWeavePageFaults(
  commission: WeaveCommission,
  page: ManuscriptPage,
  before: readonly ManuscriptPage[],
  isUnfit: Unfit,
): string[] {
  const used = new Set(commission.inText.flatMap((_, i) => (before.some((p) => holds(p.content, i)) ? [i] : [])))
  return [
    ...findPageFaults(page, {
      expected: before.length + 1,
      names: commission.names,
      level: readingLevel(commission.request.story.childAge),
      language: 'en',
    }),
    ...ideaFaults(commission, page, isUnfit),
    ...[...used].flatMap((i) => (holds(page.content, i) ? [`idea ${letter(i)} is used twice; exactly once`] : [])),
  ]
}

/** Placeholders are still in place. */
function assembleMasked(commission: WeaveCommission, answer: Answer, model: string): Manuscript {
  const { request, company } = commission
  const { story } = request
  return {
    title: request.title.slice(0, LONGEST_TITLE),
    language: 'en',
    lifeSkill: story.lifeSkill,
    level: readingLevel(story.childAge),
    author: `${model}-weave@1`,
    pages: answer.pages.map((page) => toWovenPage(commission, page, answer.newPeople)),
    extras: [...withNewPeople(company, answer.newPeople).extras],
    refrain: answer.refrain,
    words: answer.words.slice(0, 8),
    questions: answer.questions.slice(0, 5),
    interactiveElements: answer.interactiveElements.map(({ options, ...element }) =>
      options.length ? { ...element, options } : element,
    ),
    hiddenSurprises: answer.hiddenSurprises,
    summary: answer.summary,
    recall: answer.recall,
    ...(answer.deed.trim() ? { deed: answer.deed.trim() } : {}),
  }
}

/** The texts behind the story. */
function matterOf(book: Manuscript): string {
  const texts: string[] = []
  putInManuscript({ ...book, title: '', pages: [] }, (text) => {
    texts.push(text)
    return text
  })
  return [...texts, ...book.words.map(({ word }) => word)].join('\n')
}

/** Faults in words, for the repair round; an empty list when `finishWeave` may be called. */
export function findWeaveFaults(
  commission: WeaveCommission,
  answer: Answer,
  model: string,
  isUnfit: Unfit = () => false,
): string[] {
  const { company, names, inText } = commission
  const book = assembleMasked(commission, answer, model)
  const text = book.pages.map((page) => page.content).join('\n\n')
  // The title is the room's own, and an idea ends its sentence.
  const measured = {
    ...book,
    title: 'A story',
    pages: book.pages.map((page) => ({ ...page, content: page.content.replace(/\{\{IDEA_[A-Z]+\}\}/g, '$&.') })),
  }
  const faults = findBookFaults(measured, { ...company, extras: book.extras }, 0)
  if (book.pages.length !== PAGES_IN_A_STORY) return faults
  // A long name is nobody's fault.
  const spoken = new Map([...neutralNames(names), ...[...names].filter(([mask]) => IS_IDEA.test(mask))])
  const words = countWords(putNames(text, spoken), 'en')
  const matter = matterOf(book)
  return [
    ...faults,
    ...(words > WORDS_WITH_IDEAS
      ? [`with the ideas the book has ${words} words; write ${words - WORDS_WITH_IDEAS} fewer of your own`]
      : []),
    ...(matter.match(IDEA) ? ['an idea stands behind the story; only in the pages'] : []),
    ...(isUnfit(putNames(matter, neutralNames(names))) ? ['what stands behind the story is not fit for it'] : []),
    ...inText.flatMap((_, i) => {
      const uses = masksOf(i).reduce((sum, mask) => sum + text.split(mask).length - 1, 0)
      return uses === 1 ? [] : [`idea ${letter(i)} is used ${uses} times; exactly once`]
    }),
    ...book.pages.flatMap((page) => ideaFaults(commission, page, isUnfit)),
  ]
}

/** The book with all names and ideas in it, and where each idea stands. */
export function finishWeave(commission: WeaveCommission, answer: Answer, model: string): Woven {
  const { request, names, inText } = commission
  const masked = assembleMasked(commission, answer, model)
  const passages = masked.pages.flatMap((page) => {
    let start = 0
    return page.content.split('\n\n').flatMap((text) => {
      const length = putNames(text, names).length
      const at = { page: page.pageNumber, start, end: start + length }
      start += length + 2
      return inText.flatMap((idea, i) => (holds(text, i) ? [{ ideaId: idea.id, as: 'told' as const, ...at }] : []))
    })
  })
  const book = nameManuscript(masked, names)
  const fates = new Map(planIdeas(request).map(({ id, fate }) => [id, fate]))
  const withFate = (fate: string) => request.ideas.filter((idea) => fates.get(idea.id) === fate)
  const pages = [...book.pages]
  const drawn = drawOthers(pages, withFate('drawn'), new Set(pages.map((page) => page.pageNumber)))
  const quoted = request.ideas.filter((idea) => fates.get(idea.id) === 'quoted' || drawn.quoted.includes(idea))
  const atTheBack = request.ideas.filter(
    (idea) => quoted.includes(idea) || (inText.includes(idea) && quoteOf(idea.content).cut),
  )
  const used = request.ideas.filter((idea) => fates.get(idea.id) !== 'set-aside')
  return {
    manuscript: { ...book, pages, table: makeTable(used, atTheBack) },
    traces: [
      ...passages,
      ...drawn.traces,
      ...quoted.map(({ id }) => ({ ideaId: id, as: 'quoted' as const, page: pages.length })),
    ],
  }
}
