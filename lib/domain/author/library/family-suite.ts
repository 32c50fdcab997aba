// What every story promises a family: its pet, its traits, its day, its place and its series are in the book. One test file
// a level runs it.
import { stream } from '../../chance'
import { DESTINATIONS } from '../../illustration/direction'
import type { Language, LifeSkill, ReadingLevel } from '../../story/lists'
import { PET_TYPES } from '../../story/lists'
import type { Manuscript, SeriesMemory } from '../../story/manuscript'
import type { Earlier, StoryRequest, StoryRequestInput } from '../../story/request'
import { canHave, CHILD_TRAITS, PET_TRAITS } from '../../story/traits'
import type { ChildTrait, PetTrait } from '../../story/traits'
import { isSecondHero } from '../grammar/lead'
import type { Measures } from '../languages/language'
import { mentions, proofread } from '../proofread'
import { EVENT_IDS } from '../world/events'
import type { EventId } from '../world/events'
import { KIND_OF } from '../world/kinds'
import { writeStory } from '../write'
import { availableLanguages, loadStory } from './load'
import { findForbiddenPairs } from './forbidden-pairs'
import { alike, at, CHILD, GENDERS, mixed, partner, requestFor } from './sample-requests'
import { STORIES } from './story-suite'
import { TESTED } from './tested-languages'

type Sample = <T>(cases: readonly T[], key: string, oneIn?: number) => readonly T[]
type Story = [LifeSkill, ReadingLevel]

const PAGES_OF_A_HERO = 10
const PAGES_OF_OTHERS = 7
const PAGES_IN_A_CROWD = 6
const PAGES_OF_A_FIRST_TRAIT = 3
const PAGES_OF_A_PLOT_DAY = 4
const PAGES_OF_A_PLACE = 6
const PAGES_OF_A_SERIES = 3
const SHARED_SENTENCES_AT_MOST = 0.7
/** Of all pairs of seeds: chance makes some alike. */
const ALIKE_PAIRS_AT_MOST = 0.04
/** Of the sequels of families that told everything; a few have no room. */
const SEQUELS_WITH_ALL_KEPT = 0.95
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'] as const

const KEPT = { keepsake: 'the hat with the purple feather', joke: 'Mind the gravy' }

const earlierWith = (friend: SeriesMemory['friend']): Earlier => ({
  title: 'Earlier',
  lifeSkill: 'sharing',
  language: 'en',
  recall: 'the hole in the fence',
  deed: 'gave away the last peach',
  place: 'paris',
  memory: { friend, ...KEPT },
})

const EARLIER = earlierWith({ name: 'Quill', pronoun: 'she' })

/** What the series kept, and this sequel doesn't have. */
function forgottenIn(book: Manuscript): string[] {
  const text = book.pages.map((page) => page.content).join(' ')
  return ['Quill', KEPT.keepsake, KEPT.joke].filter((memento) => !text.includes(memento))
}

/** Pages on which two books differ. */
const changedPages = (one: Manuscript, other: Manuscript): number =>
  one.pages.filter((page, i) => page.content !== other.pages[i]?.content).length
const pagesNaming = (book: Manuscript, name: string): number =>
  book.pages.filter((page) => mentions(page.content, name)).length

/** How much of two books' text is the same, sentence by sentence. */
function sharedSentences(sentencesOf: Measures['sentencesOf'], one: Manuscript, other: Manuscript): number {
  const sentences = (book: Manuscript) => book.pages.flatMap((page) => sentencesOf(page.content))
  const first = sentences(one)
  const second = new Set(sentences(other))
  return first.filter((sentence) => second.has(sentence)).length / Math.max(1, first.length)
}

/** The request with the leading pet's traits. */
const withTraits = (request: StoryRequest, traits: PetTrait[]): StoryRequest => ({
  ...request,
  pets: request.pets.map((pet, i) => (i ? pet : { ...pet, traits })),
})

