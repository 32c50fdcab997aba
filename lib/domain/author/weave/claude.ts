/**
 * Claude's version of a room's book, to the same contract. Claude is told no name, and never copies an idea: it writes
 * {{IDEA_A}} where the words belong, so that they are verbatim by construction.
 */
import { LIFE_SKILL_LABELS } from '../../story/life-skills'
import { readingLevel } from '../../story/lists'
import type { Extra, Manuscript } from '../../story/manuscript'
import { buildCompany, type Company } from '../claude/cast'
import { findBookFaults } from '../claude/check'
import type { Answer } from '../claude/contract'
import { toManuscriptPage } from '../claude/page'
import { fenceData } from '../claude/prompt'
import { withNewPeople } from '../claude/assemble'
import { LIMITS } from '../languages/en/measure'
import { nameManuscript, putNames, toPlaceholder, type Names } from '../names'
import { drawOthers } from './draw-others'
import { giversOf, properName } from './people'
import { planIdeas } from './plan-ideas'
import { asOpening, asUtterance, quoteOf } from './quote'
import type { WeaveIdea, WeaveRequest, Woven } from './request'
import { makeTable } from './table'

const letter = (i: number) => String.fromCharCode(65 + i)
/** {{GIVER_A}} to {{GIVER_Z}}; a room has at most ten members, whose names may have changed between ideas. */
const GIVERS_AT_MOST = 26
const LONGEST_TITLE = 120
/** Own words of the book; with twelve ideas it is then no longer than a picture book. */
const OWN_WORDS = [500, 560] as const

export interface WeaveCommission {
  request: WeaveRequest
  company: Company
  names: Names
  /** The ideas that the text tells, in the order of their letters. */
  inText: readonly WeaveIdea[]
  prompt: string
}

/** The people of the room may name one another in what they type. */
const hideNames = (text: string, people: Names): string =>
  [...people]
    .sort((a, b) => b[1].length - a[1].length)
    .reduce(
      (all, [mask, name]) =>
        all.replace(
          new RegExp(`(?<![\\p{L}{])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}}])`, 'giu'),
          toPlaceholder(mask),
        ),
      text,
    )

const maskOfGiver = (givers: readonly string[], idea: WeaveIdea): string =>
  `GIVER_${letter(Math.min(givers.indexOf(properName(idea.giver)), GIVERS_AT_MOST - 1))}`

function facts({ story }: WeaveRequest, company: Company): string[] {
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
  ]
}

const TASK = `A family sits at a table and makes up a story in which {{CHILD}} and the pets are the heroes. You write the book of \
that: twenty pages, with a want, trouble that grows, a turn that the life skill brings, and a last image back at the \
table. The people at the table are heard, and each of their ideas below changes what happens next and matters later. \
Ideas that contradict one another are played against each other; both come true. If an idea is unkind or frightening, \
let it happen in a line and be mended by {{CHILD}} in the next.

Never write an idea's words yourself. {{IDEA_A}} stands for the whole utterance of idea A, in quotation marks and with \
its own full stop, and is a sentence of its own: {{GIVER_A}} leaned in. {{IDEA_A}} {{SAID_A}} is the same, ending in a \
comma, for: {{SAID_A}} said {{GIVER_A}}. Use each idea exactly once, in one of the two forms, in a paragraph of its own \
that names its giver and says what the idea did. At most one idea a page; pages 1, 2, 9, 16, 17, 19 and 20 have none. \
Lines of dialogue are spoken by somebody in the tale, in their giver's voice.`

export function commissionWeave(request: WeaveRequest): WeaveCommission {
  const { story, ideas } = request
  const fates = new Map(planIdeas(request).map(({ id, fate }) => [id, fate]))
  const inText = ideas.filter((idea) => fates.get(idea.id) === 'told')
  const givers = giversOf(ideas)
  const people: Names = new Map([
    ['CHILD', properName(story.childName)],
    ...story.pets.map((pet, i): [string, string] => [`PET_${i + 1}`, properName(pet.name)]),
    ...inText.map((idea): [string, string] => [maskOfGiver(givers, idea), properName(idea.giver)]),
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
    facts(request, company).join('\n'),
    TASK,
    'What was typed at the table:',
    fenceData(typed),
    `Write pages 1 to 20, ${OWN_WORDS[0]} to ${OWN_WORDS[1]} words of your own in all.`,
  ].join('\n\n')
  return { request, company, names, inText, prompt }
}

const masksOf = (i: number) => [toPlaceholder(`IDEA_${letter(i)}`), toPlaceholder(`SAID_${letter(i)}`)]
const holds = (text: string, i: number) => masksOf(i).some((mask) => text.includes(mask))

/** Placeholders are still in place. */
function assembleMasked({ request, company }: WeaveCommission, answer: Answer, model: string): Manuscript {
  const { story } = request
  const people: readonly Extra[] = withNewPeople(company, answer.newPeople).extras
  const all = { ...company, extras: people }
  return {
    title: request.title.slice(0, LONGEST_TITLE),
    language: 'en',
    ...(story.language === 'en' ? {} : { wanted: story.language }),
    lifeSkill: story.lifeSkill,
    level: readingLevel(story.childAge),
    author: `${model}-weave@1`,
    pages: answer.pages.map((page) => toManuscriptPage(page, all)),
    extras: [...people],
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

/** Faults in words, for the repair round; an empty list when `finishWeave` may be called. */
export function findWeaveFaults(commission: WeaveCommission, answer: Answer, model: string): string[] {
  const book = assembleMasked(commission, answer, model)
  const givers = giversOf(commission.request.ideas)
  const paragraphs = book.pages.flatMap((page) => page.content.split('\n\n'))
  return [
    ...findBookFaults(book, { ...commission.company, extras: book.extras }, 0),
    ...commission.inText.flatMap((idea, i) => {
      const uses = masksOf(i).reduce(
        (sum, mask) => sum + paragraphs.reduce((n, text) => n + text.split(mask).length - 1, 0),
        0,
      )
      if (uses !== 1) return [`idea ${letter(i)} is used ${uses} times; exactly once`]
      const giver = toPlaceholder(maskOfGiver(givers, idea))
      return paragraphs.some((text) => holds(text, i) && text.includes(giver))
        ? []
        : [`the paragraph of idea ${letter(i)} doesn't name ${giver}`]
    }),
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
