// Mechanical proofreading of a finished book; the tests run it on the built-in stories.
import { PAGES_IN_A_STORY } from '../story/lists'
import type { Manuscript, ManuscriptPage } from '../story/manuscript'
import { PROOFREADING as ENGLISH } from './languages/en/proofreading'
import type { Proofreading } from './languages/proofreading'
import { wholeName } from './whole-name'

const SMALL_START = /(?:^|[.!?] )[“„"]?\p{Ll}/u

/** Text outside the typed names, which may contain anything. Names match as whole words only: Bo is not in a bowl. */
const withoutNames = (text: string, names: readonly string[]) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((t, name) => t.replace(new RegExp(wholeName(name), 'gu'), 'Nim'), text)

const PARAGRAPHS_AT_MOST = 3

function proofreadPage(
  page: ManuscriptPage,
  names: readonly string[],
  longest: number,
  { measures, faults, faultsOfAlt, quotes }: Proofreading,
): string[] {
  const { countWords, sentencesOf, wordsOnAPage } = measures
  const text = withoutNames(page.content, names)
  const flat = text.replace(/\n\n/g, ' ')
  const out: string[] = []
  const say = (finding: string) => out.push(`page ${page.pageNumber}: ${finding}`)
  const words = countWords(flat)
  // Long names fill a page too, so the lower limit counts them; the upper one does not, since the author can't help
  // them.
  if (countWords(page.content) < wordsOnAPage[0] || words > wordsOnAPage[1]) say(`${words} words: ${flat}`)
  for (const s of sentencesOf(text)) if (countWords(s) > longest) say(`${countWords(s)} words in one sentence: ${s}`)
  for (const [what, pattern] of faults) {
    const match = pattern.exec(flat)
    if (match) say(`${what}: "${match[0]}" in ${flat}`)
  }
  for (const p of text.split('\n\n')) if (SMALL_START.test(p)) say(`small letter: ${p}`)
  if ((flat.match(quotes[0])?.length ?? 0) !== (flat.match(quotes[1])?.length ?? 0)) say(`quotes: ${flat}`)
  if (text.split('\n\n').length > PARAGRAPHS_AT_MOST) say('too many paragraphs')
  if (faultsOfAlt.some((pattern) => pattern.test(withoutNames(page.alt, names)))) say(`alternative text: ${page.alt}`)
  return out
}

export const mentions = (text: string, name: string): boolean => new RegExp(wholeName(name), 'u').test(text)

const PAGES_FOR_A_NAME = 4
const PICTURES_OF_THE_CHILD = 14
const PICTURES_OF_A_PET = 6

function proofreadCast(book: Manuscript, childName: string, petNames: readonly string[]): string[] {
  const out: string[] = []
  const pictures = (who: string) => book.pages.filter((p) => p.direction.actors.some((a) => a.who === who)).length
  if (pictures('child') < PICTURES_OF_THE_CHILD) out.push(`${childName} is in ${pictures('child')} pictures`)
  petNames.forEach((name, i) => {
    const on = book.pages.filter((p) => mentions(p.content, name))
    if (on.length < PAGES_FOR_A_NAME) out.push(`${name} is named on ${on.length} pages`)
    if (pictures(`pet${i + 1}`) < PICTURES_OF_A_PET) out.push(`${name} is in ${pictures(`pet${i + 1}`)} pictures`)
    for (const p of on)
      // Whom the alternative text names without drawing is looked for.
      if (!p.direction.actors.some((a) => a.who === `pet${i + 1}`) && !mentions(p.alt, name))
        out.push(`page ${p.pageNumber}: ${name} is named and not in the picture`)
  })
  for (const p of book.pages)
    for (const a of p.direction.actors) {
      if (/^(friend|grownup|elder)/.test(a.who) && !book.extras.some((e) => e.who === a.who))
        out.push(`page ${p.pageNumber}: nobody is the ${a.who}`)
    }
  return out
}

/**
 * Returns the findings in words. The book's length is counted with the real names; sentence lengths and grade use
 * neutral names for the child and the pets.
 */
export function proofread(
  book: Manuscript,
  childName: string,
  petNames: readonly string[],
  rules: Proofreading = ENGLISH,
): string[] {
  const { countWords, sentencesOf, grade, levels, wordsInABook } = rules.measures
  const limits = levels[book.level]
  const all = book.pages.map((p) => p.content).join('\n\n')
  const names = [childName, ...petNames]
  const neutral = withoutNames(all, names)
  const words = countWords(all)
  const meanSentence = countWords(neutral) / Math.max(1, sentencesOf(neutral).length)
  const difficulty = grade(neutral)
  const out: string[] = []
  if (book.pages.length !== PAGES_IN_A_STORY) out.push(`${book.pages.length} pages`)
  if (words < wordsInABook[0] || words > wordsInABook[1]) out.push(`${words} words`)
  if (meanSentence < limits.meanSentence[0] || meanSentence > limits.meanSentence[1])
    out.push(`mean sentence ${meanSentence.toFixed(1)}`)
  if (difficulty < limits.grade[0] || difficulty > limits.grade[1]) out.push(`grade ${difficulty.toFixed(2)}`)
  return [
    ...out,
    ...book.pages.flatMap((p) => proofreadPage(p, names, limits.longestSentence, rules)),
    ...proofreadCast(book, childName, petNames),
  ]
}
