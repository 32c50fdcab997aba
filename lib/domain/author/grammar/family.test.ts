// What a story has for a family, on a small story made for it.
import { storyRequest } from '../../story/request'
import type { Earlier, StoryRequest } from '../../story/request'
import { versionFor } from '../../story/story-version'
import { language as english } from '../languages/en'
import { createBook } from './book'
import { checkFamily } from './check-family'
import { parsePlan } from './plan'
import { renderPages } from './render-text'
import { joinTemplate } from './template'
import { parseWords } from './words'

const LETTERED = [17, 18, 19]
/** Twenty pages; `of` adds lines to some of them. */
const pages = (line: string, of: Record<string, string> = {}): string =>
  Array.from({ length: 20 }, (_, i) => i + 1)
    .flatMap((n) => (LETTERED.includes(n) ? [`${n} a`, `${n} b`] : [`${n}`]))
    .map((n) => `# ${n}\n${line}\n${of[n] ?? ''}\n`)
    .join('\n')

const planSource = `
id: test-story
skill: courage
level: 5-8
days: birthday plot
extra: friend she
${pages('@ park noon wide | child: stand happy | all: sit calm', {
  1: '^ pet set',
  2: '> want\n* see',
  3: '> extra ?',
  4: '^ child set',
  5: '^ pet second',
  12: '> hinge',
})}
## dog
see: sit calm

## fish
see: swim calm

## any near
see: sit happy

## cat
see: sit calm

## duet
see: sit happy looks Mo

## lead dog
want: run delighted | props: ball
extra: leap happy
hinge: dig proud

## lead fish
hinge: swim proud

## trait pet fear
set: hide scared looks {trait.prop} | props: {trait.prop}

## trait pet socks
set: walk proud holds sock

## trait child habit
set: point curious
`
const wordsSource = `
title: Test
refrain: Again
recall: the test
deed: did it
summary: A test.
keepsake: the hat of {amy}
joke: Not again
extra: friend = {amy}
pick: amy = Amy, Mei
${pages('= {Kim} stands there.\n{Kim} stood by {amy}.', {
  1: '^ pet set | Nothing was told.',
  2: '> want\n* see | Nobody saw it.',
  3: '> extra | A leaf fell.',
  4: '^ child set',
  5: '^ pet second',
  6: '[birthday: It was {event.is}. | event: It was some day.]',
  7: '[series: There hung {series.keepsake}.]',
  12: '> hinge',
  '17 a': 'They went up.',
  '17 b': 'They went down.',
})}
## dog
see: {Bo+} watched.

## fish
see: {Bo+} watched from the bowl.

## any near
see: {Bo+} came near.

## cat
see: {Bo+} came late.

## duet
see: {Bo+} sat by {Mo+}.

## lead dog
want: {Bo+} wanted the ball.
extra: {Bo} jumped.
hinge: {Bo} dug it up.

## lead fish
hinge: {Bo} swam for it.

## trait pet fear
set: {Bo+} had seen {trait.thing}, and {trait.a} is enough. [broom: Sweep!]

## trait pet socks
set: {Bo+} took a sock.

## trait child habit
set: {Kim} {trait.did}.
`
const plan = parsePlan(planSource)
const words = parseWords(wordsSource)
const template = joinTemplate(plan, words, english)

const request = (over: Partial<Record<string, unknown>> = {}): StoryRequest =>
  storyRequest.parse({
    childName: 'Mia',
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill: 'courage',
    seed: 's',
    pets: [{ name: 'Rex', type: 'Dog', gender: 'male' }],
    ...over,
  })
const dog = (over: object = {}) => ({ name: 'Rex', type: 'Dog', gender: 'male', ...over })
const render = (over?: Partial<Record<string, unknown>>, earlier?: Earlier) =>
  renderPages(createBook(template, request(over), earlier))
const page = (n: number, over?: Partial<Record<string, unknown>>, earlier?: Earlier) => {
  const found = render(over, earlier)[n - 1]
  if (!found) throw new RangeError(`no page ${n}`)
  return found
}

describe('the leading pet', () => {
  test('a dog has its own lines instead of the fallbacks of the page, and is drawn as they say', () => {
    const { content, direction } = page(2)
    expect(content).toContain('Rex the dog wanted the ball.')
    expect(content).not.toContain('Nobody saw it')
    expect(direction.actors).toContainEqual(expect.objectContaining({ who: 'pet1', pose: 'run', feeling: 'delighted' }))
    expect(direction.props).toContainEqual({ prop: 'ball' })
  })

  test('a kind without a line of that name has the fallback; its beats stay', () => {
    const pets = [{ name: 'Blub', type: 'Fish', gender: 'unknown' }]
    expect(page(2, { pets }).content).toContain('Blub the fish watched from the bowl.')
    expect(page(3, { pets }).content).toContain('A leaf fell.')
    expect(page(12, { pets }).content).toContain('Blub swam for it.')
  })

  test('optional lines are left out of a large cast, and nothing stands in for them', () => {
    const pets = [dog(), dog({ name: 'Pip' }), dog({ name: 'Mog', type: 'Cat' })]
    expect(page(3, { pets }).content).not.toMatch(/jumped|leaf/)
    expect(page(12, { pets }).content).toContain('Rex dug it up.')
  })
})

