/**
 * Random numbers by key: the same seed and key give the same number on every machine, whatever was drawn before. FNV-1a
 * over UTF-16 units with the murmur3 finaliser; not for secrets.
 */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Returns a number from 0 (included) to 1 (excluded). */
export const chance = (seed: string, key: string): number => hash(`${seed}|${key}`) / 2 ** 32

export function pick<T>(seed: string, key: string, list: readonly [T, ...T[]] | readonly T[]): T {
  const item = list[Math.floor(chance(seed, key) * list.length)]
  if (item === undefined) throw new Error(`nothing to pick for ${key}`)
  return item
}

/** A stream of random numbers for one key, for scattering many marks (mulberry32). */
export function stream(seed: string, key: string): () => number {
  let a = hash(`${seed}|${key}`)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
