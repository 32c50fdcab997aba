// The eight sounds, synthesised: no recordings. Frequencies in hertz, times in milliseconds.
export const SOUND_IDS = ['dog', 'cat', 'cow', 'bird', 'pig', 'horse', 'giggle', 'laugh'] as const
export type SoundId = (typeof SOUND_IDS)[number]

interface Note {
  /** When it starts, after the sound's start. */
  at: number
  lasts: number
  /** The pitch glides from the first to the second multiple of the sound's frequency. */
  glide: [number, number]
}
export interface Sound {
  emoji: string
  category: 'animal' | 'laugh'
  frequency: number
  duration: number
  wave: OscillatorType
  notes: readonly Note[]
}

const pips = (count: number, every: number, lasts: number, pitch: (i: number) => [number, number]): Note[] =>
  Array.from({ length: count }, (_, i) => ({ at: i * every, lasts, glide: pitch(i) }))

export const SOUNDS: Record<SoundId, Sound> = {
  dog: {
    emoji: '🐶',
    category: 'animal',
    frequency: 260,
    duration: 600,
    wave: 'sawtooth',
    notes: pips(2, 280, 160, () => [1.5, 0.7]),
  },
  cat: {
    emoji: '🐱',
    category: 'animal',
    frequency: 520,
    duration: 900,
    wave: 'triangle',
    notes: [
      { at: 0, lasts: 350, glide: [0.9, 1.5] },
      { at: 350, lasts: 550, glide: [1.5, 0.8] },
    ],
  },
  cow: {
    emoji: '🐮',
    category: 'animal',
    frequency: 130,
    duration: 1200,
    wave: 'sawtooth',
    notes: [
      { at: 0, lasts: 300, glide: [0.9, 1.2] },
      { at: 300, lasts: 900, glide: [1.2, 0.85] },
    ],
  },
  bird: {
    emoji: '🐦',
    category: 'animal',
    frequency: 2200,
    duration: 700,
    wave: 'sine',
    notes: pips(4, 170, 110, (i) => (i % 2 ? [1.25, 0.9] : [0.85, 1.3])),
  },
  pig: {
    emoji: '🐷',
    category: 'animal',
    frequency: 180,
    duration: 500,
    wave: 'square',
    notes: pips(2, 250, 190, () => [0.8, 1.6]),
  },
  horse: {
    emoji: '🐴',
    category: 'animal',
    frequency: 700,
    duration: 1100,
    wave: 'sawtooth',
    notes: pips(9, 120, 130, (i) => [1.3 - i * 0.08, 1.1 - i * 0.08]),
  },
  giggle: {
    emoji: '😄',
    category: 'laugh',
    frequency: 620,
    duration: 800,
    wave: 'sine',
    notes: pips(6, 130, 90, (i) => [1 + (i % 3) * 0.14, 1.2 + (i % 3) * 0.14]),
  },
  laugh: {
    emoji: '😂',
    category: 'laugh',
    frequency: 330,
    duration: 1000,
    wave: 'triangle',
    notes: pips(5, 200, 150, (i) => [1.35 - i * 0.07, 0.95 - i * 0.07]),
  },
}
export const VOLUME = 0.3