/** The request with two traits of the leading pet and of the child, one of the days, and a place. */
function withEverything(request: StoryRequest, key: string, days: readonly EventId[]): StoryRequest {
  const random = stream(key, 'request')
  const one = <T>(list: readonly T[]): T => at(list, Math.floor(random() * list.length))
  const [leading] = request.pets
  const traits = PET_TRAITS.filter((trait) => leading && canHave(leading.type, trait))
  return {
    ...withTraits(request, [one(traits), one(traits)]),
    childTraits: [one(CHILD_TRAITS), one(CHILD_TRAITS)],
    specialEvent: one(days),
    preferredLocation: one(DESTINATIONS),
  }
}

export function describeFamilies(level: ReadingLevel, sample: Sample, language: Language = 'en'): void {
  const tested = TESTED[language]
  if (!tested) throw new RangeError(`no rules for ${language}`)
  const stories: Story[] = STORIES.filter(
    ([skill, each]) => each === level && availableLanguages(skill, each).includes(language),
  )
  /** The faults of a book that proofreading and pairs that can't be find. */
  const faultsOf = (book: Manuscript, request: StoryRequest): string[] => {
    const { pets, specialEvent, preferredLocation, homeType, childTraits } = request
    const where = JSON.stringify({ pets, specialEvent, preferredLocation, homeType, childTraits, seed: request.seed })
    return [
      ...proofread(
        book,
        CHILD,
        pets.map((pet) => pet.name),
        tested.rules,
      ),
      ...findForbiddenPairs(book, request),
    ].map((fault) => `${where}: ${fault}`)
  }

  // The earlier book is in English, and can be quoted in that language only.
  const testInEnglish = language === 'en' ? test : () => {}
  testInEnglish('whatever else is told, nearly every sequel has the friend, the keepsake and the joke', async () => {
    const cases = stories.flatMap((story) => [0, 1, 2, 3, 4, 5].map((i) => ({ story, i })))
    const forgetful: string[] = []
    const books = sample(cases, `${level} sequels`, 4)
    for (const { story, i } of books) {
      const template = await loadStory(...story, language)
      const days = EVENT_IDS.filter((day) => template?.days.get(day) === 'plot')
      const plain = requestFor(story, at(GENDERS, i), partner(i, 2), { seed: `sequel ${i}` })
      const book = await writeStory(withEverything(plain, `${story.join()} sequel ${i}`, days), EARLIER)
      const forgotten = forgottenIn(book)
      if (forgotten.length) forgetful.push(`${story.join()} ${i}: ${forgotten.join()}`)
    }
    if (1 - forgetful.length / books.length < SEQUELS_WITH_ALL_KEPT) expect(forgetful).toEqual([])
  })

  test('of the pairs of seeds of one request, few share more than seven sentences of ten', async () => {
    const cases = stories.flatMap((story) => Array.from({ length: 12 }, (_, i) => ({ story, i })))
    const pairs = sample(cases, `${level} pairs`, 4)
    const alikePairs: string[] = []
    for (const { story, i } of pairs) {
      const key = `${story.join()} pair ${i}`
      const plain = requestFor(story, at(GENDERS, i), partner(i, 1 + (i % 4)), { language })
      const request = i % 2 ? plain : withEverything(plain, key, EVENT_IDS)
      const [one, other] = await Promise.all(
        ['one', 'other'].map((seed) => writeStory({ ...request, seed: `${key} ${seed}` })),
      )
      const share = one && other ? sharedSentences(tested.rules.measures.sentencesOf, one, other) : 1
      if (share > SHARED_SENTENCES_AT_MOST) alikePairs.push(`${key}: ${share.toFixed(2)}`)
    }
    if (alikePairs.length > Math.max(1, pairs.length * ALIKE_PAIRS_AT_MOST)) expect(alikePairs).toEqual([])
  })

  describe.each(stories)('%s %s for a family', (...story) => {
    const ask = (pets: StoryRequestInput['pets'], rest: Partial<StoryRequestInput> = {}, number = 0) =>
      requestFor(story, at(GENDERS, number), pets, { language, ...rest })

    test('the leading pet is named on as many pages as its kind and the cast allow', async () => {
      const findings: string[] = []
      const casts = PET_TYPES.flatMap((type, kind) => [
        ...[1, 2].map((count) => ({
          pets: partner(kind, count),
          pages: isSecondHero(KIND_OF[type]) ? PAGES_OF_A_HERO : PAGES_OF_OTHERS,
        })),
        ...[3, 4, 5].map((count) => ({ pets: partner(kind, count), pages: PAGES_IN_A_CROWD })),
        { pets: alike(kind), pages: PAGES_IN_A_CROWD },
      ])
      for (const [i, { pets, pages }] of sample(casts, `${story.join()} heroes`, 48).entries())
        for (const seed of SEEDS.slice(0, 2)) {
          const request = ask(pets, { seed }, i)
          const book = await writeStory(request)
          const [leading] = request.pets
          const named = pagesNaming(book, leading?.name ?? '')
          if (named < pages) findings.push(`${leading?.type}, ${pets.length}, ${seed}: named on ${named} pages`)
          findings.push(...faultsOf(book, request))
        }
      expect(findings).toEqual([])
    })

    test('a first trait of pet and child changes three pages each, further ones one each', async () => {
      const findings: string[] = []
      const petCases = PET_TRAITS.flatMap((trait) =>
        PET_TYPES.flatMap((type, kind) => (canHave(type, trait) ? [{ trait, kind }] : [])),
      )
      for (const [i, { trait, kind }] of sample(petCases, `${story.join()} traits`, 192).entries()) {
        const plain = ask(partner(kind, 1 + (i % 2)), { seed: at(SEEDS, i) }, i)
        const request = withTraits(plain, [trait])
        const book = await writeStory(request)
        const pages = changedPages(book, await writeStory(plain))
        if (pages < PAGES_OF_A_FIRST_TRAIT) findings.push(`${at(PET_TYPES, kind)} ${trait}: ${pages} pages`)
        findings.push(...faultsOf(book, request))
      }
      for (const [i, trait] of sample(CHILD_TRAITS, `${story.join()} child's traits`, 24).entries()) {
        const plain = ask(partner(i, 1), { seed: at(SEEDS, i) }, i)
        const request = { ...plain, childTraits: [trait] }
        const book = await writeStory(request)
        const pages = changedPages(book, await writeStory(plain))
        if (pages < PAGES_OF_A_FIRST_TRAIT) findings.push(`child ${trait}: ${pages} pages`)
        findings.push(...faultsOf(book, request))
      }
      const plain = ask(partner(0, 1), { seed: 'further' })
      const first: PetTrait[] = ['socks']
      const one = await writeStory({ ...withTraits(plain, first), childTraits: ['dark'] })
      const more: [PetTrait[], ChildTrait[]][] = [
        [['socks', 'old', 'digs'], ['dark']],
        [first, ['dark', 'stones', 'jokes']],
      ]
      for (const [traits, childTraits] of more) {
        const three = await writeStory({ ...withTraits(plain, traits), childTraits })
        if (changedPages(one, three) < 2) findings.push(`further traits change ${changedPages(one, three)} pages`)
      }
      expect(findings).toEqual([])
    })

    test('a day that is plot is on four pages and in four pictures; one that is not told changes nothing', async () => {
      const template = await loadStory(...story, language)
      const findings: string[] = []
      const isTold = (day: (typeof EVENT_IDS)[number]) => template?.days.has(day) ?? false
      const days = [
        ...sample(EVENT_IDS.filter(isTold), `${story.join()} told days`, 5),
        ...sample(
          EVENT_IDS.filter((day) => !isTold(day)),
          `${story.join()} days`,
          12,
        ),
      ]
      for (const [i, specialEvent] of days.entries()) {
        const part = template?.days.get(specialEvent)
        for (const seed of SEEDS.slice(0, part === 'plot' ? 2 : 1)) {
          const plain = ask(partner(i % 2, 1), { seed }, i)
          const request = { ...plain, specialEvent }
          const book = await writeStory(request)
          const pages = changedPages(book, await writeStory(plain))
          const pictures = book.pages.filter((page) => page.direction.event === specialEvent).length
          if (book.day !== (part ?? 'none')) findings.push(`${specialEvent}: the book says ${book.day}`)
          if (part === 'plot' && (pages < PAGES_OF_A_PLOT_DAY || pictures < PAGES_OF_A_PLOT_DAY))
            findings.push(`${specialEvent}, ${seed}: ${pages} pages, ${pictures} pictures`)
          if (part === 'greeted' && !pages) findings.push(`${specialEvent} is greeted nowhere`)
          if (!part && pages) findings.push(`${specialEvent} is told, but the plan has no such day`)
          findings.push(...faultsOf(book, request))
        }
      }
      expect(findings).toEqual([])
    })

    test('six pages speak of a chosen destination', async () => {
      const findings: string[] = []
      for (const [i, preferredLocation] of sample(DESTINATIONS, `${story.join()} places`, 20).entries())
        for (const seed of SEEDS.slice(0, 2)) {
          const plain = ask(partner(i % 3, 1), { seed }, i)
          const request = { ...plain, preferredLocation }
          const book = await writeStory(request)
          const pages = changedPages(book, await writeStory(plain))
          if (pages < PAGES_OF_A_PLACE) findings.push(`${preferredLocation}, ${seed}: ${pages} pages`)
          findings.push(...faultsOf(book, request))
        }
      expect(findings).toEqual([])
    })

    testInEnglish('a sequel takes up friend, keepsake and joke, on three pages', async () => {
      const findings: string[] = []
      for (const seed of sample(SEEDS.slice(0, 4), `${story.join()} series`, 2)) {
        const request = ask(partner(SEEDS.indexOf(seed) % 4, 1), { seed })
        for (const pronoun of ['she', 'he'] as const) {
          const book = await writeStory(request, earlierWith({ name: 'Quill', pronoun }))
          const pages = book.pages.filter((page) => /purple feather|Mind the gravy|Quill/.test(page.content)).length
          if (pages < PAGES_OF_A_SERIES) findings.push(`${seed}: ${pages} pages`)
          for (const memento of forgottenIn(book)) findings.push(`${seed}: not ${memento} (${pronoun})`)
          findings.push(...faultsOf(book, request))
        }
      }
      expect(findings).toEqual([])
    })

    test('everything together: traits, day, place, home and series', async () => {
      const findings: string[] = []
      const numbers = Array.from({ length: 60 }, (_, i) => i)
      for (const i of sample(numbers, `${story.join()} everything`, 20)) {
        const pets = i % 3 ? partner(i, 1 + (i % 2)) : mixed(1 + (i % 5), i)
        const request = withEverything(
          ask(pets, { seed: `everything ${i}` }, i),
          `${story.join()} family ${i}`,
          EVENT_IDS,
        )
        const book = await writeStory(request, i % 4 || language !== 'en' ? undefined : EARLIER)
        findings.push(...faultsOf(book, request))
      }
      expect(findings).toEqual([])
    })

    test('two seeds share at most seven sentences of ten', async () => {
      const books = await Promise.all(SEEDS.map((seed) => writeStory(ask(partner(0, 1), { seed }))))
      const shares = books.flatMap((one, i) =>
        books.slice(i + 1).map((other) => sharedSentences(tested.rules.measures.sentencesOf, one, other)),
      )
      expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(
        SHARED_SENTENCES_AT_MOST,
      )
    })
  })
}
