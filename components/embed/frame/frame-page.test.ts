import { bookFrame, noticeFrame } from './frame-page'

const HOSTILE = "\"><script>alert(1)</script><img onerror='x'"
const words = {
  pages: HOSTILE,
  pageOf: (page: number, total: number) => `${HOSTILE} ${page} ${total}`,
  previous: HOSTILE,
  next: HOSTILE,
  theEnd: HOSTILE,
  makeOwn: HOSTILE,
  madeWith: `${HOSTILE} Wagtale`,
  newTab: HOSTILE,
}
const frame = {
  language: 'en',
  look: { theme: 'coral', branding: true, width: 320, height: 'auto' },
  words,
  shop: HOSTILE,
} as const

test('whatever a book says, nothing of it becomes markup', () => {
  const book = {
    title: HOSTILE,
    summary: HOSTILE,
    language: 'ar',
    cover: HOSTILE,
    pages: [{ content: `${HOSTILE}\n\n${HOSTILE}`, alt: HOSTILE, picture: HOSTILE }],
    page: HOSTILE,
    sharePicture: HOSTILE,
  } as const
  const html = bookFrame({ ...frame, book: { ...book, pages: [...book.pages] }, origin: '', oEmbed: HOSTILE })
  for (const page of [html, noticeFrame({ ...frame, title: HOSTILE, text: HOSTILE })]) {
    const parsed = page.replace('<script src="/embed/assets/reader.js" defer></script>', '')
    expect(parsed).not.toMatch(/<script|<img onerror/)
    expect(parsed.match(/<h1>/g)).toHaveLength(1)
  }
  expect(html).toContain('<div class="words" lang="ar">')
  expect(html).toContain('data-height="auto" style="--width:320px;"')
})

test.each([
  ['ar', 'en', 'ltr'],
  ['en', 'ar', 'rtl'],
] as const)('a reader in %s turns a book in %s in the book’s direction', (language, of, direction) => {
  const book = { title: 'T', summary: 'S', cover: '/c', page: null, sharePicture: '/s', language: of }
  const pages = [{ content: 'One.', alt: 'A dog', picture: '/1' }]
  const html = bookFrame({ ...frame, language, book: { ...book, pages }, origin: '', oEmbed: '' })
  expect(html).toMatch(new RegExp(`<div id="pages"[^>]* dir="${direction}">`))
  expect(html).toContain(`<div class="turning" dir="${direction}"><button id="previous"`)
  // What the pages are called is in the reader's language, what they say in the book's.
  expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`))
  expect(html).toContain(`alt="A dog" lang="${of}"`)
  expect(html).not.toMatch(/role="group"[^>]* lang=/)
})
