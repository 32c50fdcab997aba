import { countSyllables } from '../../domain/book/narration/pacing'
import { PAUSE, type Sound } from './voice'

const FRAME_SECONDS = 0.01
/** Of the loudest frame, and at the least: 46 dB below the loudest sound there is. */
const AUDIBLE = { share: 0.06, least: 0.005 }

/** How loud each hundredth of a second is. */
function loudness(samples: Float32Array, sampleRate: number): number[] {
  const size = Math.round(sampleRate * FRAME_SECONDS)
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, frame) => {
    const part = samples.subarray(frame * size, (frame + 1) * size)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  })
}

/**
 * Where words are in speech of which nothing else is known: each has its share, by its syllables, of the time in which
 * something is audible. An estimate. Empty where nothing is audible.
 */
export function spreadWords(words: readonly string[], samples: Float32Array, sampleRate: number): Sound[] {
  const loud = loudness(samples, sampleRate)
  const threshold = Math.max(AUDIBLE.least, AUDIBLE.share * loud.reduce((most, one) => Math.max(most, one), 0))
  const audible = loud.flatMap((level, frame) => (level >= threshold ? [frame] : []))
  if (audible.length === 0) return []
  const syllables = words.map(countSyllables)
  const total = syllables.reduce((sum, one) => sum + one, 0)
  let before = 0
  return words.map((name, at) => {
    const from = audible[Math.floor((before / total) * audible.length)] ?? 0
    before += syllables[at] ?? 0
    const until = audible[Math.min(audible.length, Math.floor((before / total) * audible.length)) - 1] ?? from
    // A word of the name that a pause has is none.
    return {
      name: name === PAUSE ? `${name}.` : name,
      begin: from * FRAME_SECONDS,
      end: Math.max(until, from) * FRAME_SECONDS + FRAME_SECONDS,
    }
  })
}
