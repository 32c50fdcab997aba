// Sound as a speech server sends it: WAV with linear PCM (RIFF, "Multimedia Programming Interface 1.0", chapter 3).

export interface Sound16 {
  samples: Float32Array
  sampleRate: number
}

const PCM = 1
/** WAVE_FORMAT_EXTENSIBLE, whose samples are PCM here as well. */
const EXTENSIBLE = 0xfffe
const HEADER_BYTES = 12
/** Written where a server began to send before it knew the length. */
const UNKNOWN_LENGTH = 0x7fffffff

/** One channel. @throws Error for anything that isn't 16-bit PCM, or breaks off */
export function readWav(file: Uint8Array): Sound16 {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const name = (at: number) => String.fromCharCode(...file.subarray(at, at + 4))
  if (file.byteLength < HEADER_BYTES || name(0) !== 'RIFF' || name(8) !== 'WAVE') throw new Error('no WAV file')
  let format: { channels: number; sampleRate: number } | undefined
  for (let at = HEADER_BYTES; at + 8 <= file.byteLength;) {
    const [chunk, length] = [name(at), view.getUint32(at + 4, true)]
    const from = at + 8
    if (chunk === 'fmt ' && length >= 16) {
      const kind = view.getUint16(from, true)
      const channels = view.getUint16(from + 2, true)
      if ((kind !== PCM && kind !== EXTENSIBLE) || view.getUint16(from + 14, true) !== 16 || channels < 1)
        throw new Error('not 16-bit PCM')
      format = { channels, sampleRate: view.getUint32(from + 4, true) }
    }
    if (chunk === 'data') {
      if (!format) throw new Error('sound without a format')
      const there = file.byteLength - from
      if (length > there && length < UNKNOWN_LENGTH) throw new Error('the sound breaks off')
      return { sampleRate: format.sampleRate, samples: mono(view, from, Math.min(length, there), format.channels) }
    }
    at = from + length + (length % 2)
  }
  throw new Error('no sound in the file')
}

function mono(view: DataView, from: number, bytes: number, channels: number): Float32Array {
  const frames = Math.floor(bytes / 2 / channels)
  return Float32Array.from({ length: frames }, (_, frame) => {
    let sum = 0
    for (let channel = 0; channel < channels; channel++)
      sum += view.getInt16(from + (frame * channels + channel) * 2, true)
    return sum / channels / 32_768
  })
}

/** Taps on each side of a windowed sinc, in samples of the slower rate. */
const REACH = 12

/** The same sound at another rate, without what that rate can't hold. */
export function resample({ samples, sampleRate }: Sound16, rate: number): Float32Array {
  if (sampleRate === rate) return samples
  const step = sampleRate / rate
  const cutoff = Math.min(1, 1 / step)
  const reach = Math.ceil(REACH / cutoff)
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const centre = at * step
    const first = Math.ceil(centre - reach)
    let sum = 0
    for (let i = Math.max(0, first); i <= Math.min(samples.length - 1, centre + reach); i++) {
      const x = (i - centre) * cutoff
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
      const window = 0.5 + 0.5 * Math.cos((Math.PI * (i - centre)) / (reach + 1))
      sum += (samples[i] ?? 0) * sinc * window * cutoff
    }
    return sum
  })
}
