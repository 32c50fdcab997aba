/** Decibels of the faintest f and h; below them is silence. */
const AUDIBLE = -54
const WINDOW = 0.01
const STEP = 0.005

/**
 * When sound begins between two moments in seconds: a word with a k after a pause begins in silence. `from` where
 * none does.
 */
export function findOnset(samples: Float32Array, sampleRate: number, from: number, to: number): number {
  const least = 10 ** (AUDIBLE / 10)
  for (let at = from; at < to; at += STEP) {
    const part = samples.subarray(Math.round(at * sampleRate), Math.round((at + WINDOW) * sampleRate))
    if (part.reduce((sum, sample) => sum + sample * sample, 0) > least * part.length) return at
  }
  return from
}
