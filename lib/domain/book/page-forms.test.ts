import fc from 'fast-check'
import { direction, FRAMINGS, LIGHTS, SETTINGS, WEATHERS } from '../illustration/direction'
import { planGutters, planPageForms } from './page-forms'

const page = fc.record({
  setting: fc.constantFrom(...SETTINGS),
  light: fc.constantFrom(...LIGHTS),
  weather: fc.constantFrom(...WEATHERS),
  framing: fc.constantFrom(...FRAMINGS),
})
const book = fc.array(page, { minLength: 20, maxLength: 20 }).map((directions) =>
  directions.map(({ framing, ...one }, i) => ({
    pageNumber: i + 1,
    framing,
    direction: direction.parse({
      ...one,
      shot: framing,
      actors: [{ who: 'child', pose: 'stand', feeling: 'happy' }],
      props: [],
    }),
  })),
)

it('gives each page one form, the same each time, and no two vignettes near each other', () => {
  fc.assert(
    fc.property(book, fc.string({ minLength: 1, maxLength: 8 }), (pages, seed) => {
      const forms = planPageForms(pages, seed)
      expect([...planPageForms(pages, seed)]).toEqual([...forms])
      expect([...forms.keys()]).toEqual(pages.map(({ pageNumber }) => pageNumber))
      const vignettes = pages.flatMap(({ pageNumber }) => (forms.get(pageNumber) === 'vignette' ? [pageNumber] : []))
      expect(vignettes.length).toBeLessThanOrEqual(4)
      for (const [i, at] of vignettes.entries()) expect(at - (vignettes[i - 1] ?? -9)).toBeGreaterThanOrEqual(3)
      for (const at of vignettes) {
        expect(at).toBeGreaterThan(2)
        expect(at).toBeLessThan(20)
        expect(['bust', 'knee', 'whole']).toContain(pages[at - 1]?.framing)
        expect(['morning', 'noon', 'golden']).toContain(pages[at - 1]?.direction.light)
      }
    }),
  )
})

it('has vignettes in a book by day, and others with another seed', () => {
  const pages = Array.from({ length: 20 }, (_, i) => ({
    pageNumber: i + 1,
    framing: 'knee' as const,
    direction: direction.parse({
      setting: 'garden',
      light: 'noon',
      weather: 'clear',
      shot: 'wide',
      actors: [{ who: 'child', pose: 'stand', feeling: 'happy' }],
      props: [],
    }),
  }))
  const of = (seed: string) => [...planPageForms(pages, seed)].flatMap(([n, form]) => (form === 'vignette' ? [n] : []))
  expect(of('a').length).toBeGreaterThanOrEqual(3)
  expect(of('a')).not.toEqual(of('b'))
})

describe('a picture to all edges', () => {
  const open = (pageNumber: number, over: Partial<Parameters<typeof planPageForms>[0][number]> = {}) => ({
    pageNumber,
    framing: 'whole' as const,
    text: 'They counted the waves.',
    quiet: () => 400,
    direction: direction.parse({
      setting: 'beach',
      light: 'dusk',
      weather: 'clear',
      shot: 'wide',
      actors: [{ who: 'child', pose: 'stand', feeling: 'happy' }],
      props: [],
    }),
    ...over,
  })
  const book = (over: Parameters<typeof open>[1] = {}) => Array.from({ length: 20 }, (_, i) => open(i + 1, over))
  const fullOf = (pages: ReturnType<typeof book>) =>
    [...planPageForms(pages, 'a')].flatMap(([number, form]) => (form === 'full' ? [number] : []))

  it('is on a few pages, far from each other', () => {
    const pages = fullOf(book())
    expect(pages.length).toBeGreaterThanOrEqual(2)
    expect(pages.length).toBeLessThanOrEqual(3)
    for (const [i, page] of pages.entries()) expect(page - (pages[i - 1] ?? -9)).toBeGreaterThanOrEqual(4)
  })

  it.each([
    'They counted the waves, and the gulls, and every boat that went by the old pier. '.repeat(6),
    '数一数海浪。'.repeat(50),
  ])('is on no page whose words are longer than its quiet part is high', (text) =>
    expect(fullOf(book({ text }))).toEqual([]),
  )

  it('is on no page without words or without a quiet part, and not in front of a wall full of things', () => {
    expect(fullOf(book({ text: undefined }))).toEqual([])
    expect(fullOf(book({ quiet: undefined }))).toEqual([])
    expect(fullOf(book({ framing: 'bust' }))).toEqual([])
    const { direction: beach } = open(1)
    expect(fullOf(book({ direction: { ...beach, setting: 'kitchen' } }))).toEqual([])
    expect(fullOf(book({ direction: { ...beach, setting: 'kitchen', light: 'lamp' } }))).not.toEqual([])
    expect(fullOf(book({ direction: { ...beach, weather: 'rain' } }))).toEqual([])
  })
})

