// Fills {slots} of a line in one pass, so that what somebody typed is never read as a slot.
export type Slots = Readonly<Record<string, string>>

const SLOT = /\{([\w:,]+)\}/g
const CONDITION = /\[(\w+): ([^\]]*)\]\s?/g

const SPARE = /~([^~]*)~/g
export const countSpare = (line: string): number => [...line.matchAll(SPARE)].length
/** Leaves out `n` of the parts that a tale can spare ("~ like a hen~"), from one end, and the marks of the others. */
export function withoutSpare(line: string, n: number, from: 'start' | 'end'): string {
  const all = countSpare(line)
  let i = 0
  return line
    .replace(SPARE, (_, part: string) => {
      const at = i++
      return (from === 'start' ? at < n : at >= all - n) ? '' : part
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
}

/** "[table: ...]" is left out where the slot is empty. */
export function fill(line: string, slots: Slots): string {
  return line
    .replace(CONDITION, (_, name: string, body: string) => (slots[name] ? `${body} ` : ''))
    .replace(/ +(?=\n|$)/g, '')
    .replace(SLOT, (_, name: string) => {
      const value = slots[name]
      if (value === undefined) throw new Error(`nothing is called {${name}} in: ${line}`)
      return value
    })
}
/** Items of a list in a seeded order, each once before any comes again. */
export function createDeck<T>(items: readonly T[], random: () => number): (fits?: (item: T) => boolean) => T {
  let left: T[] = []
  const shuffle = () => {
    left = items
      .map((item) => ({ item, key: random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item)
  }
  return (fits = () => true) => {
    if (!left.some(fits)) shuffle()
    const at = Math.max(0, left.findIndex(fits))
    const [item] = left.splice(at, 1)
    if (item === undefined) throw new Error('an empty deck')
    return item
  }
}
