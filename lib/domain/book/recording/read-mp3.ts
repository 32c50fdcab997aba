// Frame headers of MPEG audio, layer III (ISO/IEC 11172-3, 2.4.2.3 and 13818-3, 2.4.2.3; tables as in
// http://www.mp3-tech.org/programmer/frame_header.html).

const MPEG1_KBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const MPEG2_KBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const MPEG1_RATES = [44_100, 48_000, 32_000]
/** By the two bits of the version: 2.5, reserved, 2, 1. */
const RATE_DIVISORS = [4, 0, 2, 1]
const MPEG1 = 3
const LAYER_III = 1

interface Frame {
  bytes: number
  samples: number
  sampleRate: number
  isMono: boolean
}

function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4)
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null
  const version = (second >> 3) & 3
  const divisor = RATE_DIVISORS[version]
  const rate = MPEG1_RATES[(third >> 2) & 3]
  const kbits = (version === MPEG1 ? MPEG1_KBITS : MPEG2_KBITS)[third >> 4]
  if (((second >> 1) & 3) !== LAYER_III || !divisor || !rate || !kbits) return null
  const samples = version === MPEG1 ? 1152 : 576
  const sampleRate = rate / divisor
  const length = Math.floor(((samples / 8) * kbits * 1000) / sampleRate) + ((third >> 1) & 1)
  return { bytes: length, samples, sampleRate, isMono: fourth >> 6 === 3 }
}

export interface Mp3Facts {
  durationMs: number
  sampleRate: number
  isMono: boolean
}

/**
 * Reads sound that is MP3 frames from its first byte to its last, all of one sampling rate and number of channels. Null
 * for anything else: a tag, another format, a file that breaks off.
 */
export function readMp3(bytes: Uint8Array): Mp3Facts | null {
  const first = frameAt(bytes, 0)
  if (!first) return null
  const { sampleRate, isMono } = first
  let samples = 0
  let at = 0
  while (at < bytes.byteLength) {
    const frame = frameAt(bytes, at)
    if (!frame || frame.sampleRate !== sampleRate || frame.isMono !== isMono) return null
    at += frame.bytes
    samples += frame.samples
  }
  return at === bytes.byteLength ? { durationMs: Math.round((samples * 1000) / sampleRate), sampleRate, isMono } : null
}
