import { restoreNames } from '../../grammar/book'
import { expand } from '../../grammar/expand'
import { parseText } from '../../grammar/text'
import type { StoryRequestInput } from '../../../story/request'
import { linesIn } from '../line-fixture'
import { describeActing } from './acting'
import { describeDay, findEvent } from './events'
import { fitHonorifics } from './honorific'
import { EASY_KANJI } from './kanji'
import { MEASURES } from './measure'
import { describePlace, findPlace } from './places'
import { PROOFREADING } from './proofreading'
import { language } from '.'

const { bookOf, ...lines } = linesIn(language, {
  childName: 'ミラ',
  pets: [
    { name: 'ポチ', type: 'Dog', gender: 'male', colors: 'Brown' },
    { name: 'タマ', type: 'Cat', gender: 'female', colors: 'Black, White' },
  ],
})
/** Wide spaces are written _. */
const visible = (text: string) => text.replaceAll('\u3000', '_')
const rendered = (...line: Parameters<typeof lines.rendered>) => visible(lines.rendered(...line))
const introduced = (...line: Parameters<typeof lines.introduced>) => visible(lines.introduced(...line))

test.each([
  ['boy', 'ミラくんは', 'ミラくんは'],
  ['girl', 'ミラちゃんは', 'ミラちゃんは'],
  // Among the youngest everybody is ちゃん; at school everybody is さん.
  ['non-specific', 'ミラちゃんは', 'ミラさんは'],
] as const)('a %s is %s among the youngest, %s from five on', (childGender, young, old) => {
  expect(rendered('{Kim}は', { childGender }, '0-4')).toBe(young)
  expect(rendered('{Kim}は', { childGender })).toBe(old)
})

test('a name that has its ちゃん gets no other; one in Latin letters stays as typed', () => {
  expect(rendered('{Kim}は', { childName: 'みーちゃん' })).toBe('みーちゃんは')
  expect(rendered('{Kim}は', { childName: 'sam' })).toBe('samちゃんは')
  expect(fitHonorifics('みーちゃんちゃんと けんくん', ['みーちゃん', 'けん', ''])).toBe('みーちゃんと けんくん')
})

test.each([
  ['{Bo+}は 走ります。', 'ちゃいろい_いぬの_ポチは_走ります。'],
  ['[others: {Bo+}は います。 {Bo+}は ねます。]', 'くろと_しろの_ねこの_タマは_います。_タマは_ねます。'],
  ['{pets}は います。', 'ポチと_タマは_います。'],
  ['「 いや！ だめ！ 」と {Kim} は いいました 。', '「いや！_だめ！」と_ミラちゃん_は_いいました。'],
  ['はい、 どうぞ。「どうも」', 'はい、どうぞ。_「どうも」'],
])('%s', (text, expected) => expect(introduced(text)).toBe(expected))

test('a colour in a buyer’s own words is left out, also one that every object of JavaScript has', () => {
  for (const colors of ['constructor', '__proto__', 'にじいろ'])
    expect(language.describePet({ name: 'ポチ', type: 'Dog', gender: 'male', colors })).toEqual(
      language.describePet({ name: 'ポチ', type: 'Dog', gender: 'male' }),
    )
})

test('pets of a kind are counted as animals are; namesakes are told apart', () => {
  const pets: StoryRequestInput['pets'] = [
    { name: 'ポチ', type: 'Dog', gender: 'male' },
    { name: 'シロ', type: 'Dog', gender: 'male' },
    { name: 'ピピ', type: 'Bird', gender: 'unknown' },
    { name: 'チチ', type: 'Bird', gender: 'unknown' },
  ]
  expect(introduced('{Bo+}。[others: {Bo+}。]', { pets })).toBe(
    'いぬの_ポチ。_もう_いっぴきの_いぬの_シロ。_とりの_ピピ。_もう_いちわの_とりの_チチ。',
  )
  const called = (names: StoryRequestInput['pets']) =>
    bookOf({ pets: names }).pets.map((pet) => pet.called.replace(pet.name, 'ミラ'))
  expect(called([{ name: 'ミラ', type: 'Cat', gender: 'female' }])).toEqual(['ねこの ミラ'])
  expect(
    called([
      { name: 'ミラ', type: 'Cat', gender: 'female' },
      { name: 'ミラ', type: 'Cat', gender: 'female' },
    ]),
  ).toEqual(['ミラいちごう', 'ミラにごう'])
})

