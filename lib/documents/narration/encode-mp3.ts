// MPEG-2 layer III in one channel at a constant bit rate, so that every player finds any moment by counting bytes.
import { createMp3Encoder } from 'wasm-media-encoders'

const BIT_RATE = 48
const SAMPLES_A_FRAME = 576
/**
 * Samples that encoder and decoder add at the beginning: LAME's 576 and the decoder's 529. As many are left out, so
 * that what is heard is where the times say.
 */
const CODEC_DELAY = 1105

let encoder: ReturnType<typeof createMp3Encoder> | undefined

/** @param samples begin with silence that is longer than the codec's delay */
export async function encodeMp3(
  samples: Float32Array,
  sampleRate: 16_000,
): Promise<{ mp3: Uint8Array; durationMs: number }> {
  const lame = await (encoder ??= createMp3Encoder())
  lame.configure({ sampleRate, channels: 1, bitrate: BIT_RATE, outputSampleRate: sampleRate })
  // What it returns is its own memory, used again by the next call.
  const parts = [lame.encode([samples.subarray(CODEC_DELAY)]).slice(), lame.finalize().slice()]
  const mp3 = new Uint8Array(Buffer.concat(parts))
  const frames = Math.round((mp3.length * 8) / (BIT_RATE * 1000) / (SAMPLES_A_FRAME / sampleRate))
  return { mp3, durationMs: Math.round((frames * SAMPLES_A_FRAME * 1000) / sampleRate) }
}
