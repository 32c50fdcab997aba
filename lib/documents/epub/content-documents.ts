// Content documents of the EPUB: fixed layout, so that text stays beside its picture, with real text, so that it can be
// searched and read aloud.
import type { Cover } from '../../domain/illustration/cover/draw-cover'
import type { Moment } from '../../domain/illustration/cover/draw-family'
import type { Lettering } from '../../domain/illustration/cover/lettering'
import { joinNames } from '../../domain/book/phrases'
import { LETTERS } from '../../domain/illustration/compose/full-bleed'
import { isRightToLeft } from '../../domain/languages'
import { countLetters } from '../../domain/book/count-letters'
import { splitLastLine } from '../../domain/book/last-line'
import { splitParagraphs } from '../../domain/book/reader-pages'
import type { FullPicture } from '../../domain/illustration/letter-tone'
import type { Scene } from '../../domain/illustration/scene'
import type { DrawnBook, DrawnPage } from '../document-book'
import { storyPageName } from '../../domain/book/page-names'
import type { EmbeddedFont } from './embed-fonts'
import { writePlainBlock, type WriteBlock } from './overlays'
import { xml } from './xml'

/** Viewport in CSS pixels: 3:4, like tablets. A story page has its square picture above its text. */
export const PAGE = { width: 1200, height: 1600 } as const

export interface ContentDocument {
  /** File name without folder and extension. */
  name: string
  /** Title in the table of contents; pages without one are reached by turning. */
  heading?: string
  /** Page number of the printed book (page-list). */
  number?: number
  body: string
  /** `epub:type` and the ARIA role of DPUB that says the same. */
  type?: [epub: string, role?: string]
  /** The side of the opening on which it lies: halves of one scene face each other. */
  side?: 'left' | 'right'
  /** Holds a drawing of its own besides pictures that are files. */
  drawn?: true
}

const familyImage = (moment: Moment): string => `<img class="family" src="../pictures/family-${moment}.svg" alt=""/>`
/** Most height of the figures under the words of the title page and of the last one. */
export const tallestFamily = (book: DrawnBook): Record<'title' | 'end', number> => ({
  title: isMuch(book, joinNames([book.childName, ...book.petNames], book.language)) ? 120 : 290,
  end: 430,
})

/** Letters stand on the place and behind the cast: three layers, of which those with letters are text. */
function coverBody(cover: Cover, { title, credit }: DrawnBook): string {
  const layer = (name: string, alt: string) => `<img src="../pictures/cover-${name}.svg" alt="${xml(alt)}"/>`
  return `${layer('place', '')}${letteringSvg(cover, cover.title)}${layer('cast', `${title}. ${credit}`)}${cover.names ? letteringSvg(cover, cover.names) : ''}`
}

function letteringSvg({ width, height, ink }: Cover, { text, lines }: Lettering): string {
  const set = lines
    .map((line) =>
      line
        .map(
          ({ text: letter, x, y, size, angle }) =>
            `<tspan x="${x}" y="${y}" font-size="${size.toFixed(1)}"${[...letter].length === 1 && angle !== 0 ? ` rotate="${angle}"` : ''}>${xml(letter)}</tspan>`,
        )
        .join(''),
    )
    .join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height.toFixed(1)}" role="img" aria-label="${xml(text)}"><text class="set" fill="${ink}" text-anchor="middle">${set}</text></svg>`
}

const sizeOf = (text: string): string => {
  const room = countLetters(text) + 30 * (splitParagraphs(text).length - 1)
  return room <= 190 ? 'xl' : room <= 270 ? 'l' : room <= 360 ? 'm' : room <= 440 ? 's' : room <= 700 ? 'over' : 'far'
}
/** Most lines a text takes in a column of `width` pixels. */
const linesAt = (text: string, size: number, width = 980): number =>
  Math.ceil((countLetters(text) * size * 0.56) / width)

const TALK_SIZES = [38, 35, 32, 29, 26, 23, 20, 17]
/** The largest font size at which all words and questions fit on one page. */
function talkSize({ words, questions }: DrawnBook): number {
  const items = [
    ...words.map(({ word, meaning }) => `${word}: ${meaning}`),
    ...questions.map((question) => `1. ${question}`),
  ]
  const height = (size: number) =>
    items.reduce((sum, item) => sum + linesAt(item, size, 920) * size * 1.42 + size * 0.4, 230)
  return TALK_SIZES.find((size) => height(size) <= PAGE.height - 200) ?? 17
}