describe('traits', () => {
  test('a kind of trait has one line with the facts of the key, and what is drawn of it', () => {
    const { content, direction } = page(1, { pets: [dog({ traits: ['broom'] })] })
    expect(content).toContain('Rex the dog had seen the broom, and a broom is enough. Sweep!')
    expect(direction.props).toContainEqual({ prop: 'broom' })
    expect(direction.actors).toContainEqual(expect.objectContaining({ who: 'pet1', looksAt: 'broom' }))
  })

  test('a thing that can’t be drawn is left out of the picture only', () => {
    const { content, direction } = page(1, { pets: [dog({ traits: ['thunder'] })] })
    expect(content).toContain('the thunder')
    expect(direction.props).toEqual([])
  })

  test('lines for one key replace those of its kind; without a trait the fallback stands', () => {
    expect(page(1, { pets: [dog({ traits: ['socks'] })] }).content).toContain('took a sock')
    expect(page(1).content).toContain('Nothing was told.')
  })

  test('the child’s trait is acted by the child; a second trait has the language’s own line', () => {
    const over = { childTraits: ['counts'], pets: [dog({ traits: ['socks', 'old'] })] }
    expect(page(4, over).content).toContain('Mia counted everything.')
    expect(page(4, over).direction.actors[0]).toMatchObject({ who: 'child', pose: 'point', feeling: 'curious' })
    expect(page(5, over).content.length).toBeGreaterThan(page(5).content.length)
  })

  test('a book with no room at all leaves out second traits, and keeps the first', () => {
    const over = { pets: [dog({ traits: ['socks', 'old'] })] }
    const short = renderPages({ ...createBook(template, request(over), undefined), firstTraitsOnly: true })
    expect(short[0]?.content).toContain('took a sock')
    expect(short[4]?.content).toBe(page(5).content)
  })

  test('what the kind of animal can’t have is dropped', () => {
    const pets = [{ name: 'Blub', type: 'Fish', gender: 'unknown', traits: ['threelegs', 'socks'] }]
    expect(page(1, { pets }).content).toContain('Nothing was told.')
  })
})

test('days: one that the plan doesn’t name is neither told nor drawn', () => {
  expect(page(6, { specialEvent: 'birthday' }).content).toContain('It was Mia’s birthday.')
  expect(page(6, { specialEvent: 'easter' }).content).not.toContain('some day')
})

test('versions: a seed gives one of them for the whole book, and both are given', () => {
  const texts = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => ({
    version: versionFor({ skill: 'courage', level: '5-8' }, seed),
    text: page(17, { seed }).content,
  }))
  for (const { version, text } of texts) expect(text).toContain(version === 'a' ? 'went up' : 'went down')
  expect(new Set(texts.map(({ version }) => version)).size).toBe(2)
})

test('series: the friend takes the part of the same pronoun, the keepsake is named', () => {
  const earlier: Earlier = {
    title: 'Earlier',
    lifeSkill: 'sharing',
    recall: 'the fence',
    memory: { friend: { name: 'Quill', pronoun: 'she' }, keepsake: 'the purple hat', joke: 'Mind the gravy' },
  }
  expect(page(7, {}, earlier).content).toContain('Mia stood by Quill. There hung the purple hat.')
  const other: Earlier = {
    ...earlier,
    memory: { keepsake: 'a', joke: 'b', friend: { name: 'Otto', pronoun: 'he' } },
  }
  expect(page(7, {}, other).content).toMatch(/stood by (Amy|Mei)/)
})

test('short names: whole on the first page, and when a pet is introduced; short from then on', () => {
  const over = {
    childName: 'Maria Guadalupe',
    shortName: 'Lupe',
    pets: [dog({ name: 'Sir Barkalot', shortName: 'Bark' })],
  }
  expect(page(1, over).content).toContain('Maria Guadalupe stood')
  expect(page(2, over).content).toContain('Lupe stood')
  expect(page(2, over).content).toContain('Sir Barkalot the dog')
  expect(page(12, over).content).toContain('Bark dug it up.')
})

test('check: says what a story still needs for a family', () => {
  const findings = checkFamily(plan, words)
  expect(findings).toContain('lead dog has no "eyes"')
  expect(findings).toContain('the place is on 0 pages')
  expect(findings).toContain('no lines for "trait pet talent"')
  expect(findings).toContain('"^ child pay" stands on 0 pages')
  expect(findings).toContain('trait pet socks: its lines are set, trouble, pay')
  const withFallback = parseWords(wordsSource.replace('> hinge', '> hinge | It was found.'))
  expect(checkFamily(plan, withFallback).join()).toContain('"hinge" has a fallback')
})
