// The built-in author of rooms: a family makes up a tale at a table, and each idea, in its giver's words, turns it.
import { stream } from '../../chance'
import { readingLevel } from '../../story/lists'
import type { IdeaTrace } from '../../collaboration/room-log'
import type { Manuscript, ManuscriptPage } from '../../story/manuscript'
import { pronounOfChild } from '../grammar/pronoun'
import { capitalise } from '../grammar/letter-case'
import { pronounFor } from '../languages/en/agreement'
import { wordsOf } from '../grammar/count'
import { WORDS_IN_A_BOOK } from '../languages/en/measure'
import { describeDrawn, drawInto, thingOf } from './draw-ideas'
import { drawOthers } from './draw-others'
import { countSpare, fill, withoutSpare, type Slots } from './fill'
import type { Frame } from './frame'
import { chooseFrame } from './frames'
import { BACK_AGAIN } from './lines/turns'
import { createPetLines } from './pet-lines'
import { familyOf, giversOf, listNames, listSome, properName } from './people'
import { placeIdeas, type Placed } from './place-ideas'
import { planIdeas } from './plan-ideas'
import { quoteOf } from './quote'
import type { WeaveIdea, WeaveRequest, Woven } from './request'
import { isFree, readStage } from './stage'
import { makeTable } from './table'
import { createTeller } from './tell-idea'

const WEAVER = 'built-in-weave@1'
const LONGEST_TITLE = 120
/** Of names in one sentence, so that it stays short enough to be read aloud. */
const WORDS_OF_NAMES = { '0-4': 4, '5-8': 7, '9-12': 7 } as const

function makeSlots(request: WeaveRequest, frame: Frame, placed: readonly Placed[], used: readonly WeaveIdea[]): Slots {
  const { story } = request
  const child = properName(story.childName)
  const pronoun = pronounOfChild(story.childGender)
  const givers = giversOf(used)
  const others = givers.filter((name) => name !== child)
  const pronouns = Object.fromEntries(
    ['he', 'him', 'his', 'himself'].flatMap((slot) => {
      const word = pronounFor(slot, pronoun)
      return [
        [slot, word],
        [capitalise(slot), capitalise(word)],
      ]
    }),
  )
  // Of two stars in one tale, nobody would know which one cheers.
  const own = frame.pages.map(({ text, slot }) => `${text} ${slot?.alone ?? ''}`).join(' ')
  const isOurs = (thing: string) =>
    frame.recall.includes(thing.replace('the ', '')) || new RegExp(`\\b${thing}\\b`, 'i').test(own)
  const things = [...new Set(placed.flatMap(({ idea }) => thingOf(idea) ?? []))]
    .filter((thing) => !isOurs(thing))
    .slice(0, 2)
  const back = BACK_AGAIN[frame.level]
  const random = stream(story.seed, 'back again')
  const line = (lines: readonly string[]) => lines[Math.floor(random() * lines.length)] ?? ''
  const giver = placed.map(({ idea }) => properName(idea.giver)).find((name) => name !== child)
  const callback = things.length
    ? fill(line(back.things), { things: listNames(things), Things: capitalise(listNames(things)) })
    : giver
      ? fill(line(back.giver), { G: giver })
      : back.nobody
  return {
    child,
    ...pronouns,
    was: pronoun === 'they' ? 'were' : 'was',
    pet: properName(story.pets[0]?.name ?? ''),
    treat: frame.treat,
    callback,
    table: listSome(others, WORDS_OF_NAMES[frame.level] - 1),
    makers: listSome([child, ...others], WORDS_OF_NAMES[frame.level]),
  }
}

/** A page before its length is known: text and passage still with slots and spare parts. */
interface Draft {
  text: string
  passage: string
  slots: Slots
  entry: Placed | undefined
  named: ReadonlySet<number>
  /** How many spare parts are left out: first the text's, then the passage's. */
  spared: number
}

interface Size {
  /** Words quoted of an idea. */
  quoted: number
  /** The pets but the first share their lines. */
  brief: boolean
  /** Whether passages are shortened, too. */
  passages: boolean
}
/** From roomy to tight; the first is taken that a picture book has room for. */
const SIZES: readonly Size[] = [
  { quoted: 12, brief: false, passages: false },
  { quoted: 12, brief: true, passages: false },
  { quoted: 12, brief: true, passages: true },
  { quoted: 10, brief: true, passages: true },
  { quoted: 8, brief: true, passages: true },
  { quoted: 6, brief: true, passages: true },
  { quoted: 4, brief: true, passages: true },
]

function draftPages(request: WeaveRequest, frame: Frame, placed: readonly Placed[], slots: Slots, size: Size): Draft[] {
  const { story } = request
  const tell = createTeller(story.seed, frame.level, size.quoted)
  const petLines = createPetLines(story.pets, frame.treat, size.brief)
  return frame.pages.map((page, i) => {
    const entry = placed.find((p) => p.page === i)
    const { lines, named } = petLines(page)
    const telling = entry && tell(page, entry)
    return {
      text: page.text,
      passage: telling?.line ?? page.slot?.alone ?? page.turns.get(story.lifeSkill) ?? '',
      slots: { ...slots, ...lines, ...telling?.slots },
      entry,
      named,
      spared: 0,
    }
  })
}

