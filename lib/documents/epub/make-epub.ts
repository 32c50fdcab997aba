// EPUB 3.3, fixed layout (https://www.w3.org/TR/epub-33/), with the accessibility metadata of EPUB Accessibility 1.1.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { isRightToLeft } from '../../domain/languages'
import { toSvg } from '../../domain/illustration/print/svg'
import type { DrawnBook } from '../document-book'
import type { NarratedPage, Narration } from '../../domain/book/narration/narrated-book'
import { storyPageName } from '../../domain/book/page-names'
import { embeddedFonts, READING_FONTS, type EmbeddedFont } from './embed-fonts'
import { letterWithFonts } from '../cover/letter-with-fonts'
import {
  css,
  contentDocumentFile,
  contentDocuments,
  fullPage,
  PAGE,
  tallestFamily,
  type ContentDocument,
} from './content-documents'
import { ACTIVE_CLASS, blockWriter, clock, OVERLAY_CSS, overlayFile, overlayMs } from './overlays'
import { xml } from './xml'

export interface Edition {
  /** The same for every edition of one story. */
  identifier: string
  /** Modification date, ISO 8601. */
  modified: string
}

/** Fixed date of the zip entries: zip has no time zones, and the book's own date is in its metadata. */
const ZIP_DATE = new Date(1980, 0, 1, 12)

/**
 * Makes one EPUB file; `fonts` is the folder of inflated fonts. With a narration it reads itself. The same book and
 * edition give the same bytes.
 */
export async function makeEpub(
  book: DrawnBook,
  edition: Edition,
  fonts: string,
  narration?: Narration,
): Promise<Uint8Array> {
  const cover = book.cover({ height: (1000 * PAGE.height) / PAGE.width, wrap: 0 })
  const fulls = book.pages.map(fullPage)
  const spot = book.pages.some(({ line }) => line) ? book.decor.spot() : null
  const pages = contentDocuments(book, cover, fulls, spot !== null, narration && blockWriter(narration))
  const own = await Promise.all(
    READING_FONTS.map(async (id): Promise<EmbeddedFont> => ({
      id,
      data: new Uint8Array(await readFile(join(fonts, `${id}.ttf`))),
      first: false,
    })),
  )
  const others = await embeddedFonts(
    pages.map((page) => wordsOf(page.body)),
    book.language,
    fonts,
  )
  const faces = [...own, ...others]
  const files: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(
      '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n',
    ),
    'book/package.opf': strToU8(packageFile(book, edition, { pages, faces, narration })),
    'book/nav.xhtml': strToU8(navigation(book, pages)),
    'book/book.css': strToU8(css(others) + (narration ? OVERLAY_CSS : '')),
    'book/pictures/cover.svg': strToU8(toSvg(await letterWithFonts(cover, book.language, fonts), { size: 1000 })),
    'book/pictures/cover-place.svg': strToU8(toSvg(cover.behind, { size: 1000 })),
    'book/pictures/cover-cast.svg': strToU8(toSvg(cover.before, { size: 1000 })),
  }
  const tall = tallestFamily(book)
  for (const moment of ['title', 'end'] as const)
    files[`book/pictures/family-${moment}.svg`] = strToU8(
      toSvg(book.decor.family(moment, tall[moment]), { size: 1000 }),
    )
  const shown = picturesIn(pages)
  if (spot && shown.includes('spot')) files['book/pictures/spot.svg'] = strToU8(toSvg(spot, { size: 400 }))
  for (const [i, page] of book.pages.entries()) {
    const name = storyPageName(i + 1)
    if (shown.includes(name))
      files[`book/pictures/${name}.svg`] = strToU8(toSvg(fulls[i]?.scene ?? page.picture, { size: 1000 }))
  }
  for (const leaf of pages) files[`book/pages/${leaf.name}.xhtml`] = strToU8(contentDocumentFile(leaf, book))
  for (const page of pagesRead(narration)) {
    files[`book/overlays/${page.name}.smil`] = strToU8(overlayFile(page))
    // Packed already.
    files[`book/audio/${page.name}.mp3`] = [page.mp3, { level: 0 }]
  }
  for (const { id, data } of faces) files[`book/fonts/${id}.ttf`] = data
  return zipSync(files, { mtime: ZIP_DATE })
}

/** Pictures of the story's pages and its spot, where a page shows them. */
const picturesIn = (pages: readonly ContentDocument[]): string[] => [
  ...new Set(
    pages.flatMap(({ body }) => [...body.matchAll(/pictures\/(page-\d+|spot)\.svg/g)].map(([, name = '']) => name)),
  ),
]

/** Visible letters of a page's body. Letters of tags and character references don't matter: they are Latin. */
const wordsOf = (body: string): string => body.replace(/<[^>]*>/g, ' ')

const meta = (property: string, value: string): string => `<meta property="${property}">${xml(value)}</meta>`

/** A page without a word has nothing to mark. */
const pagesRead = (narration: Narration | undefined): NarratedPage[] =>
  (narration?.pages ?? []).filter(({ sentences }) => sentences.length > 0)

interface Contents {
  pages: readonly ContentDocument[]
  faces: readonly EmbeddedFont[]
  narration: Narration | undefined
}

/** Level A and not AA: pages of a fixed layout don't reflow (docs/decisions/accessibility.md). */
const CONFORMANCE = 'EPUB Accessibility 1.1 - WCAG 2.2 Level A'

