// npm run bench:pdf: what a page of the PDF costs against the same drawing by the bare PDF library, and whether a
// long book's pages cost more than a short one's. In CPU time of this process, in turns, so that a busy machine
// weighs on both alike. Bars: at most 4 times the library; 48 pages at most 1.2 times the cost a page of 12.
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { writeStory } from '@/lib/domain/author/write'
import { ENGINE_VERSION } from '@/lib/domain/illustration/engine-version'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import type { Node, Paint, Scene } from '@/lib/domain/illustration/scene'
import { storyRequest } from '@/lib/domain/story/request'
import { documentBook, type DrawnBook } from '@/lib/documents/document-book'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { drawBook } from '@/lib/documents/draw-book'
import { makePdf } from '@/lib/documents/pdf/make-pdf'

const RUNS = 3
/**
 * What surrounds the story's pages in the PDF: cover, title, words, end. All but the cover are without a picture, and
 * next to free: costs are by pages with one.
 */
const AROUND = 4
const PLAIN = 3
const [MOST_TIMES, MOST_GROWTH] = [4, 1.2]
const SIDE = 612

type Bare = PDFKit.PDFDocument

function paintOf(doc: Bare, paint: Paint): string | PDFKit.PDFGradient {
  if (typeof paint === 'string') return paint
  const gradient =
    paint.kind === 'linear'
      ? doc.linearGradient(...paint.from, ...paint.to)
      : doc.radialGradient(...paint.centre, 0, ...paint.centre, paint.radius)
  for (const [offset, colour, opacity] of paint.stops) gradient.stop(offset, colour, opacity)
  return gradient
}

function draw(doc: Bare, nodes: readonly Node[]): void {
  for (const node of nodes) {
    doc.save()
    if (node.transform) doc.transform(...node.transform)
    if (node.kind === 'group') {
      if (node.clip !== undefined) doc.path(node.clip).clip()
      draw(doc, node.children)
    } else {
      const shape = () =>
        node.kind === 'path'
          ? doc.path(node.d)
          : node.kind === 'ellipse'
            ? doc.ellipse(node.cx, node.cy, node.rx, node.ry)
            : doc.roundedRect(node.x, node.y, node.width, node.height, node.radius ?? 0)
      if (node.opacity !== undefined) doc.opacity(node.opacity)
      if (node.fill !== undefined)
        shape().fill(paintOf(doc, node.fill), node.kind === 'path' && node.evenOdd ? 'even-odd' : undefined)
      if (node.stroke !== undefined) {
        doc.lineWidth(node.strokeWidth ?? 2)
        shape().stroke(node.stroke)
      }
    }
    doc.restore()
  }
}

/** The pictures alone, a page each. */
const bare = (pictures: readonly Scene[]): Promise<void> =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ autoFirstPage: false })
    doc.on('data', () => undefined)
    doc.on('end', () => resolve())
    for (const picture of pictures) {
      doc.addPage({ size: [SIDE, SIDE], margin: 0 })
      doc.transform(SIDE / picture.width, 0, 0, SIDE / picture.width, 0, 0)
      draw(doc, picture.nodes)
    }
    doc.end()
  })

const cpuMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const line = (what: string, value: number, bar: number) =>
  console.log(`${value > bar ? '✗' : '✓'} ${what.padEnd(52)} ${value.toFixed(2).padStart(6)} times (bar ${bar})`)

const storyInput = storyRequest.parse({
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'friendship',
  seed: 'bench pdf',
  pets: [
    { name: 'Biscuit', type: 'Dog', gender: 'male' },
    { name: 'Olive', type: 'Cat', gender: 'female' },
  ],
})
const manuscript = await writeStory(storyInput)
const book = drawBook(
  documentBook({
    childName: 'Mila',
    petNames: ['Biscuit', 'Olive'],
    credit: 'Wagtale Press',
    phrases: await loadBookPhrases(manuscript.language, { childName: 'Mila', petNames: ['Biscuit', 'Olive'] }),
    manuscript,
    look: { cast: resolveCast(storyInput, manuscript.extras), seed: storyInput.seed, engineVersion: ENGINE_VERSION },
  }),
)
/** The book's pages over and over, until it has so many. */
const ofPages = (count: number): DrawnBook => ({
  ...book,
  pages: Array.from({ length: count - AROUND }, (_, i) => book.pages[i % book.pages.length]).filter(
    (page) => page !== undefined,
  ),
})
const [SHORT, LONG] = [12, 48]
const fonts = path.resolve('build/fonts')

const costs: Record<'bare' | 'short' | 'book' | 'long', number[]> = { bare: [], short: [], book: [], long: [] }
for (let run = -1; run < RUNS; run++) {
  const round = {
    bare:
      (await cpuMs(() => bare([book.portrait(), ...book.pages.map(({ picture }) => picture)]))) /
      (book.pages.length + 1),
    short: (await cpuMs(() => makePdf(ofPages(SHORT), 'square', fonts))) / (SHORT - PLAIN),
    book: (await cpuMs(() => makePdf(book, 'square', fonts))) / (book.pages.length + 1),
    long: (await cpuMs(() => makePdf(ofPages(LONG), 'square', fonts))) / (LONG - PLAIN),
  }
  // The first warms up.
  if (run >= 0) for (const [what, cost] of Object.entries(round)) costs[what as keyof typeof costs].push(cost)
}
line('a page of the PDF, against the bare library', median(costs.book) / median(costs.bare), MOST_TIMES)
line('a page among 48, against one among 12', median(costs.long) / median(costs.short), MOST_GROWTH)
console.log(
  `  ms of CPU a page: bare ${median(costs.bare).toFixed(1)}, among 12 ${median(costs.short).toFixed(1)}, in the book ${median(costs.book).toFixed(1)}, among 48 ${median(costs.long).toFixed(1)}`,
)