/** Whether names, title and dedication together would push the owner's line off the title page. */
const isMuch = ({ title, childName, dedication }: DrawnBook, names: string): boolean =>
  linesAt(title, 80) * 96 +
    linesAt(names, 56) * 81 +
    linesAt(childName, 56) * 81 +
    (dedication ? 90 + linesAt(dedication, 42, 760) * 61 : 0) >
  640

/** What a room's book doesn't tell in full, and everybody who gave an idea. */
function tableDocuments({ table, phrases, language }: DrawnBook): ContentDocument[] {
  if (!table) return []
  const makers = joinNames(
    table.credits.map(({ giver }) => giver),
    language,
  )
  const texts = table.quoted.map(({ giver, content }) => `${giver}: ${content}`)
  const height = (size: number) =>
    [...texts, makers].reduce((sum, item) => sum + linesAt(item, size, 920) * size * 1.42 + size * 0.4, 230)
  const size = TALK_SIZES.find((one) => height(one) <= PAGE.height - 200) ?? 17
  const quoted = table.quoted
    .map(({ giver, content }) => `<div><dt>${xml(giver)}:</dt> <dd dir="auto">${xml(content)}</dd></div>`)
    .join('')
  return [
    {
      name: 'table',
      heading: phrases.madeUpBy,
      body: listBody(size, [
        quoted && `<h2>${xml(phrases.alsoSaid)}</h2><dl>${quoted}</dl>`,
        `<h2>${xml(phrases.madeUpBy)}</h2><p dir="auto">${xml(makers)}</p>`,
      ]),
    },
  ]
}

/** A page of lists; parts that are '' have nothing to say. */
const listBody = (size: number, parts: readonly string[]): string =>
  `<div class="list" style="font-size:${size}px">${parts.join('')}</div>`

/** Writes the block of one page that is the n-th to be read. */
type WriteBlockOfPage = (block: number, text: string) => string

const lines = (texts: readonly string[], write: WriteBlockOfPage): string =>
  texts.map((text, at) => `<p>${write(at, text)}</p>`).join('')

const TYPE_SIZES = { xl: 44, l: 39, m: 34 } as const
const LINE = 1.42
/** Between paragraphs, in em; room that is left under words on a picture and over them, in pixels; their margins. */
const PARAGRAPH = 0.45
const SPARE = 16
const ABOVE = 56
const MARGIN = 84

/** A story page whose picture fills it, with the words in its quiet part. */
export interface FullPage {
  scene: Scene
  size: keyof typeof TYPE_SIZES
  letters: FullPicture['letters']
  top: number
  height: number
}

/** Null for pages of another form, and where the words don't fit. */
export function fullPage({ text, full, gutter }: DrawnPage): FullPage | null {
  const drawn = full?.({ width: 1000, height: (1000 * PAGE.height) / PAGE.width, words: 'above' })
  if (!drawn) return null
  const unit = PAGE.width / 1000
  const [top, height] = [Math.round(drawn.quiet.y * unit), Math.round(drawn.quiet.height * unit)]
  // Both halves of a scene have their words in it, in one size, or neither has.
  const texts = [text, ...(gutter ? [gutter.facing] : [])].map(splitParagraphs)
  const needed = (size: number) =>
    Math.max(
      ...texts.map(
        (parts) =>
          parts.reduce((sum, part) => sum + linesAt(part, size, PAGE.width - 2 * MARGIN) * size * LINE, 0) +
          (parts.length - 1) * size * PARAGRAPH,
      ),
    )
  const size = (['xl', 'l', 'm'] as const).find((one) => needed(TYPE_SIZES[one]) + ABOVE + SPARE <= height)
  return size === undefined ? null : { scene: drawn.scene, size, letters: drawn.letters, top, height }
}

