import fc from 'fast-check'
import { makeStory } from '../../../e2e/fixtures/story'
import { groupParagraphs, splitParagraphs, buildReaderPages } from './reader-pages'

const words = fc
  .string({ minLength: 1, maxLength: 600, unit: fc.constantFrom(...'abcdefgh ., é你') })
  .filter((text) => text.trim() !== '')
const texts = fc.array(words, { maxLength: 30 })

describe('groupParagraphs', () => {
  it('closes a page after two paragraphs', () => {
    expect(groupParagraphs('a\n\nb\n\nc\n\nd\n\ne')).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  })
  it('closes a page early when its text exceeds 400 characters, and not at 400', () => {
    expect(groupParagraphs(`${'x'.repeat(401)}\n\nb\n\nc`)).toEqual([['x'.repeat(401)], ['b', 'c']])
    expect(groupParagraphs(`${'x'.repeat(400)}\n\nb\n\nc`)).toEqual([['x'.repeat(400), 'b'], ['c']])
  })
  it('treats blank lines with spaces or CRLF as blank, single line breaks as part of a paragraph', () => {
    expect(splitParagraphs('a\nb\n  \nc\r\n\r\nd\n\n\n\n')).toEqual(['a\nb', 'c', 'd'])
    expect(groupParagraphs('')).toEqual([])
  })
  it('loses no paragraph, keeps their order, and leaves only the last page open', () => {
    fc.assert(
      fc.property(texts, (list) => {
        const pages = groupParagraphs(list.join('\n\n'))
        expect(pages.flat()).toEqual(list.map((text) => text.trim()))
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(2)
        for (const page of pages.slice(0, -1)) expect(page.length === 2 || page.join('\n\n').length > 400).toBe(true)
      }),
    )
  })
})

describe('buildReaderPages', () => {
  it("puts a title page before a story's own pages and an end page after them", () => {
    const pages = buildReaderPages(makeStory())
    expect(pages).toHaveLength(22)
    expect(pages.map((page) => page.pageNumber)).toEqual(Array.from({ length: 22 }, (_, at) => at + 1))
    expect(pages[0]).toEqual({ pageNumber: 1, content: '', isTitle: true, isEndPage: false })
    expect(pages[1]).toMatchObject({
      alt: expect.stringContaining('Mila'),
      imageUrl: expect.stringContaining('/pages/1/'),
    })
    expect(pages[21]).toEqual({ pageNumber: 22, content: '', isTitle: false, isEndPage: true })
  })
  it('sorts pages that are out of order', () => {
    const story = makeStory()
    expect(buildReaderPages({ ...story, pages: story.pages.toReversed() })).toEqual(buildReaderPages(story))
  })
  it("prompts a picture for stored text by names, place and the last paragraph's first 100 characters", () => {
    const story = makeStory({ pages: [], content: `First.\n\n${'y'.repeat(150)}\n\nThird.` })
    expect(buildReaderPages(story).map((page) => page.imagePrompt)).toEqual([
      undefined,
      `Mila and Biscuit in Sydney: ${'y'.repeat(100)}`,
      'Mila and Biscuit in Sydney: Third.',
      undefined,
    ])
    expect(buildReaderPages({ ...story, preferredLocation: null })[2]?.imagePrompt).toBe('Mila and Biscuit: Third.')
  })
  it('reads storyContent where content is empty, and has only a title and an end for no text at all', () => {
    expect(buildReaderPages(makeStory({ pages: [], content: '', storyContent: 'One.' }))).toHaveLength(3)
    expect(buildReaderPages(makeStory({ pages: [], content: '', storyContent: '' }))).toHaveLength(2)
  })
})
