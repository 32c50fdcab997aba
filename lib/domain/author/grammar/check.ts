// Static checks of a template: it is complete, and every slot and condition exists.
import { PAGES_IN_A_STORY, PETS_AT_MOST } from '../../story/lists'
import { KINDS } from '../world/kinds'
import { isCondition } from './conditions'
import { isSlot } from './slots'
import type { Template } from './template'
import { nodesOf } from './text'
import type { Text } from './text'
import { uncapitalise } from './normalise'

const QUESTIONS = 5

function textsOf(t: Template): [where: string, text: Text][] {
  const pages = t.pages.flatMap((page, i): [string, Text][] => [
    ...page.parts.flatMap((part): [string, Text][] =>
      part.type === 'paragraph'
        ? []
        : [
            [`page ${i + 1}`, part.type === 'text' ? part.text : part.fallback.text],
            ...(part.type === 'beat' ? [[`page ${i + 1}`, part.fallback.stage] as [string, Text]] : []),
          ],
    ),
    [`direction ${i + 1}`, page.direction],
    [`alt ${i + 1}`, page.alt],
  ])
  const threads = t.threads.flatMap((thread) =>
    [...thread.beats].flatMap(([beat, line]): [string, Text][] => [
      [`${thread.id} ${beat}`, line.text],
      [`${thread.id} ${beat}`, line.stage],
    ]),
  )
  const rest: [string, Text][] = [
    ...[...t.sets].map(([name, text]): [string, Text] => [`set ${name}`, text]),
    ['title', t.title],
    ['refrain', t.refrain],
    ['recall', t.recall],
    ['deed', t.deed],
    ['summary', t.summary],
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
      if (node.type === 'slot')
        return isSlot(node.name, t.picks) || t.sets.has(uncapitalise(node.name))
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

/** Returns the findings in words for the writer; an empty list means that the template can be rendered. */
export function checkTemplate(t: Template): string[] {
  const out: string[] = []
  const beats = new Set(t.pages.flatMap((p) => p.parts.flatMap((part) => (part.type === 'beat' ? [part.beat] : []))))
  if (t.pages.length !== PAGES_IN_A_STORY) out.push(`${t.pages.length} pages instead of ${PAGES_IN_A_STORY}`)
  t.pages.forEach((p, i) => {
    if (!p.direction.length) out.push(`page ${i + 1} has no direction`)
    if (!p.alt.length) out.push(`page ${i + 1} has no alternative text`)
  })
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
  for (const word of t.words) if (!word.meaning) out.push(`"${word.word}" has no meaning`)
  return [...out, ...brokenTexts(t)]
}
