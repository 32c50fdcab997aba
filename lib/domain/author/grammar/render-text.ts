// Renders a book's pages: text in paragraphs, the picture's direction and its alternative text.
import type { ManuscriptPage } from '../../story/manuscript'
import { describePets } from './alt'
import { isName, spellingIn, withNeutralNames, restoreNames } from './book'
import type { Book } from './book'
import { assignThreads } from './assign-threads'
import { expand, fewer } from './expand'
import { placeBeats } from './place-beats'
import type { Beat, Turn } from './place-beats'
import { resolveDirection } from './resolve-directions'
import type { StageDirection } from './resolve-directions'
import { leadLine, traitLine } from './lead'
import type { Line, Part, TemplatePage } from './template'
import { TemplateError } from './text'
import type { Text } from './text'
import { quietVoice } from './cast'
import type { Player, Subject, Voice as VoiceOf } from './cast'

type Voice = VoiceOf<Book>

/** A page's text, and what of the family it speaks of. Many are written until a book fits; only the last is drawn. */
export interface PageWithSubjects {
  content: string
  subjects: ReadonlySet<Subject>
  /** The page with its picture's direction and alternative text. */
  finish: () => ManuscriptPage
}
const NONE: ReadonlySet<number> = new Set()

/** Renders a line outside the pages (title, questions), where nobody is introduced. */
export const renderLine = (book: Book, text: Text, key: string): string =>
  restoreNames(book, normalise(book, expand(text, quietVoice(book, key, book.partner))))

const ENDS_ITSELF = /[!?…]$/

/** A joke that ends with a mark of its own ("Shall I? Me!") needs none after it. */
function endOnce(book: Book, text: string): string {
  const joke = book.series?.joke
  if (!joke || !text.includes(joke) || !ENDS_ITSELF.test(spellingIn(book)(joke))) return text
  return text.replace(new RegExp(`${joke}[,.!?]`, 'g'), joke)
}

const normalise = (book: Book, text: string): string =>
  endOnce(book, book.template.language.normalise(text, book.template.level, spellingIn(book)))

/** Same limit as in direction.ts: a longer name on a prop is cut, not refused. */
const LETTERS_ON_A_PROP = 40

interface RenderedText {
  paragraphs: string[]
  staged: StageDirection[]
  subjects: Set<Subject>
}

function renderTurns(turns: readonly Turn[], voice: Voice, rendered: RenderedText): string {
  return turns
    .map(({ pet, mate, line }) => {
      const own = { ...voice, pet, mate, key: `${voice.key}.${pet.index}` }
      if (line.stage.length)
        rendered.staged.push({ pet, mate, stage: expand(line.stage, { ...own, quiet: true, drawing: true }) })
      return expand(line.text, own)
    })
    .join(' ')
}

/** The line of a trait, or of the leading pet. */
function renderLead(part: Extract<Part, { type: 'lead' | 'trait' }>, voice: Voice, rendered: RenderedText): string {
  const found = part.type === 'trait' ? traitLine(voice.book, part) : undefined
  if (found && part.type === 'trait' && (part.beat === 'second' || part.beat === 'third'))
    voice.subjects?.add(`${part.owner} ${part.beat}`)
  const line: Line | undefined = part.type === 'lead' ? leadLine(voice.book, part) : found?.line
  const own = { ...voice, trait: found?.trait }
  if (!line)
    return part.type === 'lead' && part.optional && hasLead(voice.book, part) ? '' : expand(part.fallback, voice)
  if (line.stage.length)
    rendered.staged.push({
      pet: voice.pet,
      ...(part.type === 'trait' && part.owner === 'child' ? { child: true } : {}),
      stage: expand(line.stage, { ...own, quiet: true, drawing: true }),
    })
  return expand(line.text, own)
}

/** Whether the kind has a line of this name, though a large cast leaves it out. */
const hasLead = ({ template, partner }: Book, { name }: { name: string }): boolean =>
  template.leads.get(partner.kind)?.has(name) ?? false

function renderPart(
  part: Exclude<Part, { type: 'paragraph' }>,
  turns: ReadonlyMap<Beat, Turn[]>,
  voice: Voice,
  rendered: RenderedText,
  hasItsLine: boolean,
): string {
  if (part.type === 'text') return expand(part.text, voice)
  if (part.type !== 'beat') return renderLead(part, voice, rendered)
  const mine = turns.get(part) ?? []
  // Where the leading pet acts, nothing need stand in for a pet.
  return renderTurns(
    mine.length || hasItsLine || !part.fallback.text.length ? mine : [{ pet: voice.pet, line: part.fallback }],
    voice,
    rendered,
  )
}

/** Names in the paragraphs of one page. */
type Shorten = (texts: readonly string[]) => string[]

function renderPageText(
  page: TemplatePage,
  turns: ReadonlyMap<Beat, Turn[]>,
  voice: Voice,
  shorten: Shorten,
): RenderedText {
  const rendered: RenderedText = { paragraphs: [], staged: [], subjects: voice.subjects ?? new Set() }
  const hasItsLine = page.parts.some((part) => part.type === 'lead' && leadLine(voice.book, part))
  let open = ''
  for (const part of page.parts) {
    if (part.type === 'paragraph') {
      rendered.paragraphs.push(open)
      open = ''
    } else open += `${renderPart(part, turns, voice, rendered, hasItsLine)} `
  }
  rendered.paragraphs = shorten([...rendered.paragraphs, open])
    .map((text) => normalise(voice.book, text))
    .filter(Boolean)
  return rendered
}

function tooLong(book: Book, paragraphs: readonly string[]): boolean {
  const text = withNeutralNames(book, paragraphs.join('\n\n'))
  const { level, language } = book.template
  const { countWords, sentencesOf, levels, wordsOnAPage } = language.measures
  return (
    countWords(text) > wordsOnAPage[1] || sentencesOf(text).some((s) => countWords(s) > levels[level].longestSentence)
  )
}

