// Static checks of a story: the words fit the plan, both are complete, and every slot and condition exists.
import { PAGES_IN_A_STORY, PETS_AT_MOST } from '../../story/lists'
import { DESTINATIONS } from '../../illustration/direction'
import { EVENT_IDS } from '../world/events'
import { KINDS } from '../world/kinds'
import { isCondition } from './conditions'
import type { Line, Part, Template, TemplatePage } from './template'
import { nodesOf } from './text'
import type { Text } from './text'
import { uncapitalise } from './letter-case'
import type { Plan, PlannedPage, Slot } from './plan'
import type { Words } from './words'

const QUESTIONS = 5

/** Every page under its number; the second version of one as "17 b". */
const pagesOf = (t: Template): [number: string, page: TemplatePage][] => [
  ...t.pages.map((page, i): [string, TemplatePage] => [`${i + 1}`, page]),
  ...[...t.versions].map(([number, page]): [string, TemplatePage] => [`${number} b`, page]),
]

/** What stands on a page whatever the cast; without `stages`, only what is read. */
function textsOfPart(part: Part, stages = false): Text[] {
  if (part.type === 'paragraph') return []
  if (part.type === 'text') return [part.text]
  if (part.type === 'beat') return [part.fallback.text, ...(stages ? [part.fallback.stage] : [])]
  return [part.fallback]
}

function textsOf(t: Template): [where: string, text: Text][] {
  const pages = pagesOf(t).flatMap(([number, page]): [string, Text][] => [
    ...page.parts.flatMap((part) => textsOfPart(part, true)).map((text): [string, Text] => [`page ${number}`, text]),
    [`direction ${number}`, page.direction],
    [`alt ${number}`, page.alt],
  ])
  const blocks: [id: string, lines: ReadonlyMap<string, Line>][] = [
    ...t.threads.map(({ id, beats }): [string, ReadonlyMap<string, Line>] => [id, beats]),
    ...[...t.leads].map(([kind, lines]): [string, ReadonlyMap<string, Line>] => [`lead ${kind}`, lines]),
    ...[...t.traits].map(([kind, lines]): [string, ReadonlyMap<string, Line>] => [`trait ${kind}`, lines]),
  ]
  const threads = blocks.flatMap(([id, lines]) =>
    [...lines].flatMap(([beat, line]): [string, Text][] => [
      [`${id} ${beat}`, line.text],
      [`${id} ${beat}`, line.stage],
    ]),
  )
  const rest: [string, Text][] = [
    ...[...t.sets].map(([name, text]): [string, Text] => [`set ${name}`, text]),
    ['title', t.title],
    ['refrain', t.refrain],
    ['recall', t.recall],
    ['deed', t.deed],
    ['summary', t.summary],
    ['keepsake', t.keepsake],
    ['joke', t.joke],
    ...t.questions.map((q): [string, Text] => ['question', q]),
    ...t.activities.flatMap((a): [string, Text][] => [
      ['activity', a.content],
      ...a.options.map((o): [string, Text] => ['activity', o]),
    ]),
    ...t.surprises.flatMap((s): [string, Text][] => [
      ['surprise', s.content],
      ['surprise', s.trigger],
    ]),
  ]
  return [...pages, ...threads, ...rest]
}

function brokenTexts(t: Template): string[] {
  return textsOf(t).flatMap(([where, text]) =>
    [...nodesOf(text)].flatMap((node) => {
      if (node.type === 'slot' && node.name.toLowerCase().startsWith('trait.') && !where.startsWith('trait '))
        return [`${where}: {${node.name}} outside a block for traits`]
      if (node.type === 'slot')
        return t.language.isSlot(node.name, t.picks) || t.sets.has(uncapitalise(node.name))
          ? []
          : [`${where}: nothing is called {${node.name}}`]
      if (node.type !== 'branch') return []
      return node.arms
        .flatMap((arm) => (arm.when ?? []).flat())
        .filter((test) => !isCondition(test.name))
        .map((test) => `${where}: no condition "${test.name}"`)
    }),
  )
}

/** Slots and conditions that speak of a planned slot. */
const SPEAKS_OF: Record<Slot, (name: string) => boolean> = {
  place: (name) => /^(place|somewhere)\b/.test(name) || DESTINATIONS.some((id) => id === name),
  event: (name) => /^(event|occasion)\b/.test(name) || EVENT_IDS.some((id) => id === name),
  home: (name) => /^home\b/.test(name),
  recall: (name) => name === 'recall' || name === 'sequel',
  deed: (name) => /^(deed|back)\b/.test(name),
  series: (name) => /^series\b/.test(name),
}

const textsOfPage = ({ parts }: TemplatePage): Text[] => parts.flatMap((part) => textsOfPart(part))

/** Planned slots that the words of a page do not fill. */
function unfilledSlots(page: TemplatePage): Slot[] {
  const names = textsOfPage(page).flatMap((text) =>
    [...nodesOf(text)].flatMap((node) =>
      node.type === 'slot'
        ? [node.name]
        : node.type === 'branch'
          ? node.arms.flatMap((arm) => (arm.when ?? []).flat().map((test) => test.name))
          : [],
    ),
  )
  return page.slots.filter((slot) => !names.some(SPEAKS_OF[slot]))
}

