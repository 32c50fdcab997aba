// Which told idea goes to which page: by type where a page is made for it, in the room's order.
import type { Frame } from './frame'
import type { WeaveIdea } from './request'

export interface Placed {
  /** Index of the page. */
  page: number
  idea: WeaveIdea
  /** It contradicts the idea that is told before it. */
  against: boolean
}

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['big', 'small'],
  ['big', 'tiny'],
  ['huge', 'tiny'],
  ['large', 'small'],
  ['hot', 'cold'],
  ['day', 'night'],
  ['good', 'bad'],
  ['nice', 'mean'],
  ['kind', 'mean'],
  ['happy', 'sad'],
  ['fast', 'slow'],
  ['up', 'down'],
  ['always', 'never'],
  ['loud', 'quiet'],
  ['summer', 'winter'],
  ['sunny', 'rainy'],
  ['sunny', 'raining'],
  ['old', 'young'],
  ['old', 'new'],
  ['red', 'blue'],
  ['red', 'green'],
  ['green', 'blue'],
  ['black', 'white'],
  ['wins', 'loses'],
  ['win', 'lose'],
  ['love', 'hate'],
  ['loves', 'hates'],
  ['everyone', 'nobody'],
  ['can', 'can’t'],
  ['is', 'isn’t'],
  ['are', 'aren’t'],
  ['friendly', 'scary'],
  ['brave', 'scared'],
  ['boy', 'girl'],
  ['stay', 'leave'],
  ['alive', 'dead'],
]
const COMMON =
  /^(the|and|that|this|with|from|they|them|then|there|have|has|had|was|were|are|is|a|an|in|on|of|to|it|its|who|what|but|for|she|he|his|her|very|goes|comes|gets|always|never|everyone|nobody|isn’t|aren’t|can’t)$/
const DENIES = /^(no|not|never|isn’t|aren’t|wasn’t|doesn’t|don’t|can’t|won’t|nobody)$/

const tokens = (content: string): string[] =>
  content
    .toLowerCase()
    .replace(/'/g, '’')
    .match(/[\p{L}\p{M}\p{N}’]+/gu) ?? []

/** Whether both speak of the same thing. */
function sharesWord(one: string, other: string): boolean {
  const b = new Set(tokens(other))
  return tokens(one).some((t) => b.has(t) && t.length > 2 && !COMMON.test(t))
}

/** Whether both speak of the same thing, and one says the opposite of the other. */
export function contradicts(one: string, other: string): boolean {
  if (!sharesWord(one, other)) return false
  const [a, b] = [new Set(tokens(one)), new Set(tokens(other))]
  const denied = (all: Set<string>) => [...all].some((t) => DENIES.test(t))
  return denied(a) !== denied(b) || OPPOSITES.some(([x, y]) => (a.has(x) && b.has(y)) || (a.has(y) && b.has(x)))
}

/** `count` of the pages, spread from the first to the last. */
function spread(pages: readonly number[], count: number): number[] {
  if (count >= pages.length) return [...pages]
  return Array.from({ length: count }, (_, i) => pages[Math.floor(((i + 0.5) * pages.length) / count)]).filter(
    (page) => page !== undefined,
  )
}

/** Each contradiction comes right after what it contradicts. */
function rivalsTogether(ideas: readonly WeaveIdea[]): { idea: WeaveIdea; against: boolean }[] {
  const left = [...ideas]
  const out: { idea: WeaveIdea; against: boolean }[] = []
  for (let idea = left.shift(); idea; idea = left.shift()) {
    const first = idea
    out.push({ idea: first, against: false })
    const rival = left.findIndex((other) => other.giver !== first.giver && contradicts(first.content, other.content))
    if (rival >= 0) out.push(...left.splice(rival, 1).map((other) => ({ idea: other, against: true })))
  }
  return out
}

export function placeIdeas(frame: Frame, ideas: readonly WeaveIdea[]): Placed[] {
  const slots = frame.pages.flatMap((page, i) => (page.slot ? [{ page: i, type: page.slot.type }] : []))
  const pairs = rivalsTogether(ideas)
  const placed = new Map<number, { idea: WeaveIdea; against: boolean }>()
  const free = () => slots.filter((slot) => !placed.has(slot.page)).map((slot) => slot.page)
  const isPlaced = (idea: WeaveIdea) => [...placed.values()].some((p) => p.idea.id === idea.id)
  // A contradiction and its first half stand on neighbouring places.
  for (const [i, pair] of pairs.entries()) {
    const rival = pairs[i + 1]
    if (!rival?.against || pair.against) continue
    const open = slots.filter((s, k) => {
      const next = slots[k + 1]
      return !placed.has(s.page) && next !== undefined && !placed.has(next.page)
    })
    // What brings a thing into the tale is told before the quarrel about it.
    const before = pairs
      .slice(0, i)
      .filter(({ idea }) => !isPlaced(idea) && idea.type === pair.idea.type)
      .filter(({ idea }) => sharesWord(idea.content, pair.idea.content)).length
    const fitting = open.filter((s) => s.type === pair.idea.type)
    const first = fitting[Math.min(before, fitting.length - 1)] ?? open[0]
    const second = first && slots[slots.indexOf(first) + 1]
    if (!first || !second) continue
    placed.set(first.page, pair)
    placed.set(second.page, rival)
  }
  for (const slot of slots) {
    if (placed.has(slot.page)) continue
    const next = pairs.find(({ idea }) => idea.type === slot.type && !isPlaced(idea))
    if (next) placed.set(slot.page, { idea: next.idea, against: false })
  }
  const rest = pairs.filter(({ idea }) => !isPlaced(idea))
  spread(free(), rest.length).forEach((page, i) => {
    const next = rest[i]
    if (next) placed.set(page, { idea: next.idea, against: false })
  })
  // Ideas of one type stand in the room's order, whatever page each of them was found for.
  for (const type of new Set(ideas.map((one) => one.type))) {
    const pages = [...placed.entries()]
      .filter(([page, { idea, against }]) => idea.type === type && !against && !placed.get(page + 1)?.against)
      .map(([page]) => page)
      .sort((a, b) => a - b)
    const inOrder = ideas.filter((one) => pages.some((page) => placed.get(page)?.idea === one))
    pages.forEach((page, i) => {
      const next = inOrder[i]
      if (next) placed.set(page, { idea: next, against: false })
    })
  }
  return [...placed.entries()]
    .map(([page, { idea, against }]) => ({ page, idea, against }))
    .sort((a, b) => a.page - b.page)
}
