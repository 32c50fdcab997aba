import fc from 'fast-check'
import { PET_TYPES } from '../../story/lists'
import { storyRequest } from '../../story/request'
import type { Earlier, StoryRequest } from '../../story/request'
import { words as pancakes } from '../library/confidence/0-4.en'
import { plan as pancakesPlan } from '../library/confidence/0-4.plan'
import { words } from './fixtures/threads-only.en'
import { plan } from './fixtures/threads-only.plan'
import { openTemplate } from '../library/load'
import { describePets } from './alt'
import { createBook, restoreNames } from './book'
import { assignThreads } from './assign-threads'
import { isCondition } from './conditions'
import { expand } from './expand'
import { placeBeats } from './place-beats'
import { checkTemplate } from './check'
import { resolveDirection } from './resolve-directions'
import { renderLine } from './render-text'
import { parsePlan } from './plan'
import { joinTemplate } from './template'
import { parseText, splitOutside, TemplateError } from './text'
import { parseWords } from './words'
import { language as english } from '../languages/en'
import { normaliseText, withArticle } from '../languages/en/normalise'

const template = joinTemplate(parsePlan(plan), parseWords(words), english)
const request = (over: Partial<Record<string, unknown>> = {}): StoryRequest =>
  storyRequest.parse({
    childName: 'Mia',
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill: 'friendship',
    seed: 's',
    pets: [
      { name: 'Rex', type: 'Dog', gender: 'male' },
      { name: 'Bubbles', type: 'Fish', gender: 'unknown', colors: 'Orange' },
    ],
    ...over,
  })
const rendered = (text: string, over?: Partial<Record<string, unknown>>, earlier?: Earlier) =>
  renderLine(createBook(template, request(over), earlier), parseText(text), 'test')

describe('text', () => {
  test.each(['[cat: a', '{Kim', '<a|b', 'a]', '[a}', '{a]'])(
    '%s: unbalanced brackets throw an error that quotes the line',
    (text) => {
      expect(() => parseText(text)).toThrow(TemplateError)
      expect(() => parseText(text)).toThrow(text)
    },
  )

  test('split: separators inside brackets are ignored', () => {
    expect(splitOutside('a|[b|c]|<d|e>|{f}', '|')).toEqual(['a', '[b|c]', '<d|e>', '{f}'])
  })

  test('text without brackets: is rendered unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }).filter((s) => !/[[\]{}<>]/.test(s)),
        (s) => {
          expect(
            expand(parseText(s), {
              book: createBook(template, request(), undefined),
              key: 'k',
              pet: createBook(template, request(), undefined).partner,
              met: new Set(),
              number: { plural: false },
            }),
          ).toBe(s)
        },
      ),
    )
  })
})

describe('slots', () => {
  test.each([
    ['{He} saw {him} and {his} {himself}.', 'She saw her and her herself.'],
    ['{They} saw {them} and {their} {themself}.', 'He saw him and his himself.'],
    ["{he's} here, {they's} there", 'She’s here, he’s there'],
    ['{he} {was}, {they} {rests/rest}', 'She was, he rests'],
    ["{Kim's} {Bo's}", 'Mia’s Rex’s'],
    ['{pets} {was} here', 'Rex and Bubbles were here'],
    ['{others} {was} here', 'Bubbles was here'],
    ['{N} pets, {all} friends', 'Two pets, three friends'],
    ['{a bo.animal}', 'A dog'],
  ])('%s', (text, expected) => expect(rendered(text)).toBe(expected))

  test('pronoun they: takes plural verbs', () => {
    expect(rendered('{He} {was} glad. {Bo} {was} glad. {He} {rests/rest}.', { childGender: 'non-specific' })).toBe(
      'They were glad. Rex was glad. They rest.',
    )
  })

  test('conditions: kind, number, place, event, home, sequel, wheels', () => {
    const text =
      '[dog&2: a] [cat: b | c] [1: d | 2+: e] [place: {place.by} | somewhere: {somewhere.at} | f] [event: {event.food} | occasion: {occasion} | g] [home: {home.the} | h] [sequel: {recall} | i] [wheels: j] [!she: k] [deed: {deed}] [back: {back.at}]'
    expect(rendered(text)).toBe('A c e f g h i')
    expect(
      rendered(
        text,
        { preferredLocation: 'Paris', specialEvent: 'Diwali', homeType: 'farm', look: { mobility: 'wheelchair' } },
        { title: 't', lifeSkill: 'x', recall: "the frog's boot" },
      ),
    ).toBe('A c e train sweet laddu the farmhouse the frog’s boot j')
    const earlier = { title: 't', lifeSkill: 'x', recall: 'r', deed: "fed Nan's cat", place: 'tokyo' }
    expect(rendered('[deed: {deed}] [back: {back.at} | here]', {}, earlier)).toBe('fed Nan’s cat in Tokyo')
    expect(rendered('[deed: {deed}] [back: {back.at} | here]', { preferredLocation: 'Tokyo' }, earlier)).toBe(
      'fed Nan’s cat here',
    )
    expect(rendered('[deed: {deed}] [back: {back.at} | here]', {}, { ...earlier, place: 'nana’s farm' })).toBe(
      'fed Nan’s cat at Nana’s farm',
    )
    expect(rendered('[somewhere: {somewhere.at}]', { preferredLocation: 'our garden' })).toBe('in the garden')
    expect(rendered('[somewhere: {somewhere.at}, {somewhere.name}]', { preferredLocation: 'bali' })).toBe(
      'in Bali, Bali',
    )
    expect(rendered(text, { preferredLocation: "nana's", specialEvent: 'Kite day!' })).toBe(
      'A c e at Nana’s kite day h i',
    )
  })

  test.each(['{nobody}', '[dragon: a]', '{place.food}', '{Mo}'])('%s: an unknown slot or condition throws', (text) => {
    expect(() => rendered(text)).toThrow(TemplateError)
  })

  test('each: repeats for every pet; choices: the same seed picks the same', () => {
    expect(rendered('[each: Not {Bo}.]')).toBe('Not Rex. Not Bubbles.')
    expect(['a', 'b']).toContain(rendered('<a|b>').toLowerCase())
    expect(rendered('<a|b|c|d>')).toBe(rendered('<a|b|c|d>'))
  })
})

