// npx tsx scripts/art/motion-sheets.ts OUT.png [how many books] [from]: what moves in the pages of random books, as
// the reader shows it: still, at both extremes, and at the end. One row a movement; what moves at which words is
// printed. Also how many bytes it adds to a page.
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { anyRequest } from '@/e2e/fixtures/any-request'
import { writeStory } from '@/lib/domain/author/write'
import { MOVEMENTS, transformAt, type MovedPart, type Frame } from '@/lib/domain/book/motion/movements'
import { cutPieces, readMotion, type PageCue } from '@/lib/domain/book/motion/page-motion'
import { splitSentences } from '@/lib/domain/book/narration/script'
import { ENGINE_VERSION } from '@/lib/domain/illustration/engine-version'
import { planPages } from '@/lib/domain/illustration/book-look'
import { illustrate } from '@/lib/domain/illustration/illustrate'
import { printMovingPage } from '@/lib/domain/illustration/moving/move-picture'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import { contactSheet } from './sheet'

const [out, many = '1', from = '0', only] = process.argv.slice(2)
if (!out) throw new Error('usage: motion-sheets.ts OUT.png [BOOKS] [FROM]')
/** Movements of one kind on a sheet. */
const MOST_OF_A_KIND = Number(process.env['MOST'] ?? 4)

/** Of the attribute, which has no units. */
const attribute = (frame: Frame, part: MovedPart) => transformAt(frame, part).replaceAll('px', '').replaceAll('deg', '')

function frameOf(svg: string, { parts, box, pieces }: PageCue, frame: Frame): string {
  const piece = parts.reduce(
    (text, part) =>
      text.replaceAll(`data-part="${part.name}"`, `data-part="${part.name}" transform="${attribute(frame, part)}"`),
    cutPieces(svg, pieces).replaceAll(/(id="|url\(#)w/g, '$1m'),
  )
  const [x, y, width, height] = box
  const side = Math.max(width, height, 60) * 1.6
  const view = [x + width / 2 - side / 2, y + height / 2 - side / 2, side, side]
  const still = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<metadata>'))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="${view.join(' ')}">${still}` +
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box.join(' ')}">${piece}</svg>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#ff00aa" stroke-width="${side / 400}"/></svg>`
  )
}

const rows: string[] = []
const kinds = new Map<string, number>()
const added: number[] = []
let [pages, moved, cues] = [0, 0, 0]
const took: number[] = []
for (const request of fc.sample(anyRequest(), { seed: Number(from), numRuns: Number(many) })) {
  const manuscript = await writeStory(request)
  const cast = resolveCast(request, manuscript.extras)
  const look = { cast, seed: request.seed, engineVersion: ENGINE_VERSION }
  const names = [
    { who: 'child', name: request.childName },
    ...request.pets.map(({ name }, i) => ({ who: `pet${i + 1}`, name })),
    ...manuscript.extras,
  ]
  for (const page of planPages(look, manuscript.pages)) {
    const { scene } = illustrate(look, page)
    const plain = toSvg(scene, { title: page.alt })
    const began = performance.now()
    const svg = printMovingPage(scene, { ...page, language: manuscript.language, names }, { title: page.alt })
    took.push(performance.now() - began)
    pages += 1
    const motion = readMotion(svg)
    if (!motion) continue
    moved += 1
    cues += motion.cues.length
    added.push(gzipSync(svg).length - gzipSync(plain).length)
    const sentences = splitSentences(page.content, manuscript.language)
    for (const cue of motion.cues) {
      const kind = `${cue.movement} ${cue.parts[0]?.name.replace(/^pet-\d/, cast.find(({ who }) => who === cue.parts[0]?.name.slice(0, 5).replace('-', ''))?.kind === 'pet' ? (request.pets[Number(cue.parts[0]?.name[4]) - 1]?.type ?? '') : '')}`
      const before = kinds.get(kind) ?? 0
      kinds.set(kind, before + 1)
      if (before >= MOST_OF_A_KIND || (only && !kind.includes(only))) continue
      const { frames } = MOVEMENTS[cue.movement]
      const sentence = sentences[cue.sentence]
      console.log(
        `${rows.length / 4} p${page.pageNumber} ${kind}${cue.opens ? ' (opens)' : ''} ${cue.box.join(',')} ${cue.pieces.length}: ${page.content.slice(sentence?.start, sentence?.end).replaceAll('\n', ' ')}`,
      )
      const still: Frame = [0, 0, 0, 1, 1]
      rows.push(...[still, frames[1] ?? still, frames[2] ?? still, still].map((frame) => frameOf(svg, cue, frame)))
    }
  }
}
const sorted = added.toSorted((a, b) => a - b)
const times = took.toSorted((a, b) => a - b)
console.log(
  `${pages} pages, ${moved} of them move, ${cues} movements; bytes added (gzip): median ${sorted[Math.floor(sorted.length / 2)]}, most ${sorted.at(-1)}; ` +
    `printed in ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, at most ${times.at(-1)?.toFixed(1)} ms`,
)
await contactSheet(out, rows, 12, 200)
