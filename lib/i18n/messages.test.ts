import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { DEFAULT_LOCALE, LOCALES } from './locales'
import { withFallback } from './messages'

interface MessageTree {
  [key: string]: string | MessageTree
}

/** Every message by its whole key. */
function flat(tree: MessageTree, above = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[above + key, value] as const] : [...flat(value, `${above}${key}.`)],
    ),
  )
}
const messages = (locale: string) => flat(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')))

/** Names of a message's placeholders and tags, wherever they stand in it. */
function names(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...names(element.children)]
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap((option) => names(option.value))]
    return [element.value]
  })
}
const placeholders = (message: string) => [...new Set(names(parse(message)))].sort()

const english = messages(DEFAULT_LOCALE)
const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

test.each(others)('%s says everything that English says, and nothing else', (locale) => {
  const own = messages(locale)
  expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [key, text] of own) expect(`${key}: ${text.trim()}`).not.toBe(`${key}: `)
})

test.each(others)('%s has the placeholders of the English message', (locale) => {
  const own = messages(locale)
  const found = [...english].map(([key]) => [key, placeholders(own.get(key) ?? '')])
  expect(found).toEqual([...english].map(([key, text]) => [key, placeholders(text)]))
})

test("the spec's keys exist", () => {
  const named = [
    'nav.home',
    'nav.create',
    'nav.stories',
    'nav.pricing',
    'nav.about',
    'nav.contact',
    'home.hero.title',
    'home.hero.subtitle',
    'home.featured.title',
    'home.features.title',
    'home.benefits.title',
    'create.title',
    'create.child.name',
    'create.child.age',
    'create.pet.name',
    'create.pet.type',
    'create.generate',
    'common.loading',
    'common.error',
    'common.retry',
  ]
  expect(named.filter((key) => !english.has(key))).toEqual([])
})

test('a message missing in a language is said in English', () => {
  expect(withFallback({ a: 'A', b: { c: 'C', d: 'D' } }, { b: { c: 'see' } })).toEqual({
    a: 'A',
    b: { c: 'see', d: 'D' },
  })
  expect(withFallback({ a: ['Hello ', ['name']], b: 'B' }, { a: ['Hola ', ['name']] })).toEqual({
    a: ['Hola ', ['name']],
    b: 'B',
  })
})

test('French keeps a sign of two parts with its word', () => {
  const loose = [...messages('fr')].filter(([, text]) => / [:;!?»]|« /.test(text)).map(([key]) => key)
  expect(loose).toEqual([])
})

test('French sets its question and exclamation marks and semicolons close, its colons and quotation marks wider', () => {
  const uneven = [...messages('fr')]
    .filter(([, text]) => /\u00a0[?!;]|\u202f[:»]|«\u202f/.test(text))
    .map(([key]) => key)
  expect(uneven).toEqual([])
})

test.each([
  ['it', /(?<![{\w@.-])email/i],
  ['pt', /(?<![{\w@.-])email/i],
  ['ja', /お子さん|お話(?!を聞かせて|しませんか)/],
] as const)('%s spells a word in one way', (locale, other) => {
  expect([...messages(locale)].filter(([, text]) => other.test(text)).map(([key]) => key)).toEqual([])
})

test('a long Chinese headline says where its lines may end', () => {
  const headlines = [...messages('zh')].filter(
    ([key]) => /(?:^|\.)(?:title|\w+(?<!meta)Title)$/.test(key) && !/^(?:staff|errors|approval)\./.test(key),
  )
  const unbroken = headlines.filter(([, text]) =>
    text
      .replaceAll(/<[^>]*>|\{[^}]*\}/g, '')
      .split(/[，。、：；？！\s\u200b（）“”—]+/)
      .some((run) => (run.match(/\p{Script=Han}/gu) ?? []).length > 8),
  )
  expect(unbroken.map(([key]) => key)).toEqual([])
})

test('no range of figures stands in Arabic, where the larger would be read first', () => {
  const ranges = [...messages('ar')]
    .filter(([, text]) => /\p{Script=Arabic}.*\d\s?[-–]\s?\d/u.test(text))
    .map(([key]) => key)
  expect(ranges).toEqual([])
})