const storyBody = (
  { text, alt, line }: DrawnPage,
  number: number,
  full: FullPage | null | undefined,
  hasSpot: boolean,
  writeBlock: WriteBlock,
): string => {
  const name = storyPageName(number)
  const write: WriteBlockOfPage = (block, words) => writeBlock(name, block, words)
  const parts = splitParagraphs(text)
  const words = lines(parts, write)
  const split = line ? splitLastLine(text) : null
  const folio = `<p class="folio" aria-hidden="true">${number}</p>`
  const size = sizeOf(text)
  if (split && size !== 'over' && size !== 'far')
    return [
      `<div class="line ${size}">${lines(splitParagraphs(split.before), write)}<p class="last">${write(parts.length - 1, split.line)}</p>`,
      hasSpot ? '<img src="../pictures/spot.svg" alt=""/>' : '',
      `</div>${folio}`,
    ].join('')
  const picture = `src="../pictures/${name}.svg" alt="${xml(alt)}"`
  if (!full) return `<img ${picture}/><div class="words ${size}">${words}</div>${folio}`
  const place = `top:${full.top}px;height:${full.height}px`
  return `<img class="full" ${picture}/><div class="words ${full.size} ${full.letters}" style="${place}">${words}</div>`
}

/**
 * `fulls` are the pages whose picture fills them; `hasSpot`: the story's thing is a picture of its own; `write` writes
 * what may be read aloud.
 */
export function contentDocuments(
  book: DrawnBook,
  cover: Cover,
  fulls: readonly (FullPage | null)[],
  hasSpot: boolean,
  write: WriteBlock = writePlainBlock,
): ContentDocument[] {
  const { phrases } = book
  const names = joinNames([book.childName, ...book.petNames], book.language)
  const story = book.pages.map((page, i): ContentDocument => ({
    name: storyPageName(i + 1),
    number: i + 1,
    ...(i === 0 ? { heading: book.title, type: ['bodymatter'] } : {}),
    ...(page.gutter ? { side: page.gutter.half } : {}),
    body: storyBody(page, i + 1, fulls[i], hasSpot, write),
  }))
  const wordsList = book.words
    .map(({ word, meaning }) => `<div><dt>${xml(word)}:</dt> <dd>${xml(meaning)}</dd></div>`)
    .join('')
  const questionsList = book.questions.map((question) => `<li>${xml(question)}</li>`).join('')
  const talk: ContentDocument[] =
    book.words.length + book.questions.length === 0
      ? []
      : [
          {
            name: 'talk',
            heading: phrases.questions,
            body: listBody(talkSize(book), [
              wordsList && `<h2>${xml(phrases.words)}</h2><dl>${wordsList}</dl>`,
              questionsList && `<h2>${xml(phrases.questions)}</h2><ol>${questionsList}</ol>`,
            ]),
          },
        ]
  return [
    {
      name: 'cover',
      type: ['cover'],
      body: coverBody(cover, book),
      drawn: true,
    },
    {
      name: 'title',
      heading: phrases.belongsTo,
      type: ['titlepage'],
      body: [
        `<div class="middle${isMuch(book, names) ? ' much' : ''}"><h1>${write('title', 0, book.title)}</h1>`,
        `<p class="soft">${write('title', 1, phrases.starring)}</p><p class="lead">${write('title', 2, names)}</p>`,
        book.dedication ? `<p class="for" dir="auto">${xml(book.dedication)}</p>` : '',
        `<p class="soft space">${xml(phrases.belongsTo)}</p><p class="lead">${xml(book.childName)}</p>`,
        `<p class="credit">${xml(book.credit)}</p></div>${familyImage('title')}`,
      ].join(''),
    },
    ...story,
    ...talk,
    ...tableDocuments(book),
    {
      name: 'end',
      heading: phrases.theEnd,
      type: ['conclusion', 'doc-conclusion'],
      body: `<div class="middle"><h2 class="end">${write('end', 0, phrases.theEnd)}</h2><p>${write('end', 1, phrases.thanks)}</p></div>${familyImage('end')}`,
    },
  ]
}

/** Between the phrases of a Japanese text for the youngest: its lines end there, and not within a phrase. */
const WIDE_SPACE = '\u3000'

