import fc from 'fast-check'
import { frameCode } from './embed-code'
import { embedQuery } from './embed-query'
import { embedOfAddress, oEmbedAnswer, oEmbedQuery } from './oembed'

const ORIGIN = 'https://wagtale.example'
const BOOK = { address: { story: 'sample' }, title: 'The Long Jetty', thumbnail: `${ORIGIN}/pictures/share-sample.png` }
const answer = (query: Record<string, string> = {}) =>
  oEmbedAnswer(BOOK, oEmbedQuery.parse({ url: `${ORIGIN}/sample-story`, ...query }), ORIGIN)

test('an answer has everything that oEmbed requires of type rich', () => {
  expect(answer()).toMatchObject({ type: 'rich', version: '1.0', width: 400, height: 300 })
  expect(answer().html).toMatch(
    /^<iframe src="https:\/\/wagtale\.example\/embed\/story\/sample\?[^"<>]*" width="400" height="300" title="The Long Jetty"/,
  )
})

test('neither frame nor thumbnail exceeds the bounds; a thumbnail is whole or absent', () => {
  const bound = fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined })
  fc.assert(
    fc.property(bound, bound, (maxwidth, maxheight) => {
      const { width, height, html, thumbnail_url, thumbnail_width, thumbnail_height } = answer({
        ...(maxwidth === undefined ? {} : { maxwidth: String(maxwidth) }),
        ...(maxheight === undefined ? {} : { maxheight: String(maxheight) }),
      })
      expect(width).toBeLessThanOrEqual(maxwidth ?? Infinity)
      expect(height).toBeLessThanOrEqual(maxheight ?? Infinity)
      expect(html).toContain(`width="${width}" height="${height}"`)
      expect(thumbnail_width ?? 0).toBeLessThanOrEqual(maxwidth ?? Infinity)
      expect(thumbnail_height ?? 0).toBeLessThanOrEqual(maxheight ?? Infinity)
      expect(new Set([thumbnail_url, thumbnail_width, thumbnail_height].map((part) => part === undefined)).size).toBe(1)
    }),
  )
})

test.each([
  ['/sample-story', { story: 'sample' }],
  ['/ar/sample-story', { story: 'sample', lang: 'ar' }],
  ['/story/abc-1', { story: 'abc-1' }],
  ['/de/story/abc-1/read/', { story: 'abc-1', lang: 'de' }],
  ['/story/abc-1?ref=paperbark#page', { story: 'abc-1', ref: 'paperbark' }],
  ['/embed/story/courage?theme=dark&branding=false', { story: 'courage', theme: 'dark', branding: false }],
])('%s shows a book', (path, embed) => {
  expect(embedOfAddress(ORIGIN + path, ORIGIN)).toMatchObject(embed)
})

test.each([
  `${ORIGIN}/`,
  `${ORIGIN}/pricing`,
  `${ORIGIN}/story`,
  `${ORIGIN}/story/abc/download`,
  'https://elsewhere.example/story/abc',
  'https://wagtale.example@elsewhere.example/story/abc',
  'http://wagtale.example/story/abc',
  'javascript:alert(1)',
  '/story/abc',
  '',
])('%p shows none', (address) => {
  expect(embedOfAddress(address, ORIGIN)).toBeNull()
})

test('no title, partner or story breaks out of the code', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string({ minLength: 1 }), (title, ref, story) => {
      expect(frameCode({ origin: ORIGIN, title, ref, story })).toMatch(/^<iframe( [a-z]+="[^"<>]*")+><\/iframe>$/)
    }),
  )
})

test('whatever stands in a pasted address, the reader opens', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('dark', 'auto', '-1', '1e9', 'false', 'pt-BR', 'ar_EG'))
  const key = fc.constantFrom('theme', 'branding', 'width', 'height', 'lang', 'ref', 'other')
  fc.assert(
    fc.property(fc.dictionary(key, value), (query) => {
      expect(['coral', 'light', 'dark']).toContain(embedQuery.parse(query).theme)
    }),
  )
  expect(embedQuery.parse({ lang: 'pt-BR', height: 'auto', width: '50', branding: 'no' })).toEqual({
    theme: 'coral',
    branding: true,
    lang: 'pt',
    height: 'auto',
    width: undefined,
  })
})