describe('normaliseText', () => {
  test.each([
    ['a dog. a cat!  a fish', 'A dog. A cat! A fish'],
    ['"hello ," said Kim. "it is me."', '“Hello,” said Kim. “It is me.”'],
    ['"Mine," said he. "no!" said she.', '“Mine,” said he. “No!” said she.'],
    ["wait... it's", 'Wait… it’s'],
    ['one , two .', 'One, two.'],
  ])('%s', (given, expected) => expect(normaliseText(given)).toBe(expected))

  test('withArticle: chooses a or an by sound', () => {
    expect(['apple', 'unicorn', 'one-eyed cat', 'dog', 'otter', 'euro'].map(withArticle)).toEqual([
      'an apple',
      'a unicorn',
      'a one-eyed cat',
      'a dog',
      'an otter',
      'a euro',
    ])
  })
})

test('picked names: none sounds like the child or a pet', () => {
  const named = (childName: string) =>
    Array.from({ length: 30 }, (_, i) => [
      ...createBook(
        openTemplate(pancakesPlan, pancakes, english),
        request({ childName, childAge: '0-2', lifeSkill: 'confidence', seed: `s${i}` }),
        undefined,
      ).picks.values(),
    ]).flat()
  expect(named('Rosa')).toContain('Bea')
  for (const name of ['Bee', 'Bea', 'Béa']) expect(named(name)).not.toContain('Bea')
})

describe('threads and beats', () => {
  const pets = fc.array(fc.constantFrom(...PET_TYPES), { minLength: 1, maxLength: 5 })
  const book = (types: readonly string[], seed: string) =>
    createBook(
      template,
      request({ seed, pets: types.map((type, i) => ({ name: `P${i}`, type, gender: 'unknown' })) }),
      undefined,
    )

  test('threads: every pet gets one of its own, for its kind or for any', () => {
    fc.assert(
      fc.property(pets, fc.string({ minLength: 1, maxLength: 8 }), (types, seed) => {
        const roles = assignThreads(book(types, seed))
        expect(new Set(roles.map((r) => r.thread)).size).toBe(types.length)
        for (const { pet, thread } of roles) expect([pet.kind, 'any']).toContain(thread.for)
      }),
    )
  })

  test('beats: each pet acts exactly once in each, and the partner opens the first', () => {
    fc.assert(
      fc.property(pets, fc.string({ minLength: 1, maxLength: 8 }), (types, seed) => {
        const openedBook = book(types, seed)
        const placed = [...placeBeats(openedBook, assignThreads(openedBook))]
        for (const beat of new Set(placed.map(([marker]) => marker.beat))) {
          const acting = placed
            .filter(([marker]) => marker.beat === beat)
            .flatMap(([, turns]) => turns.flatMap((t) => [t.pet.index, ...(t.mate ? [t.mate.index] : [])]))
          expect(acting.sort()).toEqual(types.map((_, i) => i))
        }
        const [first] = placed
        expect(first?.[1][0]?.pet.index).toBe(0)
      }),
    )
  })
})

