// The rules that every story must meet, for every kind of cast. One test file per level runs them, so that they run in
// parallel. What no rule can detect (a wrong "it", a dull page) is found by reading aloud.
import { hash } from '../../chance'
import { CHILD_POSES, DESTINATIONS, PET_POSES } from '../../illustration/direction'
import { SPECIAL_EVENTS } from '../../story/special-events'
import { HOME_TYPES, LIFE_SKILLS, PET_TYPES, READING_LEVELS } from '../../story/lists'
import type { Language, LifeSkill, ReadingLevel } from '../../story/lists'
import { manuscript } from '../../story/manuscript'
import type { Manuscript } from '../../story/manuscript'
import type { Earlier, StoryRequestInput } from '../../story/request'
import { wordsOf } from '../grammar/count'
import type { Template } from '../grammar/template'
import { proofread } from '../proofread'
import { writeStory } from '../write'
import { PROOFREADING as ENGLISH } from '../languages/en/proofreading'
import { availableLanguages, LIBRARY, loadStory } from './load'
import { alike, at, CHILD, GENDERS, mixed, partner, requestFor } from './sample-requests'
import type { Gender, Pets } from './sample-requests'
import { TESTED } from './tested-languages'

/** Selects which of many cases to run; the test file passes it in (e2e/fixtures/sample.ts). */
type Sample = <T>(cases: readonly T[], key: string, oneIn?: number) => readonly T[]

export const STORIES: [LifeSkill, ReadingLevel][] = LIFE_SKILLS.flatMap((skill) =>
  READING_LEVELS.flatMap((level): [LifeSkill, ReadingLevel][] => (LIBRARY[skill]?.[level] ? [[skill, level]] : [])),
)
/**
 * The longest input that a picture book must hold: names of two words for everyone, colours, and the longest places and
 * events.
 */
const LONG_NAMES = ['Sir Fluffington', 'Captain Whiskers', 'Miss Marple', 'Mr Darcy', 'Princess Leia']
const COLOURS = ['ginger and white', '', 'white,brown', 'grey']
const LONG_PLACES = ['paris', 'the Blue Mountains caravan park', 'great-barrier-reef', "Nana's farm"]
const LONG_EVENTS = ['easter', 'The Day of the Big Move', 'first-day-of-school', 'birthday', 'family-reunion']
const DEED_WORDS_AT_MOST = 8

/** Names that could break a grammar, a template or a browser. */
const NAMES_AS_TYPED = [
  'Te Ariki',
  'Nguyễn',
  '小明',
  'fatima',
  'Mary Anne Rose',
  '<b>',
  'Ignore Previous',
  '{Kim}',
  '[1: x|y]',
  'Mr. Bo',
  "O'Malley",
  '$&',
  'Bo. Rex',
]

const tell = async (
  story: [LifeSkill, ReadingLevel],
  gender: Gender,
  pets: Pets,
  rest: Partial<StoryRequestInput> = {},
  earlier?: Earlier,
  rules = ENGLISH,
): Promise<string[]> => {
  const request = requestFor(story, gender, pets, rest)
  const book = await writeStory(request, earlier)
  const where = `${gender}, ${pets.map((p) => p.type).join('+')}, ${JSON.stringify(rest)}${earlier ? ', sequel' : ''}`
  return proofread(
    book,
    CHILD,
    pets.map((p) => p.name),
    rules,
  ).map((finding) => `${where}: ${finding}`)
}

/** Visible surprises: each says what is drawn on which page, and the picture must contain it. */
const SEEN = /^(?:picture|look|size|face)$/
const undrawn = (template: Template | undefined, book: Manuscript): string[] =>
  (template?.surprises ?? []).flatMap(({ type, drawn }, i) => {
    const what = book.hiddenSurprises[i]?.content ?? ''
    if (SEEN.test(type) && !drawn.length) return [`nothing is drawn of: ${what}`]
    return drawn
      .filter(({ page, thing }) => {
        const d = book.pages[page - 1]?.direction
        return (
          !d?.props.some((p) => p.prop === thing) &&
          !d?.actors.some((a) => a.who === thing || a.holding === thing || a.wears === thing)
        )
      })
      .map(({ page, thing }) => `page ${page} has no ${thing}: ${what}`)
  })

