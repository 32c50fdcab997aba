// Mechanical proofreading of a finished book; the tests run it on the built-in stories.
import { PAGES_IN_A_STORY } from '../story/lists'
import type { Manuscript, ManuscriptPage } from '../story/manuscript'
import { sentencesOf, wordsOf } from './grammar/count'
import { LIMITS, measure, WORDS_IN_A_BOOK, WORDS_ON_A_PAGE } from './languages/en/measure'

const FORBIDDEN =
  /\b(suddenly|very|amazing|magical|special|adventure|learned that|learnt that|little did|and the other pets)\b/i
const DISAGREES =
  /\b(they (was|is|has|does|goes|wants|looks|rests|isn’t|wasn’t)|(he|she) (were|are|have|do|go|want|look|don’t|aren’t)|they’s|(he|she)’re)\b/i
const DOUBLED = /\b(?!had|that)(\p{L}+) \1\b/iu
const WRONG_ARTICLE = /\ba (?!one|uni|use|eu)[aeiou]\p{L}*|\ban (?!hour|honest|heir)[^aeiou\W]\p{L}*/iu
const BAD_SPACING = / {2}|\s[,.!?;:…]|[,;:](?=\p{L})|[.!?]{2}|,\.|[.!?…](?=\p{L})/u
const LEFT_OVER = /[{}[\]<>|*\ue000-\uf8ff]|undefined|\/\//
const SMALL_START = /(?:^|[.!?] )["“]?\p{Ll}/u

/** Text outside the typed names, which may contain anything. Names match as whole words only: Bo is not in a bowl. */
const withoutNames = (text: string, names: readonly string[]) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .reduce(
      (t, name) =>
        t.replace(new RegExp(`(?<!\\p{L})${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!\\p{L})`, 'gu'), 'Nim'),
      text,
    )

const PARAGRAPHS_AT_MOST = 3

function proofreadPage(page: ManuscriptPage, names: readonly string[], longest: number): string[] {
  const text = withoutNames(page.content, names)
  const flat = text.replace(/\n\n/g, ' ')
  const out: string[] = []
  const say = (finding: string) => out.push(`page ${page.pageNumber}: ${finding}`)
  const words = wordsOf(flat).length
  // Long names fill a page too, so the lower limit counts them; the upper one does not, since the author can't help
  // them.
  if (wordsOf(page.content).length < WORDS_ON_A_PAGE[0] || words > WORDS_ON_A_PAGE[1]) say(`${words} words: ${flat}`)
  for (const s of sentencesOf(text))
    if (wordsOf(s).length > longest) say(`${wordsOf(s).length} words in one sentence: ${s}`)
  for (const [what, pattern] of [
    ['left over', LEFT_OVER],
    ['forbidden', FORBIDDEN],
    ['agreement', DISAGREES],
    ['doubled', DOUBLED],
    ['article', WRONG_ARTICLE],
    ['spacing', BAD_SPACING],
  ] as const) {
    const match = pattern.exec(flat)
    if (match) say(`${what}: "${match[0]}" in ${flat}`)
  }
  for (const p of text.split('\n\n')) if (SMALL_START.test(p)) say(`small letter: ${p}`)
  if ((flat.match(/“/g)?.length ?? 0) !== (flat.match(/”/g)?.length ?? 0)) say(`quotes: ${flat}`)
  if (text.split('\n\n').length > PARAGRAPHS_AT_MOST) say('too many paragraphs')
  if (LEFT_OVER.test(withoutNames(page.alt, names)) || DISAGREES.test(page.alt)) say(`alternative text: ${page.alt}`)
  return out
}

const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(text)

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
      if (!p.direction.actors.some((a) => a.who === `pet${i + 1}`))
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
export function proofread(book: Manuscript, childName: string, petNames: readonly string[]): string[] {
  const limits = LIMITS[book.level]
  const all = book.pages.map((p) => p.content).join('\n\n')
  const names = [childName, ...petNames]
  const words = wordsOf(all).length
  const m = measure(withoutNames(all, names))
  const out: string[] = []
  if (book.pages.length !== PAGES_IN_A_STORY) out.push(`${book.pages.length} pages`)
  if (words < WORDS_IN_A_BOOK[0] || words > WORDS_IN_A_BOOK[1]) out.push(`${words} words`)
  if (m.meanSentence < limits.meanSentence[0] || m.meanSentence > limits.meanSentence[1])
    out.push(`mean sentence ${m.meanSentence.toFixed(1)}`)
  if (m.grade < limits.grade[0] || m.grade > limits.grade[1]) out.push(`grade ${m.grade.toFixed(2)}`)
  return [
    ...out,
    ...book.pages.flatMap((p) => proofreadPage(p, names, limits.longestSentence)),
    ...proofreadCast(book, childName, petNames),
  ]
}
