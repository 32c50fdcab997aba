import fc from 'fast-check'
import { makeStory } from '../../../e2e/fixtures/story'
import { readerFileName, titleFileName } from './file-names'
import { previewPages, splitAtMarker } from './split-pages'
import { progress } from './progress'
import { groupIntoSeries, seriesTotals } from './series'

describe('progress', () => {
  it('counts pages and percentage as the reader shows them', () => {
    expect(progress(6, 22)).toEqual({ read: 6, left: 16, percent: 27 })
    expect(progress(22, 22)).toEqual({ read: 22, left: 0, percent: 100 })
    expect(progress(0, 0)).toEqual({ read: 0, left: 0, percent: 0 })
  })
})

describe('page marker of the download page', () => {
  it('splits at each marker and drops empty pieces', () => {
    expect(splitAtMarker('Page 1: Once.\nPage 2: Then.')).toEqual(['1: Once.', '2: Then.'])
    expect(splitAtMarker('No marker here.')).toEqual(['No marker here.'])
    expect(splitAtMarker('  ')).toEqual([])
  })
  it('shows five pages and says how many more there are', () => {
    expect(previewPages(makeStory(), 5)).toMatchObject({ pages: { length: 5 }, more: 15 })
    expect(previewPages({ pages: [], storyContent: 'Page 1 Page 2' }, 5)).toEqual({ pages: ['1', '2'], more: 0 })
  })
})

describe('file names', () => {
  it('replaces each non-alphanumeric of a title by an underscore', () => {
    expect(titleFileName("Mila & Biscuit's Day!")).toBe('Mila___Biscuit_s_Day_.pdf')
    expect(titleFileName('美羽とモモ')).toBe('美羽とモモ.pdf')
    expect(titleFileName('अन्या')).toBe('अन्या.pdf')
  })
  it("puts child and pet into the reader's file name", () => {
    expect(readerFileName({ childName: 'Mila', petName: 'Biscuit' })).toBe('Mila_Biscuit_Story.pdf')
    expect(readerFileName({ childName: 'Anna Lena', petName: 'Zoë' })).toBe('Anna Lena_Zoë_Story.pdf')
  })
  it('never contains a path separator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (childName, petName) => {
        for (const name of [readerFileName({ childName, petName }), titleFileName(childName)]) {
          expect(name).not.toMatch(/[\\/:\u0000]/)
          expect(name.startsWith('..')).toBe(false)
          expect(name.endsWith('.pdf')).toBe(true)
        }
      }),
    )
  })
})

describe('series', () => {
  const story = (series: string, childName: string, seriesNumber: number, lastNumber = 2) => ({
    id: `${series}-${seriesNumber}`,
    childName,
    petName: 'Bo',
    seriesNumber,
    series: { id: series, lastNumber },
  })
  it('groups stories by their series, whatever their names are, sorted by number', () => {
    const series = groupIntoSeries([story('m', 'Mila', 2), story('a', 'Ash', 1, 1), story('m', 'Mia', 1)])
    expect(
      series.map((one) => [one.childName, one.stories.map((member) => member.seriesNumber), one.remaining]),
    ).toEqual([
      ['Mila', [1, 2], 8],
      ['Ash', [1], 9],
    ])
    expect(seriesTotals(series)).toEqual({ stories: 3, series: 2, sequels: 17 })
  })
  it('keeps a second series of the same names apart, and a series with erased books complete', () => {
    const series = groupIntoSeries([story('m2', 'Mila', 1, 1), story('m', 'Mila', 10, 10), story('m', 'Mila', 4, 10)])
    expect(series.map((one) => [one.stories.length, one.remaining])).toEqual([
      [1, 9],
      [2, 0],
    ])
  })
  it('contains every story once', () => {
    const stories = fc.array(
      fc.record({
        id: fc.uuid(),
        childName: fc.constantFrom('A', 'B', '__proto__'),
        petName: fc.constantFrom('x', 'y', ''),
        seriesNumber: fc.integer({ min: 1, max: 10 }),
        series: fc.option(fc.record({ id: fc.constantFrom('a', 'b', '__proto__'), lastNumber: fc.constant(10) })),
      }),
    )
    fc.assert(
      fc.property(stories, (list) => {
        const series = groupIntoSeries(list)
        expect(seriesTotals(series).stories).toBe(list.length)
        expect(new Set(series.map((one) => one.key)).size).toBe(series.length)
      }),
    )
  })
})
