// The user prompt for one book: its facts, the buyer's texts as fenced data, and the story so far.
import { LANGUAGE_FACTS } from '../../languages'
import { OPENING_PAGES, PAGES_IN_A_STORY, readingLevel } from '../../story/lists'
import { LIFE_SKILL_LABELS } from '../../story/life-skills'
import type { Manuscript, ManuscriptPage, SeriesMemory } from '../../story/manuscript'
import type { StoryRequest } from '../../story/request'
import { WORDS_IN_A_BOOK } from '../languages/en/measure'
import { toPlaceholder, putNames } from '../names'
import { findHomeType } from '../world/homes'
import { findPlace } from '../languages/en/places'
import type { Company } from './cast'
import { countWords } from './count-words'
import { familyFacts } from './family'
import { neutralNames } from './page'

/** Wraps data in a fence that it can't close, since angle brackets are removed. */
export const fenceData = (data: unknown): string =>
  `<form_data>\n${JSON.stringify(data, null, 1).replace(/</g, '\\u003c').replace(/>/g, '\\u003e')}\n</form_data>`

export interface Task {
  request: StoryRequest
  company: Company
  /** The built-in book with placeholders. Its opening is the book's; the rest shows where that opening was heading. */
  plan: Manuscript
  /** Pages that must be kept word for word. */
  fixedPages: readonly ManuscriptPage[]
  /** What the series remembers. */
  memory?: SeriesMemory | undefined
}

const shown = ({ pageNumber, content, direction: { setting, light, actors } }: ManuscriptPage) => ({
  pageNumber,
  content,
  setting,
  light,
  inThePicture: actors.map((a) => a.who),
})

/** Texts that the buyer typed, without names. */
function typed({ request, company }: Task): unknown {
  return {
    ...(request.childDescription ? { child: request.childDescription } : {}),
    pets: request.pets.map((pet, i) => ({
      pet: company.pets[i]?.mask,
      breed: pet.breed,
      colours: pet.colors,
      description: pet.description,
    })),
    ...(findPlace(request.preferredLocation) ? {} : { place: request.preferredLocation }),
    ...(company.event ? {} : { event: request.specialEvent }),
    ...(findHomeType(request.homeType) ? {} : { home: request.homeType }),
  }
}

/** The facts that a sequel recalls about the earlier book. The buyer's own words are left out, as names are. */
function sequel({ names }: Company): string[] {
  if (!names.has('BEFORE')) return []
  const known = [
    ['{{BEFORE}} is what that book was about (a noun phrase)', 'BEFORE'],
    ['{{DEED}} is what the child did there that was hard (past tense: “who once {{DEED}}”)', 'DEED'],
    ['{{BACK}} is where that was (“in Paris”)', 'BACK'],
  ] as const
  return [
    `A sequel, to be understood by itself: the child and the pets have been in a book before. ${known
      .filter(([, mask]) => names.has(mask))
      .map(([means]) => means)
      .join('; ')}. Let the book remember it once more, where the child needs it most, and go somewhere new.`,
  ]
}

function facts({ request, company, plan, memory }: Task): string[] {
  const level = readingLevel(request.childAge)
  const place = findPlace(request.preferredLocation)
  return [
    `Language: ${LANGUAGE_FACTS[request.language].englishName}. Reading level: ${level} (the child is ` +
      `${request.childAge} years old).`,
    `The child: ${toPlaceholder('CHILD')}, ` +
      `${company.childPronoun}${request.look?.mobility === 'wheelchair' ? ', uses a wheelchair (never hops, climbs or runs)' : ''}.`,
    ...company.pets.map(
      (pet, i) =>
        `Pet ${i + 1}: ${pet.mask}, ${company.pets[i]?.looks || pet.animal}, ${pet.pronoun}, drawn as ${pet.who}.`,
    ),
    `Life skill: ${LIFE_SKILL_LABELS[request.lifeSkill]} (never named in the text).`,
    ...(place ? [`Place: ${place.name}. True to it: ${place.landmark}, ${place.food}, ${place.creature}.`] : []),
    ...(company.event ? [`Special event: ${company.event}.`] : []),
    ...familyFacts(request, company, memory),
    ...sequel(company),
    `Placeholders in use: ${[...company.names.keys()].map(toPlaceholder).join(', ')}.`,
    `Title: ${plan.title}. Refrain: ${plan.refrain}`,
    `Where the opening was heading (yours to better): ${plan.summary}`,
    company.extras.length
      ? 'People who are there already, not to be listed again: ' +
        `${company.extras.map((e) => `${e.who} is ${e.name} (${e.pronoun})`).join('; ')}.`
      : 'Nobody besides the child and the pets is there yet.',
  ]
}

/** What to write, and how long. */
function taskText({ request, company, plan, fixedPages }: Task): string {
  const from = fixedPages.length + 1
  if (from > PAGES_IN_A_STORY)
    return 'All twenty pages stand. Answer with "pages": [] and everything that stands behind the story.'
  const text = (pages: readonly ManuscriptPage[]) =>
    putNames(pages.map((p) => p.content).join('\n\n'), neutralNames(company.names))
  if (plan.language !== request.language && from === 1) {
    return (
      'The buyer saw this opening in English. Tell the book in ' +
      `${LANGUAGE_FACTS[request.language].englishName}: pages 1 to ${selectOpening(plan).length} carry the opening ` +
      'over, page by page, as a translator of picture books would (rhythm before wording); then go on to ' +
      `page ${PAGES_IN_A_STORY}. Write pages 1 to ${PAGES_IN_A_STORY}.`
    )
  }
  const words = countWords(text(fixedPages), request.language)
  const [least, most] = WORDS_IN_A_BOOK
  const left = PAGES_IN_A_STORY - fixedPages.length
  return (
    `The ${fixedPages.length} pages above have ${words} words and stand word for word. Write pages ${from} ` +
    `to ${PAGES_IN_A_STORY}: ${least - words + 20} to ${most - words - 20} words in all, about ` +
    `${Math.round(((least + most) / 2 - words) / left)} a page.`
  )
}

/** The pages that the buyer saw in the preview. */
export const selectOpening = (plan: Manuscript): ManuscriptPage[] => plan.pages.slice(0, OPENING_PAGES)

export function buildPrompt(task: Task): string {
  const pages = task.fixedPages.length ? task.fixedPages : selectOpening(task.plan)
  return [
    facts(task).join('\n'),
    'What was typed into the form:',
    fenceData(typed(task)),
    task.fixedPages.length ? 'The story so far:' : 'The opening:',
    JSON.stringify(pages.map(shown), null, 1),
    taskText(task),
  ].join('\n\n')
}

/** The prompt of the single repair round: the faults, and the page to rewrite from. */
export function buildRepairPrompt(faults: readonly string[], from: number): string {
  const shownFaults = faults
    .slice(0, 20)
    .map((fault) => `- ${fault}`)
    .join('\n')
  return (
    `An editor read this and found:\n${shownFaults}\n\nMend exactly that and keep the rest as good as it is. ` +
    `${from > 1 ? `Pages 1 to ${from - 1} stand and are not sent again. ` : ''}Answer with the whole JSON ` +
    `object once more, pages ${from} to ${PAGES_IN_A_STORY}.`
  )
}
