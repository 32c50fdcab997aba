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
  const story = (childName: string, petName: string, seriesNumber: number) => ({ childName, petName, seriesNumber })
  it('groups stories by child and first pet, sorted by number', () => {
    const series = groupIntoSeries([story('Mila', 'Biscuit', 2), story('Ash', 'Tofu', 1), story('Mila', 'Biscuit', 1)])
    expect(
      series.map((one) => [one.childName, one.stories.map((member) => member.seriesNumber), one.remaining]),
    ).toEqual([
      ['Mila', [1, 2], 8],
      ['Ash', [1], 9],
    ])
    expect(seriesTotals(series)).toEqual({ stories: 3, series: 2, sequels: 17 })
  })
  it('keeps pairs of names apart that are equal when concatenated', () => {
    expect(groupIntoSeries([story('A B', 'C', 1), story('A', 'B C', 1), story('A-B', 'C', 1)])).toHaveLength(3)
  })
  it('treats different Unicode encodings of a name as the same', () => {
    expect(groupIntoSeries([story('Zoe\u0308', 'Bo', 1), story('Zo\u00eb ', 'Bo', 2)])).toHaveLength(1)
  })
  it('contains every story once', () => {
    const stories = fc.array(
      fc.record({
        childName: fc.constantFrom('A', 'B', '__proto__'),
        petName: fc.constantFrom('x', 'y', ''),
        seriesNumber: fc.integer({ min: 1, max: 10 }),
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
