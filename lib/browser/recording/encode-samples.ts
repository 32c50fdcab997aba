// Samples to the one format that every player and book takes.
import { createEncoder } from 'wasm-media-encoders'
import { RECORDING } from '@/lib/domain/book/recording/limits'
import { trimSilence } from '@/lib/domain/book/recording/trim-silence'

const { sampleRate, kbits } = RECORDING

/** One of all channels. */
function mix(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels
  if (others.length === 0) return first
  return first.map((sample, at) => others.reduce((sum, one) => sum + (one[at] ?? 0), sample) / channels.length)
}

/** Lets a page paint and listen in between, where it does the work itself. */
const breathe = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** Of sound at 24 kHz; null where nothing is heard. `encoder`: LAME, or its address. */
export async function encodeSamples(
  channels: readonly Float32Array[],
  encoder: string | Uint8Array,
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  const samples = trimSilence(mix(channels), sampleRate)
  if (!samples) return null
  const lame = await createEncoder('audio/mpeg', encoder)
  lame.configure({ sampleRate, channels: 1, bitrate: kbits, outputSampleRate: sampleRate })
  const most = Math.min(samples.length, RECORDING.seconds * sampleRate)
  const parts: Uint8Array<ArrayBuffer>[] = []
  // A second at a time. What is returned is the encoder's own memory.
  for (let at = 0; at < most; at += sampleRate) {
    parts.push(new Uint8Array(lame.encode([samples.subarray(at, Math.min(most, at + sampleRate))])))
    await breathe()
  }
  parts.push(new Uint8Array(lame.finalize()))
  return parts
}