/** Where the words leave something out that the plan has, or add something that it has not. */
function misfits(plan: Plan, words: Words): string[] {
  const out: string[] = []
  const compare = (what: string, planned: readonly string[], written: readonly string[]) => {
    if (planned.join() !== written.join())
      out.push(`${what}: planned are [${planned.join(', ')}], the words have [${written.join(', ')}]`)
  }
  const sorted = (names: Iterable<string>) => [...names].sort()
  compare('pages', [String(plan.pages.length)], [String(words.pages.length)])
  const comparePage = (where: string, page: PlannedPage | undefined, parts: Words['pages'][number]['parts']) => {
    const beats = parts.flatMap((part) => (part.type === 'beat' ? [part.beat] : []))
    compare(`markers of ${where}`, page?.markers.map((m) => m.beat) ?? [], beats)
    const leads = parts.flatMap((part) => (part.type === 'lead' ? [part.name] : []))
    compare(`lead lines of ${where}`, sorted(page?.leads.map((l) => l.name) ?? []), sorted(leads))
    const traits = parts.flatMap((part) => (part.type === 'trait' ? [`${part.owner} ${part.beat}`] : []))
    compare(`traits of ${where}`, sorted(page?.traits.map((x) => `${x.owner} ${x.beat}`) ?? []), sorted(traits))
  }
  words.pages.forEach(({ parts }, i) => {
    comparePage(`page ${i + 1}`, plan.pages[i], parts)
  })
  compare(
    'second versions',
    sorted([...plan.versions.keys()].map(String)),
    sorted([...words.versions.keys()].map(String)),
  )
  for (const [number, { parts }] of words.versions) comparePage(`page ${number} b`, plan.versions.get(number), parts)
  const blocks = [...plan.threads, ...plan.leads, ...plan.traits]
  compare('threads', sorted(blocks.map((t) => t.id)), sorted(words.threads.keys()))
  for (const { id, stages } of blocks)
    compare(`beats of ${id}`, sorted(stages.keys()), sorted(words.threads.get(id)?.keys() ?? []))
  compare('extras', sorted(plan.cast.map((e) => e.who)), sorted(words.extras.keys()))
  compare('surprises', [String(plan.surprises.length)], [String(words.surprises.length)])
  for (const [pick, things] of plan.things)
    if (words.picks.get(pick)?.length !== things.length)
      out.push(`pick ${pick}: the pictures show ${things.join(', ')}`)
  return out
}

const firstLetter = (text: Text): string => {
  const [node] = text
  return node?.type === 'words' ? node.words.charAt(0) : ''
}

/** Words that would run together: the spaces inside a [branch] are trimmed, so they must stand outside. */
function gluedWords(t: Template): string[] {
  return textsOf(t).flatMap(([where, text]) =>
    text.flatMap((node, i) => {
      const before = text[i - 1]
      if (node.type !== 'branch' || before?.type !== 'words' || !/\p{L}$/u.test(before.words)) return []
      const glued = node.arms.some((arm) => /\p{L}/u.test(firstLetter(arm.body)))
      return glued ? [`${where}: no space before the branch after "${before.words}"`] : []
    }),
  )
}

/** Returns the findings in words for the writer; an empty list means that the template can be rendered. */
export function checkTemplate(t: Template, plan: Plan, words: Words): string[] {
  const out: string[] = misfits(plan, words)
  const beats = new Set(
    pagesOf(t).flatMap(([, p]) => p.parts.flatMap((part) => (part.type === 'beat' ? [part.beat] : []))),
  )
  if (t.pages.length !== PAGES_IN_A_STORY) out.push(`${t.pages.length} pages instead of ${PAGES_IN_A_STORY}`)
  for (const [number, p] of pagesOf(t)) {
    if (!p.direction.length) out.push(`page ${number} has no direction`)
    if (!p.alt.length) out.push(`page ${number} has no alternative text`)
    for (const slot of unfilledSlots(p)) out.push(`page ${number}: the words do not fill the slot "${slot}"`)
  }
  for (const thread of t.threads) {
    for (const beat of beats)
      if (!thread.beats.get(beat)?.stage.length)
        out.push(`thread ${thread.id} lacks the beat "${beat}" or its stage direction`)
    for (const beat of thread.beats.keys())
      if (!beats.has(beat)) out.push(`thread ${thread.id}: no page has the beat "${beat}"`)
  }
  for (const kind of KINDS) if (!t.threads.some((x) => x.for === kind)) out.push(`no thread for a ${kind}`)
  if (t.threads.filter((x) => x.for === 'any').length < PETS_AT_MOST - 1)
    out.push('fewer than four threads for anybody')
  if (!t.threads.some((x) => x.for === 'duet')) out.push('no duet')
  if (t.questions.length !== QUESTIONS) out.push(`${t.questions.length} questions instead of ${QUESTIONS}`)
  for (const [what, text] of [
    ['title', t.title],
    ['refrain', t.refrain],
    ['recall', t.recall],
    ['deed', t.deed],
    ['summary', t.summary],
  ] as const)
    if (!text.length) out.push(`no ${what}`)
  for (const { who, name } of t.extras) if (!name.length) out.push(`the ${who} has no name`)
  for (const word of t.words) if (!word.meaning) out.push(`"${word.word}" has no meaning`)
  return [...out, ...brokenTexts(t), ...gluedWords(t)]
}