describe('one line before the turn', () => {
  const page = (pageNumber: number, last: string, over: Partial<Parameters<typeof planPageForms>[0][number]> = {}) => ({
    pageNumber,
    framing: 'knee' as const,
    text: `Out went Wren, to the tap. It was far, far, far.\n\n${last}`,
    direction: direction.parse({
      setting: 'kitchen',
      light: 'dusk',
      weather: 'clear',
      shot: 'medium',
      actors: [{ who: 'child', pose: 'stand', feeling: 'sad' }],
      props: [],
    }),
    ...over,
  })
  const SHORT = '“No,” said Wren.'
  const LONG = 'She went round the house, and round the garden, and round the tree.'
  const linesOf = (over: (number: number) => ReturnType<typeof page>) =>
    [
      ...planPageForms(
        Array.from({ length: 20 }, (_, i) => over(i + 1)),
        'a',
      ),
    ].flatMap(([number, form]) => (form === 'line' ? [number] : []))

  it('is on one page of those before the turn at most: the latest whose words end shortly', () => {
    expect(linesOf((number) => page(number, SHORT))).toEqual([17])
    expect(linesOf((number) => page(number, number === 15 || number === 5 ? SHORT : LONG))).toEqual([15])
    expect(linesOf((number) => page(number, LONG))).toEqual([])
  })

  it('takes no page that shows an act, a face, or has no words', () => {
    const { direction: plain } = page(1, SHORT)
    const act: typeof plain = {
      ...plain,
      actors: [{ who: 'child', pose: 'stand', feeling: 'sad', act: { verb: 'hug', who: 'pet1' } }],
    }
    expect(linesOf((number) => page(number, SHORT, { direction: act }))).toEqual([])
    expect(linesOf((number) => page(number, SHORT, { framing: 'face' }))).toEqual([])
    expect(linesOf((number) => page(number, SHORT, { text: undefined }))).toEqual([])
    expect(linesOf((number) => page(number, SHORT, { text: SHORT }))).toEqual([])
  })
})

it('has two spots only where a page falls into two, and no two pages with much paper side by side', () => {
  fc.assert(
    fc.property(book, fc.infiniteStream(fc.boolean()), fc.string({ maxLength: 6 }), (pages, twos, seed) => {
      const isTwo = new Map(pages.map(({ pageNumber }) => [pageNumber, twos.next().value === true]))
      const text = 'She went.\n\n“No,” she said.'
      const forms = planPageForms(
        pages.map((page) => ({ ...page, text, isTwo: () => isTwo.get(page.pageNumber) === true })),
        seed,
      )
      const paper = pages.map(({ pageNumber }) => ['line', 'spots', 'vignette'].includes(forms.get(pageNumber) ?? ''))
      paper.forEach((is, i) => expect(is && paper[i + 1]).not.toBe(true))
      const spots = [...forms].flatMap(([number, form]) => (form === 'spots' ? [number] : []))
      expect(spots.length).toBeLessThanOrEqual(2)
      for (const number of spots) {
        expect(isTwo.get(number)).toBe(true)
        expect(['bust', 'knee']).toContain(pages[number - 1]?.framing)
      }
    }),
  )
})

describe('a scene over the fold', () => {
  const pages = (shot: string, over: (number: number) => object = () => ({})) =>
    Array.from({ length: 20 }, (_, i) => ({
      pageNumber: i + 1,
      direction: direction.parse({
        setting: 'garden',
        light: 'noon',
        weather: 'clear',
        shot,
        actors: [{ who: 'child', pose: 'stand', feeling: 'happy' }],
        props: [],
        ...over(i + 1),
      }),
    }))

  it('is on at most two pairs of an even page and the odd one after it, far from each other, not at the end', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.infiniteStream(fc.boolean()), (seed, fits) => {
        const chosen = [...planGutters(pages('wide'), seed, () => fits.next().value === true).keys()]
        expect(chosen.length).toBeLessThanOrEqual(2)
        for (const first of chosen) expect([first % 2, first >= 2, first <= 18]).toEqual([0, true, true])
        const [one, other] = chosen
        if (one !== undefined && other !== undefined) expect(Math.abs(one - other)).toBeGreaterThanOrEqual(6)
        const forms = planPageForms(
          pages('wide').map((page) => ({ ...page, framing: 'whole' as const })),
          seed,
          new Map(chosen.map((first) => [first, 'whole'])),
        )
        expect([...forms].filter(([, form]) => form === 'gutter').map(([number]) => number)).toEqual(
          chosen.flatMap((first) => [first, first + 1]).toSorted((a, b) => a - b),
        )
      }),
    )
  })

  it('loses no shot that its pages ask for, and is not like its neighbours', () => {
    for (const shot of ['face', 'bust', 'shoulder', 'below', 'plan', 'behind'])
      expect(planGutters(pages(shot), 'a', () => true).size).toBe(0)
    expect([...planGutters(pages('tiny'), 'a', () => true)]).toEqual([])
    const oddWhole = pages('medium', (number) => (number % 2 ? { shot: 'whole' } : {}))
    expect(new Set(planGutters(oddWhole, 'a', () => true).values())).toEqual(new Set(['tiny']))
  })
})