/**
 * Shortens introductions where the sentence or the page would be too long for its reading level; if that is not enough,
 * renders the page tightly, then with its shorter choices, with the day alone where the place stood beside it, without
 * what a family told under `roomy`, without second and third traits, and at last without what the series left.
 */
function renderWithinLimits(
  page: TemplatePage,
  turns: ReadonlyMap<Beat, Turn[]>,
  voice: Voice,
  shorten: Shorten,
): RenderedText {
  const tell = (brief: number, book: Book): RenderedText => {
    const met = new Set(voice.met)
    const rendered = renderPageText(page, turns, { ...voice, book, met, brief, subjects: new Set() }, shorten)
    const long = tooLong(book, rendered.paragraphs)
    if (long && brief < 3 && met.size > voice.met.size) return tell(brief + 1, book)
    if (long && !book.tight) return tell(book.brief, { ...book, tight: true })
    if (long && book.spareWords) return tell(book.brief, { ...book, spareWords: fewer(book.spareWords) })
    if (long && book.placeBesideDay.size) return tell(book.brief, { ...book, placeBesideDay: NONE })
    if (long && book.keepsTold.size) return tell(book.brief, { ...book, keepsTold: NONE })
    if (long && !book.firstTraitsOnly) return tell(book.brief, { ...book, firstTraitsOnly: true })
    if (long && book.series) return tell(book.brief, { ...book, series: undefined, friend: undefined })
    for (const index of met) voice.met.add(index)
    return rendered
  }
  return tell(voice.book.brief, voice.book)
}

/**
 * The child's name is whole once, where the first page first has it, a pet's until the page after it was introduced.
 * Done before the last pass over the text, since grammar may depend on the letters of the shorter name.
 */
const shortenNames =
  (book: Book, index: number, known: ReadonlySet<number>): Shorten =>
  (texts) => {
    const pets = book.pets.filter((pet) => known.has(pet.index))
    const { name, short } = book.child
    let isNew = index === 0
    const nameChild = (): string => {
      const is = isNew ? name : short
      isNew = false
      return is
    }
    return texts.map((text) =>
      pets.reduce((shorter, pet) => shorter.replaceAll(pet.name, pet.short), text.replaceAll(name, nameChild)),
    )
  }

function renderPage(
  book: Book,
  page: TemplatePage,
  index: number,
  turns: ReadonlyMap<Beat, Turn[]>,
  met: Set<number>,
): PageWithSubjects {
  const { keepsTold, placeBeforeDay, placeBesideDay, roomyPages, shortPages } = book
  const own = {
    ...book,
    ...(roomyPages.has(index) ? { tight: false, firstTraitsOnly: false } : {}),
    ...(shortPages.has(index) ? { spareWords: 0 } : {}),
    keepsTold: keepsTold.has(index) ? keepsTold : NONE,
    placeBeforeDay: placeBeforeDay.has(index) ? placeBeforeDay : NONE,
    placeBesideDay: placeBesideDay.has(index) ? placeBesideDay : NONE,
  }
  const voice: Voice = { book: own, key: `${index + 1}`, pet: book.partner, met, number: { plural: false } }
  const knownBefore = new Set(met)
  const shorten = shortenNames(book, index, knownBefore)
  const rendered = renderWithinLimits(page, turns, voice, shorten)
  const marks = new Set([...rendered.paragraphs.join('')].filter(isName))
  const named = new Set<Player>(book.pets.filter((p) => marks.has(p.name) || marks.has(p.short)))
  if (named.has(book.partner)) rendered.subjects.add('leader')
  const content = restoreNames(book, rendered.paragraphs.join('\n\n'))
  const finish = () => ({ pageNumber: index + 1, content, ...drawPage(book, page, voice, rendered, named, shorten) })
  return { content, subjects: rendered.subjects, finish: () => namingPage(book, index, finish) }
}

/** The direction of a page's picture, and its alternative text. */
function drawPage(
  book: Book,
  page: TemplatePage,
  voice: Voice,
  rendered: RenderedText,
  named: ReadonlySet<Player>,
  shorten: Shorten,
): Pick<ManuscriptPage, 'direction' | 'alt'> {
  const quiet = { ...voice, quiet: true }
  const staged = resolveDirection(book, expand(page.direction, { ...quiet, drawing: true }), rendered.staged, named)
  const direction = {
    ...staged,
    props: staged.props.map((p) =>
      p.text ? { ...p, text: restoreNames(book, p.text).slice(0, LETTERS_ON_A_PROP) } : p,
    ),
  }
  const [described = ''] = shorten([expand(page.alt, quiet)])
  const sentence = normalise(book, described)
  const alt = [sentence, describePets(book, direction.actors, sentence)].filter(Boolean).join(' ')
  return { direction, alt: restoreNames(book, shorten([alt]).join('')) }
}

/** @throws TemplateError that names the page */
function namingPage<T>(book: Book, index: number, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw error instanceof TemplateError
      ? new TemplateError(`${book.template.id}, page ${index + 1}: ${error.message}`)
      : error
  }
}

/** @throws TemplateError that names the page */
export const renderPages = (book: Book): ManuscriptPage[] => renderWithSubjects(book).map((page) => page.finish())

/** The pages, and what of the family each of them speaks of. */
export function renderWithSubjects(book: Book): PageWithSubjects[] {
  const turns = placeBeats(book, assignThreads(book))
  const met = new Set<number>()
  return book.template.pages.map((page, index) =>
    namingPage(book, index, () => renderPage(book, page, index, turns, met)),
  )
}