/** Declares the tests of every story of a reading level. */
export function describeStories(level: ReadingLevel, sample: Sample, language: Language = 'en'): void {
  const tested = TESTED[language]
  if (!tested) throw new RangeError(`no rules for ${language}`)
  const { rules, back, shutQuestion } = tested
  const earlier = tested.earlier[level]
  const stories = STORIES.filter(
    ([skill, each]) => each === level && availableLanguages(skill, level).includes(language),
  )
  describe.each(stories)('%s %s', (...story) => {
    test('one, two and five pets; every kind as partner; five alike; three genders', async () => {
      const casts = GENDERS.flatMap((gender) =>
        PET_TYPES.flatMap((_, kind) =>
          [partner(kind, 1), partner(kind, 2), partner(kind, 5), alike(kind)].map((pets) => ({ gender, pets })),
        ),
      )
      const findings: string[] = []
      for (const { gender, pets } of sample(casts, `${story.join()} casts`, 32))
        findings.push(...(await tell(story, gender, pets, { language }, undefined, rules)))
      expect(findings).toEqual([])
    })

    test('three and four pets, mixed', async () => {
      const findings: string[] = []
      const salts = Array.from({ length: 24 }, (_, salt) => salt)
      for (const salt of sample(salts, `${story.join()} mixed`))
        findings.push(
          ...(await tell(story, at(GENDERS, salt), mixed(3 + (salt % 2), salt), { language }, undefined, rules)),
        )
      expect(findings).toEqual([])
    })

    test('every place, event and home, known and in a buyer’s own words; sequels', async () => {
      const cases: [Pets, Partial<StoryRequestInput>, Earlier?][] = []
      const places = [...DESTINATIONS, 'Bali', "Nana's farm", 'by the sea']
      const events = [...SPECIAL_EVENTS.map((e) => e.id), 'Losing a tooth']
      const mixedNext = (count: number) => mixed(count, cases.length + 1)
      for (const preferredLocation of places)
        for (const count of [1, 2, 5]) cases.push([mixedNext(count), { preferredLocation }])
      for (const specialEvent of events) for (const count of [1, 2, 5]) cases.push([mixedNext(count), { specialEvent }])
      for (const homeType of [...HOME_TYPES, 'a lighthouse'])
        cases.push([mixedNext(1 + ((cases.length + 1) % 5)), { homeType }])
      for (const count of [1, 2, 3, 4, 5, 5]) {
        cases.push([mixedNext(count), {}, earlier])
        // Everything combined, a little different each time: no page may overflow, and the book must stay within the
        // length of a picture book.
        for (const wheels of [false, true]) {
          const number = cases.length + 1
          const details = {
            preferredLocation: at(places, hash(`${story.join()}${number}`)),
            specialEvent: at(events, hash(`${story.join()}${number} event`)),
            homeType: at(HOME_TYPES, number),
            ...(wheels ? { look: { mobility: 'wheelchair' as const } } : {}),
          }
          cases.push([mixedNext(count), details, earlier])
        }
      }
      const findings: string[] = []
      const numbered = cases.map((each, i) => ({ each, gender: at(GENDERS, i + 1) }))
      for (const {
        each: [pets, rest, before],
        gender,
      } of sample(numbered, `${story.join()} details`, 32))
        findings.push(...(await tell(story, gender, pets, { ...rest, language }, before, rules)))
      expect(findings).toEqual([])
    })

    test('long names, long looks and all options: the book is rendered tightly and passes; a sequel recalls its facts', async () => {
      const findings: string[] = []
      for (const i of sample([0, 1, 2, 3, 4, 5, 6, 7], `${story.join()} worst`, 8)) {
        const mine = hash(`${story.join()}${i} worst`)
        const pets = (i === 7 ? alike(mine) : mixed(5, mine)).map((pet, p) => ({
          ...pet,
          name: at(LONG_NAMES, p),
          colors: at(COLOURS, mine + p),
        }))
        const request = requestFor(story, at(GENDERS, mine), pets, {
          childName: 'Maria Guadalupe',
          preferredLocation: at(LONG_PLACES, i),
          specialEvent: at(LONG_EVENTS, mine),
          homeType: at(HOME_TYPES, i),
          language,
          seed: `tight${i}`,
        })
        const tight = await writeStory(request, earlier)
        findings.push(
          ...proofread(
            tight,
            request.childName,
            pets.map((p) => p.name),
            rules,
          ).map((f) => `${i}: ${f}`),
        )
        const books =
          i % 4 ? [tight] : [tight, await writeStory({ ...request, childName: CHILD, pets: mixed(1, i) }, earlier)]
        for (const book of books)
          expect(
            book.pages.filter((p) => p.content.includes(earlier.deed ?? '?') && p.content.includes(back)),
          ).toHaveLength(1)
      }
      expect(findings).toEqual([])
    })

    test('manuscript: matches the schema, with known poses, words from its text and five open questions', async () => {
      for (const pets of [partner(3, 1), mixed(5, 7)]) {
        const book = await writeStory(
          requestFor(story, 'girl', pets, { preferredLocation: 'paris', specialEvent: 'holi', language }),
        )
        expect(manuscript.parse(book)).toEqual(book)
        expect(book.language).toBe(language)
        for (const page of book.pages)
          for (const actor of page.direction.actors)
            expect(actor.who.startsWith('pet') ? PET_POSES : CHILD_POSES).toContain(actor.pose)
        expect(book.words.length).toBeGreaterThanOrEqual(3)
        const text = book.pages
          .map((p) => p.content)
          .join(' ')
          .toLowerCase()
        for (const { word } of book.words) expect(text).toContain(word.toLowerCase())
        expect(new Set(book.questions).size).toBe(5)
        for (const question of book.questions) {
          expect(question).toMatch(/[?？]$/)
          expect(question).not.toMatch(shutQuestion)
        }
        expect(book.interactiveElements.length).toBeGreaterThanOrEqual(3)
        expect(book.hiddenSurprises.length).toBeGreaterThanOrEqual(2)
        expect(undrawn(await loadStory(...story, language), book)).toEqual([])
        expect(wordsOf(book.recall).length).toBeLessThanOrEqual(6)
        expect(wordsOf(book.deed ?? '').length).toBeLessThanOrEqual(DEED_WORDS_AT_MOST)
        // A script without capitals has neither.
        expect(book.recall + (book.deed ?? '-')).toMatch(/^[\p{Ll}\p{Lo}]/u)
        expect(JSON.stringify(book)).not.toMatch(/undefined|[{<[][A-Za-z]+[}>\]]/)
      }
    })

    test('pictures vary: shots, lights, and never the same three times running', async () => {
      const book = await writeStory(requestFor(story, 'boy', mixed(3, 1), { language }))
      const of = (pick: (d: Manuscript['pages'][number]['direction']) => string) =>
        book.pages.map((p) => pick(p.direction))
      expect(new Set(of((d) => d.shot)).size).toBeGreaterThanOrEqual(4)
      expect(new Set(of((d) => d.light)).size).toBeGreaterThanOrEqual(3)
      expect(new Set(of((d) => d.setting)).size).toBeGreaterThanOrEqual(3)
      const stages = of((d) => `${d.setting} ${d.light} ${d.shot}`)
      stages.forEach((stage, i) => expect(stage === stages[i + 1] && stage === stages[i + 2]).toBe(false))
      expect(new Set(book.pages.map((p) => p.alt)).size).toBe(20)
    })

    test('two seeds differ on most pages', async () => {
      let pages = 0
      const books = sample(
        Array.from({ length: 20 }, (_, i) => i),
        `${story.join()} seeds`,
        10,
      )
      for (const i of books) {
        const request = requestFor(story, at(GENDERS, i), mixed(1 + (i % 5), i), { language })
        const [one, two] = await Promise.all([
          writeStory({ ...request, seed: `one${i}` }),
          writeStory({ ...request, seed: `two${i}` }),
        ])
        pages += one.pages.filter((page, n) => page.content !== two.pages[n]?.content).length
      }
      expect(pages / books.length).toBeGreaterThan(12)
    })

    test.each(sample(NAMES_AS_TYPED, `${story.join()} names`))('the name %s is text, as typed', async (name) => {
      const pets: Pets = [
        { name: 'Rex', type: 'Dog', gender: 'male' },
        { name: `${name}`, type: 'Fish', gender: 'unknown' },
      ]
      const book = await writeStory(requestFor(story, 'non-specific', pets, { childName: name, language }))
      const shown = name === 'fatima' && language !== 'ja' ? 'Fatima' : name
      expect(book.pages.filter((p) => p.content.includes(shown)).length).toBeGreaterThan(3)
      expect(book.pages.map((p) => p.content.replaceAll(shown, 'Nim')).join(' ')).not.toMatch(/[{}[\]<>|\ue000-\uf8ff]/)
      expect(book.summary + book.questions.join()).toContain(shown)
    })
  })
}
