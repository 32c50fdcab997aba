// The HTML of the embedded reader: a page of its own, so that somebody's site loads a few kilobytes and no framework.
import { EMBED_SIZE } from '@/lib/domain/embed/embed-address'
import type { EmbedQuery } from '@/lib/domain/embed/embed-query'
import type { EmbeddedBook } from '@/lib/domain/embed/embedded-book'
import { splitParagraphs } from '@/lib/domain/book/reader-pages'
import { escapeHtml } from '@/lib/domain/escape-html'
import { isRightToLeft, type Language } from '@/lib/domain/languages'

/** The reader's own words, in the language of the page around it. */
export interface FrameWords {
  pages: string
  pageOf: (page: number, total: number) => string
  previous: string
  next: string
  theEnd: string
  makeOwn: string
  madeWith: string
  newTab: string
}

interface Frame {
  language: Language
  look: Pick<EmbedQuery, 'theme' | 'branding' | 'width' | 'height'>
  words: Pick<FrameWords, 'madeWith' | 'newTab'>
  /** The shop's address, which names who sent the reader. */
  shop: string
}
interface BookFrame extends Frame {
  book: EmbeddedBook
  words: FrameWords
  origin: string
  /** The address at which other sites ask for the book's embed code. */
  oEmbed: string
}
interface NoticeFrame extends Frame {
  title: string
  text: string
}

/**
 * A book, a page at a time. Its landmark has a name of its own, since the page around it has a `main` too. Without a
 * script its pages can be leafed through by scrolling.
 */
export function bookFrame({ book, origin, oEmbed, ...frame }: BookFrame): string {
  const { words, shop } = frame
  const total = book.pages.length + 2
  const leaf = (at: number, className: string, content: string) =>
    `<div class="page ${className}" role="group" aria-label="${escapeHtml(words.pageOf(at, total))}">${content}</div>`
  const leaves = [
    leaf(
      1,
      'cover',
      half(book.cover, '', true) + text(`<h1>${escapeHtml(book.title)}</h1>${paragraphs(book.summary)}`, book.language),
    ),
    ...book.pages.map(({ content, alt, picture }, i) =>
      leaf(i + 2, 'story', half(picture, alt, i === 0, book.language) + text(paragraphs(content), book.language)),
    ),
    leaf(
      total,
      'end',
      `<div class="words" dir="${direction(frame.language)}"><h2>${escapeHtml(words.theEnd)}</h2>` +
        `<p>${shopLink(shop, escapeHtml(words.makeOwn), words.newTab, 'button')}</p></div>`,
    ),
  ]
  const meta =
    `<link rel="canonical" href="${escapeHtml(origin + (book.page ?? ''))}">` +
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oEmbed)}" title="${escapeHtml(book.title)}">` +
    `<meta name="description" content="${escapeHtml(book.summary)}">` +
    `<meta property="og:title" content="${escapeHtml(book.title)}">` +
    `<meta property="og:description" content="${escapeHtml(book.summary)}">` +
    `<meta property="og:image" content="${escapeHtml(origin + book.sharePicture)}">` +
    '<meta name="twitter:card" content="summary_large_image">' +
    '<script src="/embed/assets/reader.js" defer></script>'
  const pages =
    `<main aria-label="${escapeHtml(book.title)}"><div id="pages" class="pages" role="group" tabindex="0" ` +
    `aria-label="${escapeHtml(words.pages)}" ` +
    `dir="${direction(book.language)}">${leaves.join('')}</div></main>`
  // In the book's direction, as its pages and keys are: the arrow that points to the next page turns to it.
  const turning =
    `<div class="turning" dir="${direction(book.language)}">` +
    `<button id="previous" type="button" hidden aria-label="${escapeHtml(words.previous)}">${ARROW}</button>` +
    `<p id="status" class="status" dir="auto" aria-live="polite" hidden>${escapeHtml(words.pageOf(1, total))}</p>` +
    `<button id="next" type="button" hidden aria-label="${escapeHtml(words.next)}">${ARROW}</button></div>`
  return shell(frame, book.title, meta, pages, turning)
}

/** Words in place of a book that can't be shown. */
export const noticeFrame = ({ title, text: message, ...frame }: NoticeFrame): string =>
  shell(
    frame,
    title,
    '',
    `<main class="notice" aria-label="${escapeHtml(title)}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p></main>`,
    '',
  )

function shell(frame: Frame, title: string, meta: string, main: string, turning: string): string {
  const { language, look, words, shop } = frame
  const brand = look.branding ? shopLink(shop, brandLine(words.madeWith), words.newTab, 'brand') : ''
  const bounds =
    (look.width === undefined ? '' : `--width:${look.width}px;`) +
    (typeof look.height === 'number' ? `--height:${look.height}px;` : '')
  return (
    `<!DOCTYPE html><html lang="${language}" dir="${direction(language)}" data-theme="${look.theme}"` +
    `${look.height === 'auto' ? ' data-height="auto"' : ''}${bounds && ` style="${bounds}"`}>` +
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>` +
    `<link rel="stylesheet" href="/embed/assets/reader.css">${meta}</head>` +
    `<body>${main}${turning || brand ? `<div class="bar">${turning}${brand}</div>` : ''}</body></html>`
  )
}

const direction = (language: Language) => (isRightToLeft(language) ? 'rtl' : 'ltr')

/** Points to the left. */
const ARROW =
  '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M15 4 7 12l8 8" fill="none" ' +
  'stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></svg>'

/** The book's language stands on its words and pictures alone: what the pages are called is in the reader's. */
const text = (html: string, language: Language) => `<div class="words" lang="${language}">${html}</div>`
const paragraphs = (content: string) =>
  splitParagraphs(content)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('')

/** Pictures are square; those of later pages come when they are near. */
const half = (src: string, alt: string, soon: boolean, language?: Language) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" ${language ? `lang="${language}" ` : ''}width="${EMBED_SIZE.width}" height="${EMBED_SIZE.width}" ` +
  `decoding="async" draggable="false"${soon ? '' : ' loading="lazy"'}>`

const shopLink = (href: string, html: string, newTab: string, className: string) =>
  `<a class="${className}" href="${escapeHtml(href)}" target="_blank" rel="noopener">${html}` +
  `<span class="unseen"> (${escapeHtml(newTab)})</span></a>`

/** The shop's name stands out. */
const brandLine = (line: string) => `<span>${escapeHtml(line).replace('Wagtale', '<b>Wagtale</b>')}</span>`
