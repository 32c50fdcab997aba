import { QUIET_MS } from './limits'

const FRAME_MS = 20
/** Of a voice that can be understood: 42 dB below the loudest sound there is. */
const AUDIBLE = 0.008
/** A knock on the table is shorter. */
const LEAST_FRAMES = 8

/** Loudness of each fiftieth of a second. */
function loudness(samples: Float32Array, sampleRate: number): number[] {
  const size = Math.round((sampleRate * FRAME_MS) / 1000)
  return Array.from({ length: Math.floor(samples.length / size) }, (_, frame) => {
    let power = 0
    for (const sample of samples.subarray(frame * size, (frame + 1) * size)) power += sample * sample
    return Math.sqrt(power / size)
  })
}

/**
 * What is heard, with the same short quiet before and after it in every take; null where nothing is heard at all.
 */
export function trimSilence(samples: Float32Array, sampleRate: number): Float32Array | null {
  const isAudible = loudness(samples, sampleRate).map((loud) => loud >= AUDIBLE)
  if (isAudible.filter(Boolean).length < LEAST_FRAMES) return null
  const at = (ms: number) => Math.round((sampleRate * ms) / 1000)
  const from = at(isAudible.indexOf(true) * FRAME_MS - QUIET_MS.before)
  const until = at((isAudible.lastIndexOf(true) + 1) * FRAME_MS + QUIET_MS.after)
  const trimmed = new Float32Array(until - from)
  const audible = samples.subarray(Math.max(0, from), Math.min(samples.length, until))
  trimmed.set(audible, Math.max(0, -from))
  return trimmed
}
