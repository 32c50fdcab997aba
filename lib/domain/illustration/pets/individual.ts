// Individual variation: small keyed differences within a breed, the same on every page.
import { chance } from '../../chance'
import type { BreedRow, HeadRow } from './breed-row'

export function varyIndividual(row: BreedRow, key: string): BreedRow {
  const vary = (name: string, by: number) => 1 + (chance(key, name) - 0.5) * 2 * by
  const varyHead = (head: HeadRow): HeadRow => ({
    ...head,
    radius: head.radius * vary('head', 0.03),
    eye: { ...head.eye, rx: head.eye.rx * vary('eye', 0.04), ry: head.eye.ry * vary('eye', 0.04) },
    ...(head.ears ? { ears: { ...head.ears, widths: head.ears.widths.map((w) => w * vary('ear', 0.07)) } } : {}),
  })
  switch (row.rig) {
    case 'quad':
      return {
        ...row,
        length: row.length * vary('length', 0.03),
        head: varyHead(row.head),
        turn: (row.turn ?? (row.hooves ? 26 : 44)) + (chance(key, 'turn') - 0.5) * 6,
        ...(row.tail
          ? {
              tail: {
                ...row.tail,
                length: row.tail.length * vary('tail', 0.06),
                angle: row.tail.angle + (chance(key, 'wag') - 0.5) * 8,
              },
            }
          : {}),
      }
    case 'bird':
      return {
        ...row,
        radius: row.radius * vary('head', 0.03),
        belly: row.belly * vary('belly', 0.04),
        tail: [row.tail[0] * vary('tail', 0.06), row.tail[1], row.tail[2], row.tail[3]],
      }
    case 'fish':
      return { ...row, tailLength: row.tailLength * vary('tail', 0.06), dorsal: row.dorsal * vary('fin', 0.08) }
    case 'lizard':
      return {
        ...row,
        head: varyHead(row.head),
        tail: [row.tail[0] * vary('tail', 0.06), row.tail[1], row.tail[2], row.tail[3]],
      }
    case 'tortoise':
      return {
        ...row,
        head: varyHead(row.head),
        shell: [row.shell[0], row.shell[1] * vary('shell', 0.05), row.shell[2]],
      }
    case 'toy':
      return { ...row, head: varyHead(row.head), body: [row.body[0] * vary('body', 0.03), row.body[1]] }
  }
}
