import { findOnset } from './find-onset'

const RATE = 16_000
/** Silence, then a tone from this second on. */
const tone = (from: number, loud = 0.3) =>
  Float32Array.from({ length: RATE }, (_, i) => (i < from * RATE ? 0 : loud * Math.sin(i / 3)))

it('finds where sound begins between two moments', () => {
  expect(findOnset(tone(0.4), RATE, 0.3, 0.6)).toBeCloseTo(0.395, 2)
  expect(findOnset(tone(0.1), RATE, 0.3, 0.6)).toBe(0.3)
})

it('stays where it was asked to begin when there is silence, or no more than a whisper of the encoder', () => {
  expect(findOnset(tone(0.8), RATE, 0.3, 0.6)).toBe(0.3)
  expect(findOnset(tone(0.4, 0.0005), RATE, 0.3, 0.6)).toBe(0.3)
  expect(findOnset(new Float32Array(0), RATE, 0.3, 0.6)).toBe(0.3)
})
