'use client'
import { SOUNDS, VOLUME, type SoundId } from './sounds'

let context: AudioContext | undefined

/** Plays a sound. A browser that can't or won't is no reason to trouble the visitor: it is logged and that is all. */
export async function playSound(id: SoundId): Promise<void> {
  try {
    context ??= new AudioContext()
    await context.resume()
    const { frequency, wave, notes } = SOUNDS[id]
    for (const {
      at,
      lasts,
      glide: [from, to],
    } of notes) {
      const start = context.currentTime + at / 1000
      const end = start + lasts / 1000
      const voice = context.createOscillator()
      const loudness = context.createGain()
      voice.type = wave
      voice.frequency.setValueAtTime(frequency * from, start)
      voice.frequency.exponentialRampToValueAtTime(frequency * to, end)
      loudness.gain.setValueAtTime(0, start)
      loudness.gain.linearRampToValueAtTime(VOLUME, start + 0.02)
      loudness.gain.exponentialRampToValueAtTime(0.001, end)
      voice.connect(loudness).connect(context.destination)
      voice.start(start)
      voice.stop(end)
    }
  } catch (error) {
    console.error('balloon sound failed', error)
  }
}
