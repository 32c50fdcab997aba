import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { isRightToLeft } from '../../domain/languages'
import type { Language } from '../../domain/story/lists'
import type { Typesetter } from './fonts'
import { Gradients } from './gradients'
import type { CardItem, Item, PageModel } from './page-model'
import { rectangle, rgb } from './operators'
import { printPicture } from './scene'
import { setLettering } from './set-lettering'
import { setText } from './text'

interface About {
  title: string
  credit: string
  language: Language
}

/** What the file says of itself. */
interface Claims {
  /** That it holds what PDF/UA asks for (pdf-ua.test.ts): files to be read, not those for a printer. */
  accessible: boolean
}

/** Renders pages as one tagged PDF with outline, title and language. */
export async function renderPdf(
  leaves: readonly PageModel[],
  about: About,
  type: Typesetter,
  { accessible }: Claims = { accessible: false },
): Promise<Uint8Array> {
  const options = {
    // PDF 1.7: transparency and tags need 1.4; readers of today expect no less.
    pdfVersion: '1.7' as const,
    autoFirstPage: false,
    margin: 0,
    font: '',
    tagged: true,
    displayTitle: true,
    pageLayout: 'singlePage',
    lang: about.language,
    info: { Title: about.title, Author: about.credit, Creator: about.credit, Producer: about.credit },
  }
  // Its types don't know this subset.
  if (accessible) Object.assign(options, { subset: 'PDF/UA' })
  const document = new PDFDocument(options)
  const file = buffer(document)
  const inks = new Gradients(document)
  const book = document.struct('Document')
  document.addStructure(book)
  for (const leaf of leaves)
    printLeaf(document, leaf, { inks, book, voice: { type, rtl: isRightToLeft(about.language) } })
  book.end()
  document.end()
  return await file
}

interface Shop {
  inks: Gradients
  book: PDFKit.PDFStructureElement
  voice: Parameters<typeof setText>[2]
}

function printLeaf(document: PDFKit.PDFDocument, leaf: PageModel, { inks, book, voice }: Shop): void {
  const { width, height, trim } = leaf
  document.addPage({ size: [width, height] })
  // The Tab key goes through a page as it is read.
  Object.assign(document.page.dictionary.data, { Tabs: 'S' })
  if (trim)
    Object.assign(document.page.dictionary.data, {
      BleedBox: [0, 0, width, height],
      TrimBox: [trim.x, height - trim.y - trim.height, trim.x + trim.width, height - trim.y],
    })
  if (leaf.bookmark !== undefined) {
    const wholePage = { expanded: false, fit: true }
    document.outline.addItem(leaf.bookmark, wholePage)
  }
  const print = (item: Item) => {
    if (item.kind === 'words') setText(document, item, voice)
    else if (item.kind === 'lettering') setLettering(document, item, voice)
    else document.addContent(item.kind === 'picture' ? printPicture(item, height, inks) : printCard(item))
  }
  for (const item of [
    { kind: 'card', box: { x: 0, y: 0, width, height }, fill: leaf.colour } as const,
    ...leaf.items,
  ]) {
    const tag = tagOf(item)
    if (tag)
      book.add(
        document.struct(tag, item.kind === 'picture' && item.alt !== undefined ? { alt: item.alt } : {}, () =>
          print(item),
        ),
      )
    else {
      document.markContent('Artifact', { type: item.kind === 'words' ? 'Pagination' : 'Layout' })
      print(item)
      document.endMarkedContent()
    }
  }
}

/** Marks everything without text or alternative text as an artifact; page numbers too. */
function tagOf(item: Item): string | undefined {
  if (item.kind === 'picture') return item.alt === undefined ? undefined : 'Figure'
  if (item.kind === 'card' || item.role === 'page number') return undefined
  return item.role === 'heading' ? 'H1' : 'P'
}

function printCard({ box, fill, line }: CardItem): string {
  const inset = (by: number) =>
    rectangle({ x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by })
  return [
    ...(fill === undefined ? [] : [`${rgb(fill)} rg`, inset(0), 'f']),
    ...(line === undefined ? [] : [`${rgb(line.colour)} RG ${line.width} w 0 J 0 j`, inset(line.width / 2), 'S']),
  ].join('\n')
}
