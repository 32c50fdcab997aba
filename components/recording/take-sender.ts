'use client'
// Brings what was recorded to the server, one page after the other, as soon as there is a line. It doesn't know React.
import { CallError } from '@/lib/http/client'
import { SilenceError } from '@/lib/browser/recording/encode-sound'
import type { KeptTake, TakeShelf } from '@/lib/browser/recording/keep-takes'

/** Of a page's newest take. */
export type TakeState =
  | { at: 'encoding' | 'sending' | 'waiting' | 'unreadable' }
  | { at: 'refused'; words: string | undefined }
  | { at: 'stored'; take: string }

export interface Take {
  state: TakeState
  /** As it is sent; null while it is encoded. */
  sound: Blob | null
}

interface Sending {
  shelf: TakeShelf
  recording: string
  encode: (sound: Blob) => Promise<Blob>
  send: (page: number, words: string, sound: Blob) => Promise<string>
  /** Null: nothing was recorded here after all. */
  onChange: (page: number, take: Take | null) => void
  /** What was recorded lasts only as long as the page is open. */
  onUnkept: () => void
}

export interface TakeSender {
  /** @throws SilenceError, and nothing has changed */
  add: (take: Pick<KeptTake, 'page' | 'words' | 'sound'>) => Promise<void>
  /** Tries again whatever is still here; called when the line is back. */
  resume: () => Promise<void>
}

/** The server may take it later. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 429 || error.status >= 500

export function takeSender({ shelf, recording, encode, send, onChange, onUnkept }: Sending): TakeSender {
  let running: Promise<void> | null = null
  let again = false
  /** Told once by the server that it doesn't want them. */
  const refused = new Set<string>()

  const shown = new Map<number, Take>()
  const tell = (page: number, state: TakeState, sound: Blob | null = null) => {
    shown.set(page, { state, sound })
    onChange(page, { state, sound })
  }
  const tellAgain = (page: number, take: Take | undefined) => {
    if (take) tell(page, take.state, take.sound)
    else onChange(page, null)
  }

  const keep = async (take: KeptTake) => {
    if (!(await shelf.keep(take))) onUnkept()
  }

  async function encoded(take: KeptTake): Promise<KeptTake> {
    if (take.isEncoded) return take
    tell(take.page, { at: 'encoding' })
    const ready = { ...take, sound: await encode(take.sound), isEncoded: true }
    await keep(ready)
    return ready
  }

  /** @returns whether to go on with the next one */
  async function bring(take: KeptTake): Promise<boolean> {
    const { page, words } = take
    const before = shown.get(page)
    let ready: KeptTake
    try {
      ready = await encoded(take)
    } catch (error) {
      if (error instanceof SilenceError) {
        await shelf.forget(take)
        tellAgain(page, before)
        return true
      }
      console.warn('a take can’t be read', error)
      tell(page, { at: 'unreadable' })
      return true
    }
    tell(page, { at: 'sending' }, ready.sound)
    try {
      const stored = await send(page, words, ready.sound)
      await shelf.forget(ready)
      tell(page, { at: 'stored', take: stored }, ready.sound)
      return true
    } catch (error) {
      if (isPassing(error)) {
        tell(page, { at: 'waiting' }, ready.sound)
        return false
      }
      refused.add(ready.id)
      tell(page, { at: 'refused', words: error instanceof CallError ? error.error : undefined }, ready.sound)
      return true
    }
  }

  async function bringAll(): Promise<void> {
    do {
      again = false
      const waiting = (await shelf.list(recording)).filter(({ id }) => !refused.has(id))
      for (const take of waiting)
        if (!(await bring(take))) {
          // The others wait as well.
          for (const other of waiting.slice(waiting.indexOf(take) + 1))
            if (other.isEncoded) tell(other.page, { at: 'waiting' }, other.sound)
          return
        }
    } while (again)
  }

  const resume = async () => {
    again = true
    running ??= bringAll().finally(() => {
      running = null
    })
    await running
  }

  return {
    add: async ({ page, words, sound }) => {
      const take: KeptTake = { recording, page, words, sound, id: crypto.randomUUID(), isEncoded: false }
      const before = (await shelf.list(recording)).find((one) => one.page === page)
      const earlier = shown.get(page)
      await keep(take)
      try {
        await encoded(take)
      } catch (error) {
        if (!(error instanceof SilenceError)) {
          console.warn('a take can’t be read', error)
          return tell(page, { at: 'unreadable' })
        }
        // What was there before is better than silence.
        await shelf.forget(take)
        if (before) await keep(before)
        tellAgain(page, earlier)
        throw error
      }
      await resume()
    },
    resume,
  }
}
