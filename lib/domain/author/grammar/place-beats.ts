/**
 * Decides which pet acts on which page. A beat is one moment with several markers; each pet has one line in it. The
 * partner opens the first beat. Elsewhere all distributions of the pets over the markers are compared, and the seed
 * picks one of those with the most even page lengths. Two pets on one page may act as a duet, so that five pets do not
 * read as a list.
 */
import { pick } from '../../chance'
import type { Book } from './book'
import type { Role } from './assign-threads'
import { expand } from './expand'
import type { Line, Part, TemplatePage } from './template'
import { leadLine, traitLine } from './lead'
import { TemplateError } from './text'
import { quietVoice } from './cast'
import type { Player } from './cast'

export type Beat = Extract<Part, { type: 'beat' }>
export interface Turn {
  pet: Player
  mate?: Player
  line: Line
}

interface Marker {
  part: Beat
  /** Words on the page without this marker. */
  load: number
  fallback: number
}

function markersByBeat(book: Book): Map<string, Marker[]> {
  const beats = new Map<string, Marker[]>()
  const { countWords } = book.template.language.measures
  const measure = (page: TemplatePage, n: number, part: Beat): Marker => {
    const voice = quietVoice(book, `${n + 1}`, book.partner)
    const lineOfPart = (p: Part): string => {
      if (p.type === 'text') return expand(p.text, voice)
      if (p.type === 'lead') return expand(leadLine(book, p)?.text ?? p.fallback, voice)
      const found = p.type === 'trait' ? traitLine(book, p) : undefined
      return found ? expand(found.line.text, { ...voice, trait: found.trait }) : ''
    }
    const core = page.parts.map(lineOfPart).join(' ')
    return { part, load: countWords(core), fallback: countWords(expand(part.fallback.text, voice)) }
  }
  book.template.pages.forEach((page, n) => {
    for (const part of page.parts)
      if (part.type === 'beat') beats.set(part.beat, [...(beats.get(part.beat) ?? []), measure(page, n, part)])
  })
  return beats
}

const lineOf = (role: Role, beat: string): Line => {
  const line = role.thread.beats.get(beat)
  if (!line) throw new TemplateError(`thread ${role.thread.id} lacks the beat "${beat}"`)
  return line
}

/** Penalty for a third pet on a page while another page has room. */
const COST_OF_SHARING = 90
/** Plans that are at most this many words worse than the best count as equally even. */
const EVEN_ENOUGH = 3

interface Plan {
  at: number[]
  order: Role[]
  /** Words on the fullest page of the plan. */
  top: number
  /** Words in lines that share a page; a duet could say them in fewer. */
  shared: number
}

/** Indices from `first` on. Markers without a fallback are meant for big casts and fill last. */
function openMarkers(markers: Marker[], first: number): number[] {
  const all = markers.map((_, i) => i)
  const main = all.filter((i) => markers[i]?.fallback)
  return [...main.slice(first), ...main.slice(0, first), ...all.filter((i) => !markers[i]?.fallback)]
}

/**
 * Distributes the roles from index `turn` on over `room` markers from index `first` on; remaining roles join the page
 * with the fewest words.
 */
function deal(
  roles: Role[],
  weights: Map<Role, number>,
  markers: Marker[],
  room: number,
  turn: number,
  first: number,
): Plan {
  const order = roles.map((_, i) => roles[(i + turn) % roles.length]).filter((r) => r !== undefined)
  const loads = markers.map((m) => m.load)
  const open = openMarkers(markers, first).slice(0, room)
  const at = order.map((role, i) => {
    const slot = open[i] ?? open.reduce((best, x) => ((loads[x] ?? 0) < (loads[best] ?? 0) ? x : best), open[0] ?? 0)
    loads[slot] = (loads[slot] ?? 0) + (weights.get(role) ?? 0) + (i < room ? 0 : COST_OF_SHARING)
    return slot
  })
  const words = markers.map((m, i) => (open.includes(i) ? (loads[i] ?? 0) : m.load + m.fallback))
  const shared = order.filter((_, i) => at.filter((slot) => slot === at[i]).length === 2)
  return { at, order, top: Math.max(...words), shared: shared.reduce((sum, role) => sum + (weights.get(role) ?? 0), 0) }
}

function plansFor(roles: Role[], beat: string, markers: Marker[], book: Book, opening: boolean, room: number): Plan {
  const { countWords } = book.template.language.measures
  const weights = new Map(
    roles.map((r) => [r, countWords(expand(lineOf(r, beat).text, { ...quietVoice(book, beat, r.pet), mate: r.pet }))]),
  )
  const turns = opening ? [0] : roles.map((_, i) => i)
  const main = markers.filter((m) => m.fallback)
  const firsts = opening || room >= main.length ? [0] : main.map((_, i) => i)
  const plans = turns.flatMap((turn) => firsts.map((first) => deal(roles, weights, markers, room, turn, first)))
  const best = Math.min(...plans.map((p) => p.top))
  const even = plans.filter((p) => p.top <= best + EVEN_ENOUGH)
  const most = Math.max(...even.map((p) => p.shared))
  return pick(book.seed, `${book.template.id} plan ${beat}`, book.tight ? even.filter((p) => p.shared === most) : even)
}

export function placeBeats(book: Book, roles: Role[]): Map<Beat, Turn[]> {
  const placed = new Map<Beat, Turn[]>()
  if (!roles.length) return placed
  const beats = [...markersByBeat(book)]
  const duets = book.template.threads.filter((t) => t.for === 'duet')
  const sharing =
    roles.length > 1 && beats.length ? pick(book.seed, `${book.template.id} shared beat`, beats)[0] : undefined

  beats.forEach(([beat, markers], index) => {
    const fewest = Math.max(
      markers.filter((m) => m.fallback).length,
      roles.length - Math.min(duets.length, Math.floor(roles.length / 2)),
    )
    const room = Math.min(markers.length, beat === sharing ? roles.length - 1 : book.tight ? fewest : roles.length)
    const plan = plansFor(roles, beat, markers, book, index === 0, room)
    const turns = markers.map((_, m) =>
      plan.order.filter((_, i) => plan.at[i] === m).map((role): Turn => ({ pet: role.pet, line: lineOf(role, beat) })),
    )
    const loads = markers.map((m) => m.load)
    const pairs = turns
      .map((t, m) => ({ t, m }))
      .filter(({ t }) => t.length === 2)
      .sort((a, b) => (loads[b.m] ?? 0) - (loads[a.m] ?? 0))
    const first = pick(
      book.seed,
      `${book.template.id} duet ${beat}`,
      duets.map((_, i) => i),
    )
    pairs.slice(0, book.tight ? duets.length : 1).forEach((pair, i) => {
      const [one, two] = pair.t
      const line = duets[(first + i) % duets.length]?.beats.get(beat)
      if (one && two && line) turns[pair.m] = [{ pet: one.pet, mate: two.pet, line }]
    })
    markers.forEach((marker, m) => placed.set(marker.part, turns[m] ?? []))
  })
  return placed
}
