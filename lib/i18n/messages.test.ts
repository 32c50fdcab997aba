import { readFileSync, readdirSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales'
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
const FILES = ['site', 'together', 'embeds', 'admin', 'operators', 'mail', 'book', 'papers'] as const
type File = (typeof FILES)[number]
const messages = (locale: string, files: readonly File[] = FILES) =>
  new Map(
    files.flatMap((file) => [
      ...flat(JSON.parse(readFileSync(`messages/${locale}/${file}.json`, 'utf8')), file === 'site' ? '' : `${file}:`),
    ]),
  )

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

test('every language has a folder with the same files, and no other', () => {
  expect(readdirSync('messages').sort()).toEqual([...LOCALES].sort())
  for (const locale of LOCALES)
    expect(readdirSync(`messages/${locale}`).sort()).toEqual(FILES.map((file) => `${file}.json`).sort())
})

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

test('a message missing in a language is shown in English', () => {
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
  const loose = [...messages('fr', ['site', 'admin'])]
    .filter(([, text]) => / [:;!?»]|« /.test(text))
    .map(([key]) => key)
  expect(loose).toEqual([])
})

test('French sets its question, exclamation marks and semicolons close, its colons and quotation marks wider', () => {
  const uneven = [...messages('fr', ['site', 'admin'])]
    .filter(([, text]) => /\u00a0[?!;]|\u202f[:»]|«\u202f/.test(text))
    .map(([key]) => key)
  expect(uneven).toEqual([])
})

test.each([
  ['it', /(?<![{\w@.-])email/i],
  ['pt', /(?<![{\w@.-])email/i],
  ['ja', /お子さん|お話(?!を聞かせて|しませんか)/],
] as const)('%s spells a word in one way', (locale, other) => {
  const spelled = [...messages(locale, ['site', 'admin'])].filter(([, text]) => other.test(text)).map(([key]) => key)
  expect(spelled).toEqual([])
})

/** Where letters of the alphabet, or a size of paper, are meant. */
const OTHER_LETTERS =
  /^(?:redeem\.hint|printOrder\.errors\.dedication|download\.file(?:Text)?\.letter|reader\.(?:letters|face))$/
test.each([
  ['en', /(?<![\w{])letters?\b/i],
  ['es', /\bcartas?\b/i],
  ['fr', /(?<![\w{])lettres?\b(?! d’information)/i],
  ['de', /Brief/],
  ['it', /(?<![\w{])letter[ae]\b/i],
  ['pt', /\bcartas?\b/i],
  ['zh', /[一这]封信/],
  ['ja', /手紙/],
  ['hi', /(?<![\p{L}\p{M}])पत्र(?![\p{L}\p{M}])/u],
] as const)('%s calls an email an email to visitors', (locale, letter) => {
  const called = [...messages(locale, ['site', 'mail'])].filter(
    ([key, text]) => !OTHER_LETTERS.test(key) && letter.test(text),
  )
  expect(called.map(([key]) => key)).toEqual([])
})

test('a long Chinese headline says where its lines may end', () => {
  const headlines = [...messages('zh', ['site', 'admin'])].filter(
    ([key]) => /(?:^|\.)(?:title|\w+(?<!meta)Title)$/.test(key) && !/^(?:admin:(?:admin|approval)|errors)\./.test(key),
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

/** What would change with a price: an amount with decimals, or any figure beside a sign or name of money. */
const MONEY = [
  /\d[.,\u066b]\d\d(?!\d)/u,
  /[$€£¥₹]\s?\d/u,
  /\d\s?(?:[$€£¥₹]|AUD|USD|EUR|dollar|dólar|dollari|ドル|豪ドル|澳元|美元|डॉलर|دولار)/iu,
]
test.each(LOCALES)('no message in %s contains a money figure: prices are parameters', (locale) => {
  const priced = [...messages(locale)].filter(([, text]) => MONEY.some((figure) => figure.test(text)))
  expect(priced.map(([key]) => key)).toEqual([])
})

// What must not be parted at the end of a line is joined in the messages of pages: by a no-break space (U+00A0), or
// by a word joiner (U+2060), which is nothing to see. Mails and books are laid out by others. Each pattern finds what
// is not joined yet.
/**
 * A hyphen beside a short piece: else a line ends in "e-" and the next begins with "mail". Needs a word joiner after
 * the hyphen.
 */
const HYPHEN = /(?<!\p{L})\p{L}{1,3}-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,4}(?!\p{L}))/u
/** A figure and the short word, unit or month that it counts. Needs a no-break space. */
const COUNT = /\d (?=[\p{L}\p{M}]{3,9}(?![\p{L}\p{M}]))/u
/** A Hindi sentence's last small verb. Needs a no-break space. */
const LAST_VERB = / (?=(?:है|हैं|हूँ|हो|था|थी|थे)(?:[।,;?!]|$))/u
/** An Arabic letter that is joined to a word of another script. Needs a no-break space. */
const JOINED_LETTER = /ـ (?=\S)/u
/** A Japanese range of figures, and a date. Need word joiners. */
const RANGE = /\d～(?=\d)|\d月(?=\d)/u
const BREAKABLE: Partial<Record<Locale, readonly RegExp[]>> = {
  de: [HYPHEN, COUNT],
  es: [HYPHEN, COUNT],
  fr: [HYPHEN, COUNT],
  it: [HYPHEN, COUNT],
  pt: [HYPHEN, COUNT],
  hi: [LAST_VERB, COUNT],
  ar: [JOINED_LETTER, COUNT],
  ja: [RANGE],
}

/** Placeholders that a page fills with a figure. */
const FIGURES = /^(?:most|least|max|count|total|age|pages|minutes|seconds|dollars|\w*[dD]ays)$/
const isFigure = (element: MessageFormatElement | undefined) =>
  element?.type === TYPE.pound ||
  element?.type === TYPE.number ||
  (element?.type === TYPE.argument && FIGURES.test(element.value))

/** A message's runs of text, a figure that the page fills in before one as `0`. */
const textRuns = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element, at) => {
    if (element.type === TYPE.literal) return [(isFigure(elements[at - 1]) ? '0' : '') + element.value]
    if (element.type === TYPE.tag) return textRuns(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap((option) => textRuns(option.value))
    return []
  })

test.each(Object.entries(BREAKABLE))('%s joins what no line may part', (locale, patterns) => {
  const parted = [...messages(locale, ['site', 'admin'])].flatMap(([key, text]) =>
    textRuns(parse(text))
      .filter((run) => patterns.some((pattern) => pattern.test(run)))
      .map((run) => `${key}: ${run}`),
  )
  expect(parted).toEqual([])
})

test.each([
  ['fr', 'Un e-mail', 'Un e-\u2060mail'],
  ['fr', 'Que savez-vous ?', 'Que savez-\u2060vous ?'],
  ['pt', 'mandá-lo', 'mandá-\u2060lo'],
  ['es', 'en 30 días', 'en 30\u00a0días'],
  ['de', 'Wähle {most} Tage', 'Wähle {most}\u00a0Tage'],
  ['de', '{count, plural, one {# Buch} other {# Bücher}}', '{count, plural, one {#\u00a0Buch} other {#\u00a0Bücher}}'],
  ['hi', 'किताब आ जाती है।', 'किताब आ जाती\u00a0है।'],
  ['ar', 'ملكًا لـ Wagtale', 'ملكًا لـ\u00a0Wagtale'],
  ['ja', '500～700語', '500\u2060～\u2060700語'],
  ['ja', '2026年11月21日', '2026年11月\u206021日'],
] as const)('%s: a line may part "%s", and not when it is joined', (locale, parted, joined) => {
  const found = (text: string) =>
    textRuns(parse(text)).some((run) => BREAKABLE[locale]?.some((pattern) => pattern.test(run)))
  expect([found(parted), found(joined)]).toEqual([true, false])
})

test.each([
  ['de', 'Beta-Programm'],
  ['fr', 'grands-parents'],
  ['de', '{name} sagt'],
  ['es', 'desde el 21 de noviembre'],
] as const)('%s: a line may end in "%s"', (locale, text) => {
  expect(textRuns(parse(text)).filter((run) => BREAKABLE[locale]?.some((pattern) => pattern.test(run)))).toEqual([])
})