test('a trait that names the child has its ちゃん', () => {
  const pets: StoryRequestInput['pets'] = [{ name: 'ポチ', type: 'Dog', gender: 'male', traits: ['childsbed'] }]
  const book = bookOf({ pets })
  const trait = book.traits.pet[0]
  const voice = { book, key: 't', pet: book.partner, met: new Set<number>(), trait, number: { plural: false } }
  expect(restoreNames(book, expand(parseText('{trait.where}'), voice))).toBe('ミラちゃんの ベッドで')
})

test('places: known in kana, kanji and English, or in the buyer’s own words', () => {
  expect(['とうきょう', '東京', 'tokyo', 'パリ'].map((typed) => findPlace(typed)?.at)).toEqual([
    ...['とうきょうで', 'とうきょうで', 'とうきょうで', 'パリで'],
  ])
  expect(['沖縄', 'ばあばの いえ', 'うみで', 'Lake Biwa'].map((typed) => describePlace(typed)?.at)).toEqual([
    ...['沖縄で', 'ばあばの\u3000いえで', 'うみで', 'Lake Biwaで'],
  ])
  expect(
    ["Nana's farm", 'by the sea', '🏖️', '', 'あのとき みんなで いった 山の むこうの うみ'].map(describePlace),
  ).toEqual(Array(5).fill(undefined))
})

test('events: are found by their Japanese names; a long description is no name', () => {
  expect(['お誕生日', '結婚式', '大晦日', '雪の日', 'うみ', 'クリスマス'].map((typed) => findEvent(typed)?.id)).toEqual(
    [...['birthday', 'family-wedding', 'new-years-eve', 'snow-day', 'beach-holiday', 'christmas']],
  )
  expect(describeDay('「夏まつり」')).toBe('夏まつり')
  expect(describeDay('まちの なつまつり')).toBe('まちの\u3000なつまつり')
  expect(describeDay('first lost tooth')).toBe('first lost tooth')
  expect(describeDay('ひっこしをして新しい学校にはじめて行った日')).toBeUndefined()
})

test('alternative text: what pets do, and how', () => {
  const [pochi, tama] = bookOf().pets
  const named = (pets: (typeof pochi)[]) => pets.flatMap((pet) => (pet ? [{ ...pet, called: pet.spelling }] : []))
  expect(visible(describeActing({ pets: named([pochi, tama]), pose: 'run', feeling: 'happy' }))).toBe(
    'いぬの_ポチと_ねこの_タマが_うれしそうに_はしって_います。',
  )
  expect(visible(describeActing({ pets: named([tama]), pose: 'sleep', feeling: 'calm' }))).toBe(
    'ねこの_タマが_ねむって_います。',
  )
})

test('the kanji are those of the first two years: 80 and 160', () => {
  expect(new Set(EASY_KANJI).size).toBe(240)
})

test('characters are counted, a word in Latin letters or a mark as a name of three', () => {
  expect(MEASURES.countWords('「はな」と、Sebastianくん！\u3000\ue000は 12さい')).toBe(2 + 1 + 3 + 2 + 3 + 1 + 3 + 2)
  expect(MEASURES.sentencesOf('「だめ！」と\u3000いいました。\u3000はい。\u3000「うん」\n\nおや？')).toHaveLength(4)
  expect(MEASURES.grade('大きい手')).toBe(50)
})

describe('proofreading', () => {
  const faultsIn = (text: string) =>
    PROOFREADING.faults.filter(([, pattern]) => pattern.test(text.replaceAll('_', '\u3000'))).map(([what]) => what)
  test.each([
    ['とても_いい。', 'forbidden'],
    ['鐘が_なりました。', 'kanji'],
    ['はい, どうぞ。', 'punctuation'],
    ['"はい"', 'punctuation'],
    ['はい。どうぞ。', 'spacing'],
    ['はい、_どうぞ。', 'spacing'],
    ['はい__どうぞ。', 'spacing'],
    ['はい_。', 'spacing'],
    ['「はい。」', 'spacing'],
    ['Nim_は_います。', 'stray particle'],
    ['手をを_ふる。', 'doubled particle'],
    ['ポチは_ポチは_います。', 'doubled'],
    ['Nimちゃんさんは_います。', 'doubled honorific'],
    ['食べれない。', 'ra dropped'],
    ['さんひき_います。', 'counter'],
  ])('%s: %s', (text, fault) => expect(faultsIn(text)).toContain(fault))

  test('what is right is let through', () => {
    const right = [
      '「いや！_だめ！」と_Nimちゃんは_いいました。_くだものの_みせも_あります。',
      'さんびきの_ねこと_いっぽんの_木。_なみだの_めが_ふたつ……_ぽた。',
      'はなを_くんくん。_ははあ、そうか。_「もしもし？」「はい」',
      'みれば_わかります。_ねれば_なおります。',
    ]
    expect(right.map(faultsIn)).toEqual(right.map(() => []))
  })
})
