'use client'
// From what a browser's microphone gives (Opus in WebM, AAC in MP4) to MP3. Browsers decode in the background of a
// page; the rest is a worker's.
import { RECORDING } from '@/lib/domain/book/recording/limits'
import { openWorker, type WorkerClient } from '@/lib/browser/worker-client'

/** LAME, served as a file of its own (app/js/mp3-encoder.wasm). */
const ENCODER = '/js/mp3-encoder.wasm'

export interface EncodeRequest {
  /** At 24 kHz. */
  channels: readonly Float32Array[]
  /** The encoder's address. */
  encoder: string
}
type Encoded = Uint8Array<ArrayBuffer>[] | null

/** Nothing was heard in it. */
export class SilenceError extends Error {
  constructor() {
    super('nothing but silence')
    this.name = 'SilenceError'
  }
}

let worker: WorkerClient<EncodeRequest, Encoded> | undefined
/** Stays for the next take, which may be recorded without a network. */
const encoderWorker = () =>
  (worker ??= openWorker<EncodeRequest, Encoded>({
    worker: () => new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async ({ channels, encoder }) => (await import('./encode-samples')).encodeSamples(channels, encoder),
  }))

/** @throws the browser's own error for what isn't sound */
async function decode(sound: Blob): Promise<Float32Array[]> {
  const context = new OfflineAudioContext(1, 1, RECORDING.sampleRate)
  const decoded = await context.decodeAudioData(await sound.arrayBuffer())
  return Array.from({ length: decoded.numberOfChannels }, (_, channel) => decoded.getChannelData(channel))
}

/** @throws SilenceError; the browser's own error for what can't be decoded */
export async function encodeSound(sound: Blob): Promise<Blob> {
  // A microphone that gives nothing at all.
  if (sound.size === 0) throw new SilenceError()
  const channels = await decode(sound)
  // Copied, not handed over: where the worker fails, the page encodes them itself.
  const parts = await encoderWorker().draw({ channels, encoder: new URL(ENCODER, location.origin).href })
  if (!parts) throw new SilenceError()
  return new Blob(parts, { type: 'audio/mpeg' })
}
