import fc from 'fast-check'
import { direction, FRAMINGS, LIGHTS, SETTINGS, WEATHERS } from '../illustration/direction'
import { planPageForms } from './page-forms'

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