/** What EPUB Accessibility 1.1 (https://www.w3.org/TR/epub-a11y-11/#sec-discovery) asks every book to say of itself. */
function accessibilityMetadata(narration: Narration | undefined, credit: string): string {
  const isNarrated = narration !== undefined
  const features = ['alternativeText', 'readingOrder', 'tableOfContents', 'pageNavigation', 'pageBreakMarkers']
  const ofVoice =
    narration?.reader === undefined
      ? ' The story is read aloud by a synthetic voice, and each word is marked while it is heard.'
      : ' The story is read aloud by a person. Each sentence is marked at about the time at which it is heard.'
  const summary = 'Every picture has a description, all words are text, and pages are numbered as in the printed book.'
  return [
    ...['textual', 'visual', ...(isNarrated ? ['auditory'] : [])].map((mode) => meta('schema:accessMode', mode)),
    meta('schema:accessModeSufficient', 'textual'),
    ...features.map((feature) => meta('schema:accessibilityFeature', feature)),
    ...(isNarrated ? [meta('schema:accessibilityFeature', 'synchronizedAudioText')] : []),
    `<meta id="conformance" property="dcterms:conformsTo">${CONFORMANCE}</meta>`,
    `<meta refines="#conformance" property="a11y:certifiedBy">${xml(credit)}</meta>`,
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', isNarrated ? summary + ofVoice : summary),
  ].join('')
}

function packageFile(
  book: DrawnBook,
  { identifier, modified }: Edition,
  { pages, faces, narration }: Contents,
): string {
  const overlays = pagesRead(narration)
  const read = new Set(overlays.map(({ name }) => name))
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="css" href="book.css" media-type="text/css"/>',
    '<item id="picture-cover" href="pictures/cover.svg" media-type="image/svg+xml" properties="cover-image"/>',
    ...['cover-place', 'cover-cast', 'family-title', 'family-end'].map(
      (name) => `<item id="picture-${name}" href="pictures/${name}.svg" media-type="image/svg+xml"/>`,
    ),
    ...picturesIn(pages).map(
      (name) => `<item id="picture-${name}" href="pictures/${name}.svg" media-type="image/svg+xml"/>`,
    ),
    ...faces.map(({ id }) => `<item id="font-${id}" href="fonts/${id}.ttf" media-type="font/ttf"/>`),
    ...pages.map(
      ({ name, drawn }) =>
        `<item id="${name}" href="pages/${name}.xhtml" media-type="application/xhtml+xml"` +
        `${drawn ? ' properties="svg"' : ''}${read.has(name) ? ` media-overlay="overlay-${name}"` : ''}/>`,
    ),
    ...overlays.flatMap(({ name }) => [
      `<item id="overlay-${name}" href="overlays/${name}.smil" media-type="application/smil+xml"/>`,
      `<item id="audio-${name}" href="audio/${name}.mp3" media-type="audio/mpeg"/>`,
    ]),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${book.language}" prefix="rendition: http://www.idpf.org/vocab/rendition/#">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${xml(identifier)}</dc:identifier><dc:title>${xml(book.title)}</dc:title><dc:language>${book.language}</dc:language><dc:creator>${xml(book.credit)}</dc:creator><dc:publisher>${xml(book.credit)}</dc:publisher>
${meta('dcterms:modified', `${modified.slice(0, 19)}Z`)}${meta('rendition:layout', 'pre-paginated')}${meta('rendition:orientation', 'auto')}${meta('rendition:spread', 'landscape')}
${accessibilityMetadata(narration, book.credit)}${narration ? narratedMetadata(narration, book.credit) : ''}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine page-progression-direction="${isRightToLeft(book.language) ? 'rtl' : 'ltr'}">
${pages.map(({ name, side }) => `<itemref idref="${name}"${side ? ` properties="page-spread-${side}"` : ''}/>`).join('\n')}
</spine>
</package>
`
}

/** Durations, and what the word that is heard looks like. */
function narratedMetadata(narration: Narration, credit: string): string {
  const pages = pagesRead(narration)
  const total = pages.reduce((sum, page) => sum + overlayMs(page), 0)
  return `
${meta('media:duration', clock(total))}${meta('media:active-class', ACTIVE_CLASS)}${meta('media:narrator', narration.reader ?? credit)}
${pages.map((page) => `<meta property="media:duration" refines="#overlay-${page.name}">${clock(overlayMs(page))}</meta>`).join('')}`
}

function navigation(book: DrawnBook, pages: readonly ContentDocument[]): string {
  const contents = pages.flatMap(({ name, heading }) =>
    heading === undefined ? [] : [`<li><a href="pages/${name}.xhtml">${xml(heading)}</a></li>`],
  )
  const numbers = pages.flatMap(({ name, number }) =>
    number === undefined ? [] : [`<li><a href="pages/${name}.xhtml#p${number}">${number}</a></li>`],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${book.language}" lang="${book.language}" dir="${isRightToLeft(book.language) ? 'rtl' : 'ltr'}">
<head><title>${xml(book.title)}</title></head>
<body><nav epub:type="toc" role="doc-toc"><h1>${xml(book.title)}</h1><ol>${contents.join('')}</ol></nav>
<nav epub:type="page-list" role="doc-pagelist" hidden=""><ol>${numbers.join('')}</ol></nav>
<nav epub:type="landmarks" hidden=""><ol><li><a epub:type="cover" href="pages/cover.xhtml">${xml(book.title)}</a></li><li><a epub:type="bodymatter" href="pages/page-01.xhtml">${xml(book.phrases.starring)}</a></li></ol></nav></body>
</html>
`
}
