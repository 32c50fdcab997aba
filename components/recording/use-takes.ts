'use client'
import { useEffect, useState } from 'react'
import type { RecordingKey } from '@/lib/browser/recording/recording-key'
import { sendTake } from './call-recording'
import { browserShelf } from '@/lib/browser/recording/keep-takes'
import { takeSender, type Take } from './take-sender'

/** While something waits for the line. */
const RETRY_MS = 15_000

/** What was recorded in this browser, by page, on its way to the server. */
export function useTakes(recording: RecordingKey) {
  const [takes, setTakes] = useState<ReadonlyMap<number, Take>>(new Map())
  const [lasting, setLasting] = useState(true)
  const [sender] = useState(() =>
    takeSender({
      shelf: browserShelf(),
      recording: recording.id,
      // The encoder is loaded when something is there to be encoded.
      encode: async (sound) => (await import('@/lib/browser/recording/encode-sound')).encodeSound(sound),
      send: (page, words, sound) => sendTake(recording, page, words, sound),
      onChange: (page, take) =>
        setTakes((before) => {
          const after = new Map(before)
          if (take) after.set(page, take)
          else after.delete(page)
          return after
        }),
      onUnkept: () => setLasting(false),
    }),
  )
  useEffect(() => {
    const resume = () => void sender.resume()
    resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [sender])
  const waits = [...takes.values()].some(({ state }) => state.at === 'waiting')
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void sender.resume(), RETRY_MS)
    return () => clearInterval(timer)
  }, [sender, waits])
  return { takes, lasting, add: sender.add }
}