describe('page directions', () => {
  const book = createBook(template, request(), undefined)
  const [rex, bubbles] = book.pets

  test('page direction: pets’ own lines override it, named pets are added, and a fish swims', () => {
    if (!rex || !bubbles) throw new Error('two pets')
    const direction = resolveDirection(
      book,
      'garden noon rain close | child: reach scared looks hole holds stick | Bo: sit calm | props: sign "NO" at left, hole | event',
      [{ pet: rex, stage: 'run happy looks Kim at far' }],
      new Set([bubbles]),
    )
    expect(direction).toEqual({
      setting: 'garden',
      light: 'noon',
      weather: 'rain',
      shot: 'close',
      textSpace: 'none',
      props: [{ prop: 'sign', text: 'NO', at: 'left' }, { prop: 'hole' }],
      actors: [
        { who: 'child', pose: 'reach', feeling: 'scared', looksAt: 'hole', holding: 'stick' },
        { who: 'pet1', pose: 'run', feeling: 'happy', looksAt: 'child', at: 'far' },
        { who: 'pet2', pose: 'swim', feeling: 'curious' },
      ],
    })
    expect(describePets(book, direction.actors, 'Mia pokes.')).toContain('runs, happy.')
  })

  test('a partner who is away is not drawn, however often the text names it', () => {
    if (!rex) throw new Error('a pet')
    const whoIn = (source: string, staged: Parameters<typeof resolveDirection>[2] = []) =>
      resolveDirection(book, source, staged, new Set([rex])).actors.map(({ who }) => who)
    expect(whoIn('garden noon wide | child: run worried')).toContain('pet1')
    expect(whoIn('garden noon wide | child: run worried | Bo: away')).toEqual(['child'])
    expect(whoIn('garden noon wide | child: run worried | Bo: away | all: sit sad')).not.toContain('pet1')
  })

  test('every page of a book knows the destination that was asked for; a place in own words is none', () => {
    const at = (preferredLocation: string) =>
      resolveDirection(
        createBook(template, request({ preferredLocation }), undefined),
        'kitchen noon close | child: stand happy',
        [],
        new Set(),
      ).destination
    expect([at('Tokyo'), at('surfers paradise'), at('our garden')]).toEqual(['tokyo', 'gold-coast', undefined])
  })

  test('an hour of the page is read, and who weeps', () => {
    const { time, actors } = resolveDirection(
      book,
      'kitchen lamp close 5:55 | child: sit sad weeps looks clock | friend: stand calm',
      [],
      new Set(),
    )
    expect(time).toBe('5:55')
    expect(actors).toEqual([
      { who: 'child', pose: 'sit', feeling: 'sad', weeps: true, looksAt: 'clock' },
      { who: 'friend', pose: 'stand', feeling: 'calm' },
    ])
  })

  test('what a mouth does is read, wherever the word stands', () => {
    const { actors } = resolveDirection(
      book,
      'stage noon close | child: stand worried sings looks friend',
      [],
      new Set(),
    )
    expect(actors).toEqual([{ who: 'child', pose: 'stand', feeling: 'worried', voice: 'sings', looksAt: 'friend' }])
  })

  test('does: an act with its thing or person is read, also for the partner', () => {
    const { actors } = resolveDirection(
      book,
      'garden noon close | child: stand delighted does play:trombone looks trombone | Bo: stand curious does nose-into:bucket | friend: stand happy does hug:Kim',
      [],
      new Set(),
    )
    expect(actors).toEqual([
      {
        who: 'child',
        pose: 'stand',
        feeling: 'delighted',
        act: { verb: 'play', thing: 'trombone' },
        looksAt: 'trombone',
      },
      { who: 'pet1', pose: 'stand', feeling: 'curious', act: { verb: 'nose-into', thing: 'bucket' } },
      { who: 'friend', pose: 'stand', feeling: 'happy', act: { verb: 'hug', who: 'child' } },
    ])
    expect(describePets(book, actors, 'Mia plays.')).toContain('has its nose in the bucket, curious.')
  })

  test.each([
    ['gardn noon close | child: sit calm', 'setting'],
    ['garden close | child: sit calm', 'light'],
    ['garden noon close | child: float calm', 'pose'],
    ['garden noon close | child: sit bored', 'feeling'],
    ['garden noon close | child: sit calm does juggle:ball', 'act'],
    ['garden noon close | child: sit calm does play:tuba', 'prop or person'],
    ['garden noon close | child: sit calm | props: zebra', 'prop'],
    ['garden noon close | dragon: sit calm', 'actor'],
    ['garden noon close | child: sit calm holds', 'word too many'],
  ])('%s: names what is wrong', (text, what) => expect(() => resolveDirection(book, text, [], new Set())).toThrow(what))
})