const spareOf = ({ text, passage }: Draft, { passages }: Size) =>
  countSpare(text) + (passages ? countSpare(passage) : 0)

function render({ text, passage, slots, spared }: Draft): { text: string; passage: string } {
  const ofText = Math.min(spared, countSpare(text))
  return {
    text: fill(withoutSpare(text, ofText, 'end'), slots),
    passage: fill(withoutSpare(passage, spared - ofText, 'start'), slots),
  }
}
const lengthOf = (draft: Draft): number => {
  const { text, passage } = render(draft)
  return wordsOf(`${text} ${passage}`).length
}

/** Leaves out what can be spared, from the longest page first, until the book is no longer than a picture book. */
function fit(drafts: Draft[], size: Size): boolean {
  const lengths = drafts.map(lengthOf)
  const sum = () => lengths.reduce((all, n) => all + n, 0)
  while (sum() > WORDS_IN_A_BOOK[1]) {
    const next = drafts
      .map((draft, i) => ({ draft, i }))
      .filter(({ draft }) => draft.spared < spareOf(draft, size))
      .sort((a, b) => (lengths[b.i] ?? 0) - (lengths[a.i] ?? 0) || a.i - b.i)[0]
    if (!next) return false
    next.draft.spared++
    lengths[next.i] = lengthOf(next.draft)
  }
  return true
}

/** The pages and where each told idea stands in them. */
function writePages(request: WeaveRequest, frame: Frame, placed: readonly Placed[], slots: Slots) {
  const { story } = request
  const family = familyOf(giversOf(request.ideas).filter((name) => name !== slots.child))
  const traces: IdeaTrace[] = []
  const sizes = SIZES.map((size) => ({ size, drafts: draftPages(request, frame, placed, slots, size) }))
  const chosen = sizes.find(({ size, drafts }) => fit(drafts, size)) ?? sizes.at(-1)
  const pages = (chosen?.drafts ?? []).map((draft, i): ManuscriptPage => {
    const { text, passage } = render(draft)
    const { entry, named } = draft
    const { stage = '', alt = '' } = frame.pages[i] ?? {}
    const content = passage ? `${text}\n\n${passage}` : text
    if (entry)
      traces.push({ ideaId: entry.idea.id, as: 'told', page: i + 1, start: text.length + 2, end: content.length })
    const plain = readStage(stage, { pets: story.pets, named, family })
    const { direction, shown } = entry
      ? drawInto(plain, entry.idea, isFree(stage) && entry.idea.type === 'setting')
      : { direction: plain, shown: [] }
    return { pageNumber: i + 1, content, direction, alt: describeDrawn(fill(alt, draft.slots), shown) }
  })
  return { pages, traces, family, quoted: chosen?.size.quoted }
}

export function weaveStory(request: WeaveRequest): Woven {
  const { story, ideas } = request
  const level = readingLevel(story.childAge)
  const frame = chooseFrame(level, story.lifeSkill, story.seed)
  const fates = new Map(planIdeas(request).map(({ id, fate }) => [id, fate]))
  const withFate = (fate: string) => ideas.filter((idea) => fates.get(idea.id) === fate)
  const used = ideas.filter((idea) => fates.get(idea.id) !== 'set-aside')
  const placed = placeIdeas(frame, withFate('told'))
  const slots = makeSlots(request, frame, placed, used)
  const { pages, traces, family, quoted: most } = writePages({ ...request, ideas: used }, frame, placed, slots)
  const free = new Set(frame.pages.flatMap((page, i) => (isFree(page.stage) ? [i + 1] : [])))
  const drawn = drawOthers(pages, withFate('drawn'), free)
  const quoted = ideas.filter((idea) => fates.get(idea.id) === 'quoted' || drawn.quoted.includes(idea))
  // What was cut short in the text stands in full at the back.
  const cut = placed.map(({ idea }) => idea).filter((idea) => quoteOf(idea.content, most).cut)
  const atTheBack = ideas.filter((idea) => quoted.includes(idea) || cut.includes(idea))
  const line = (text: string) => fill(text, slots)
  const text = pages
    .map((page) => page.content)
    .join(' ')
    .toLowerCase()
  const manuscript: Manuscript = {
    title: request.title.slice(0, LONGEST_TITLE),
    language: 'en',
    lifeSkill: story.lifeSkill,
    level,
    author: WEAVER,
    pages,
    extras: family,
    refrain: line(frame.refrain),
    words: frame.words.filter(({ word }) => text.includes(word)),
    questions: frame.questions.map(line),
    interactiveElements: frame.activities.map((a) => ({ ...a, content: line(a.content) })),
    hiddenSurprises: frame.surprises.map((s) => ({ ...s, content: line(s.content), trigger: line(s.trigger) })),
    summary: request.description?.trim() || line(frame.summary),
    recall: frame.recall,
    deed: frame.deed,
    table: makeTable(used, atTheBack),
  }
  return {
    manuscript,
    traces: [
      ...traces,
      ...drawn.traces,
      ...quoted.map(({ id }): IdeaTrace => ({ ideaId: id, as: 'quoted', page: pages.length })),
    ],
  }
}
