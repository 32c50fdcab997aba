'use client'
import { useSyncExternalStore } from 'react'

/** The browser's speech, where it has any. */
export const browserSpeech = (): SpeechSynthesis | undefined =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : undefined

let known: readonly SpeechSynthesisVoice[] = []

/** Browsers make a new list at each question; the same voices stay the same list here. */
function read(): readonly SpeechSynthesisVoice[] {
  const now = browserSpeech()?.getVoices() ?? []
  if (now.length !== known.length || now.some((voice, i) => voice.voiceURI !== known[i]?.voiceURI)) known = now
  return known
}

/** Safari before 16 has no events here, and other browsers fire them before we listen, so the list is also polled. */
const ASK_AGAIN_MS = [250, 1000, 3000, 8000]

function subscribe(listener: () => void): () => void {
  const speech: Partial<SpeechSynthesis> | undefined = browserSpeech()
  speech?.addEventListener?.('voiceschanged', listener)
  const timers = ASK_AGAIN_MS.map((ms) => setTimeout(listener, ms))
  return () => {
    speech?.removeEventListener?.('voiceschanged', listener)
    timers.forEach(clearTimeout)
  }
}

const NONE: readonly SpeechSynthesisVoice[] = []

/** The voices of the device. Most browsers know them only a moment after the page has opened. */
export const useDeviceVoices = (): readonly SpeechSynthesisVoice[] => useSyncExternalStore(subscribe, read, () => NONE)