describe('templates', () => {
  test('check: plan and words that fit have no finding', () => {
    expect(checkTemplate(template, parsePlan(plan), parseWords(words))).toEqual([])
  })

  test('mistake in a template: the error names its line or page', () => {
    const open = (planned: string, written: string) => () => openTemplate(planned, written, english)
    expect(() => parseWords(words.replace('title: ', 'titel: '))).toThrow(/line \d+: unknown header "titel"/)
    expect(() => parsePlan(plan.replace('skill: friendship', 'skill: juggling'))).toThrow('juggling')
    expect(open(plan, words.replace('{hard}', '{soft}'))).toThrow('{soft}')
    expect(open(plan, words.replace('[dog,horse:', '[dog,hroes:'))).toThrow('hroes')
    expect(open(plan, words.replace(/\n# 20\n[\s\S]*?(?=\n## )/, '\n'))).toThrow('19 pages')
    const noLizard = (source: string) => source.replace(/\n## lizard[\s\S]*?(?=\n## )/, '\n')
    expect(open(noLizard(plan), noLizard(words))).toThrow('no thread for a lizard')
    const noCross = (source: string) => source.replace(/(?<=## toy[\s\S]*?)\ncross: .*/, '')
    expect(open(noCross(plan), noCross(words))).toThrow('lacks the beat "cross"')
    expect(open(plan, words.replace(/\nquestion: .*/, ''))).toThrow('4 questions')
  })

  test('a story that lacks what every story has for a family: is refused', () => {
    expect(() => openTemplate(plan, words, english)).toThrow('lead dog has no "eyes"')
  })

  test('words that leave out or add what is planned: the error says what', () => {
    const open = (planned: string, written: string) => () => openTemplate(planned, written, english)
    expect(open(plan, words.replace(/\n## lizard[\s\S]*?(?=\n## )/, '\n'))).toThrow('threads: planned are')
    expect(open(plan, words.replace(/(?<=## toy[\s\S]*?)\ncross: .*/, ''))).toThrow('beats of toy')
    expect(open(plan, words.replace(/\n\* send.*/, ''))).toThrow(/markers of page \d+/)
    expect(open(plan, words.replace(/\nextra: .*/, ''))).toThrow('extras: planned are')
    expect(open(plan, words.replace('\n# 3\n', '\nso[cat: it was]\n# 3\n'))).toThrow('no space before the branch')
    expect(open(plan, words.replace('pick: fruit = lemon, ', 'pick: fruit = '))).toThrow('pick fruit')
    expect(open(plan.replace('\n# 2\n', '\nslots: deed\n# 2\n'), words)).toThrow(
      'page 1: the words do not fill the slot "deed"',
    )
  })

  test('picks: names of friends differ from the names of the cast', () => {
    for (let i = 0; i < 40; i++) {
      const book = createBook(
        template,
        request({
          seed: `s${i}`,
          childName: 'Wren',
          pets: ['Juno', 'Saffi', 'Nell'].map((name) => ({ name, type: 'Dog', gender: 'male' })),
        }),
        undefined,
      )
      expect(['Wren', 'Juno', 'Saffi', 'Nell']).not.toContain(book.picks.get('friend'))
    }
  })

  test('picks: a friend is not called as somebody of the cast but for one letter, while another name is free', () => {
    const friends = (childName: string, pets: string[]) =>
      Array.from({ length: 40 }, (_, i) =>
        createBook(
          template,
          request({ seed: `s${i}`, childName, pets: pets.map((name) => ({ name, type: 'Dog', gender: 'male' })) }),
          undefined,
        ).picks.get('friend'),
      )
    expect(friends('Ada', ['Bo'])).toEqual(expect.arrayContaining(['Nell', 'Wren']))
    expect(friends('Bell', ['Wen'])).not.toContain('Nell')
    expect(friends('Bell', ['Wen'])).not.toContain('Wren')
    // No name is clear of these: then at least it is nobody's own.
    expect(friends('Bell', ['Wen', 'Junos', 'Saffie', 'Wren'])).not.toContain('Wren')
  })

  test('conditions: an unknown word is refused', () => {
    expect(['2+', '1-3', 'dog', 'carried', 'she', 'uluru', 'diwali', 'farm', 'wheels'].every(isCondition)).toBe(true)
    expect(['2-', 'dragon', 'toString', ''].some(isCondition)).toBe(false)
  })

  test('private-use characters in typed text: are never rendered', () => {
    expect(restoreNames(createBook(template, request(), undefined), 'a\uf123b')).toBe('ab')
  })
})