/** XHTML of one page. */
export function contentDocumentFile(
  leaf: ContentDocument,
  { title, language }: Pick<DrawnBook, 'title' | 'language'>,
): string {
  const [type, role] = leaf.type ?? []
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head><title>${xml(leaf.number === undefined ? (leaf.heading ?? title) : `${title}, ${leaf.number}`)}</title><meta name="viewport" content="width=${PAGE.width}, height=${PAGE.height}"/><link rel="stylesheet" type="text/css" href="../book.css"/></head>
<body class="${leaf.name.replace(/-\d+$/, '')}${leaf.body.includes(WIDE_SPACE) ? ' spaced' : ''}"><section${type ? ` epub:type="${type}"` : ''}${role ? ` role="${role}"` : ''}>${leaf.number === undefined ? '' : `<span epub:type="pagebreak" role="doc-pagebreak" id="p${leaf.number}" aria-label="${leaf.number}"></span>`}${leaf.body}</section></body>
</html>
`
}

/** `others` are the fonts that the book needs besides its own. */
export function css(others: readonly EmbeddedFont[]): string {
  const names = (first: boolean) =>
    others
      .filter((face) => face.first === first)
      .map(({ id }) => `${id},`)
      .join('')
  return (
    others.map(({ id }) => `@font-face{font-family:${id};src:url(fonts/${id}.ttf)}\n`).join('') +
    CSS.replaceAll('Andika,"', `${names(true)}Andika,${names(false)}"`)
  )
}

const CSS = `@font-face{font-family:Andika;src:url(fonts/andika.ttf)}
@font-face{font-family:Andika;src:url(fonts/andika-ext.ttf);unicode-range:U+0100-02FF,U+1E00-1EFF,U+20A0-20CF}
@font-face{font-family:Andika;font-weight:700;src:url(fonts/andika-bold.ttf)}
@font-face{font-family:corben;font-weight:700;src:url(fonts/corben-bold.ttf)}
html,body{margin:0;padding:0}
body{position:relative;width:${PAGE.width}px;height:${PAGE.height}px;overflow:hidden;background:#fffdf7;color:#12313a;font-family:Andika,"Noto Sans",sans-serif;overflow-wrap:anywhere}
body:not(:lang(zh)):not(:lang(ja)),.spaced{word-break:keep-all}
section{position:absolute;top:0;left:0;width:${PAGE.width}px;height:${PAGE.height}px}
img{display:block;width:${PAGE.width}px;height:${PAGE.width}px}
.words{position:absolute;top:1212px;left:84px;width:1032px;height:350px;display:flex;flex-direction:column;justify-content:center;line-height:1.42}
.words p{margin:0 0 .45em}.words p:last-child{margin:0}
.full{height:${PAGE.height}px}.full+.words{box-sizing:border-box;justify-content:flex-start;padding-top:${ABOVE}px}.light{color:${LETTERS.light}}
.xl{font-size:44px}.l{font-size:39px}.m{font-size:34px}.s{font-size:29px}
.over,.far{left:0;padding:0 84px;background:#fffdf7;font-size:26px}.over{top:1100px;height:460px}.far{top:900px;height:660px}
.line{position:absolute;top:84px;left:110px;width:980px;height:1400px;display:flex;flex-direction:column;justify-content:center;line-height:1.42}
.line p{margin:0 0 .45em}.line .last{margin:.6em 0;font-size:84px;line-height:1.3}.line img{width:320px;height:320px;margin:40px auto 0}
.folio{position:absolute;bottom:14px;right:40px;margin:0;font-size:26px;color:#3d5a61}
[dir=rtl] .folio{right:auto;left:40px}
.family{position:absolute;bottom:0;left:0;width:${PAGE.width}px;height:auto}
.cover img,.cover svg{position:absolute;top:0;left:0;width:${PAGE.width}px;height:${PAGE.height}px}
.set{font-family:corben,Andika,"Noto Sans",sans-serif;font-weight:700}
.middle{position:absolute;top:140px;left:110px;width:980px;text-align:center;font-size:42px;line-height:1.45}
h1{margin:0 0 .6em;font-size:80px;line-height:1.2}h2{margin:0 0 .4em;font-size:54px}.end h2{font-size:110px}
.lead{margin:0;font-size:56px}.soft{margin:0;color:#3d5a61}.space{margin-top:70px}.for{margin:50px auto 0;max-width:760px}.for + .space{margin-top:50px}.credit{margin-top:36px;font-size:32px;color:#3d5a61}
.much{top:100px}.much h1{font-size:56px}.much .lead{font-size:36px}.much .for{margin-top:50px;font-size:34px}.much .space,.much .for + .space{margin-top:50px}.much .credit{margin-top:60px}
.list{position:absolute;top:100px;left:110px;width:980px;line-height:1.42}
dl{margin:0 0 1.2em}dl div{margin:0 0 .4em}dt{display:inline;font-weight:700}dd{display:inline;margin:0}ol{margin:0;padding:0 0 0 1.4em}[dir=rtl] ol{padding:0 1.4em 0 0}li{margin:0 0 .4em}
`
