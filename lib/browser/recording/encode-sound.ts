'use client'
// From what a browser's microphone gives (Opus in WebM, AAC in MP4) to the one format that every player and book takes.
import { createEncoder } from 'wasm-media-encoders'
import { RECORDING } from '@/lib/domain/book/recording/limits'
import { trimSilence } from '@/lib/domain/book/recording/trim-silence'

/** LAME, served as a file of its own (app/js/mp3-encoder.wasm). */
const ENCODER = '/js/mp3-encoder.wasm'
const { sampleRate, kbits } = RECORDING

/** Nothing was heard in it. */
export class SilenceError extends Error {
  constructor() {
    super('nothing but silence')
    this.name = 'SilenceError'
  }
}

/** One channel. @throws the browser's own error for what isn't sound */
async function decode(sound: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, sampleRate)
  const decoded = await context.decodeAudioData(await sound.arrayBuffer())
  const mixed = new Float32Array(decoded.length)
  for (let channel = 0; channel < decoded.numberOfChannels; channel++)
    for (const [at, sample] of decoded.getChannelData(channel).entries())
      mixed[at] = (mixed[at] ?? 0) + sample / decoded.numberOfChannels
  return mixed
}

/** Lets the browser paint and listen in between. */
const breathe = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** @throws SilenceError; the browser's own error for what can't be decoded */
export async function encodeSound(sound: Blob): Promise<Blob> {
  // A microphone that gives nothing at all.
  if (sound.size === 0) throw new SilenceError()
  const samples = trimSilence(await decode(sound), sampleRate)
  if (!samples) throw new SilenceError()
  const lame = await createEncoder('audio/mpeg', ENCODER)
  lame.configure({ sampleRate, channels: 1, bitrate: kbits, outputSampleRate: sampleRate })
  const most = Math.min(samples.length, RECORDING.seconds * sampleRate)
  const parts: Uint8Array<ArrayBuffer>[] = []
  // A second at a time: a page of three minutes must not freeze a phone. What is returned is the encoder's own memory.
  for (let at = 0; at < most; at += sampleRate) {
    parts.push(new Uint8Array(lame.encode([samples.subarray(at, Math.min(most, at + sampleRate))])))
    await breathe()
  }
  parts.push(new Uint8Array(lame.finalize()))
  return new Blob(parts, { type: 'audio/mpeg' })
}
