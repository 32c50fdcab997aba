// Says what a page's picture shows, after the page's words: from stored sound where there is some, else by the device's
// voice. It doesn't know React.
import { createNarrator, type Delivery, type Narrator } from './narrate'
import { createPlayer, IDLE, type NarrationSource, type Player, type Playing } from './play-narration'
import type { NarrationAnswer } from '@/lib/domain/book/narration/narration-answer'

interface Described {
  /** What each page's picture shows; null where there is none. */
  descriptions: readonly (string | null)[]
  /** The sound of a voice of ours, played on `audio`. */
  stored: { source: NarrationSource; audio: HTMLAudioElement; delivery: () => { volume: number; speed: number } } | null
  /** The device's voice. */
  device: {
    speech: SpeechSynthesis
    language: string
    /** Asked when it is wanted: most browsers know their voices late. */
    isAble: () => boolean
    delivery: () => Delivery
  } | null
  onChange: (now: Playing) => void
  onReady: (descriptions: NarrationAnswer) => void
  /** The description is over, or there is none. */
  onEnd: () => void
  /** There is one, and nobody could say it. */
  onMissing: (error: unknown) => void
}

/** What can be told to whoever describes pictures, as to a player. */
export type Describer = Omit<Player, 'read'> & {
  /** Has the sound made ready before it is wanted. */
  prepare: () => void
  /** Describes this page's picture. */
  describe: (page: number) => void
}

export function createDescriber({
  descriptions,
  stored,
  device,
  onChange,
  onReady,
  onEnd,
  onMissing,
}: Described): Describer {
  let at = 0
  let byDevice = false
  const speaker: Narrator | null =
    device &&
    createNarrator({
      ...device,
      onChange: ({ state }) => {
        // Between this and the page's turn nothing is heard, but reading goes on.
        if (state !== 'idle') onChange({ ...IDLE, state })
      },
      onPageEnd: onEnd,
      onFailure: () => onMissing(new Error('the device described nothing')),
    })
  const sayByDevice = (error: unknown) => {
    const text = descriptions[at - 1]
    byDevice = speaker !== null && device?.isAble() === true
    if (byDevice && text) speaker?.tell(text)
    else onMissing(error)
  }
  const sound: Player | null =
    stored && createPlayer({ ...stored, pages: [], onChange, onReady, onPageEnd: onEnd, onFailure: sayByDevice })
  const player = () => (byDevice ? null : sound)
  return {
    prepare: () => void stored?.source.load(() => {}, new AbortController().signal).then(onReady, () => {}),
    describe: (page) => {
      at = page
      byDevice = false
      if (!descriptions[page - 1]) onEnd()
      else if (sound) sound.read(page)
      else sayByDevice(new Error('nobody describes pictures here'))
    },
    pause: () => (byDevice ? speaker?.pause() : sound?.pause()),
    resume: () => (byDevice ? speaker?.resume() : sound?.resume()),
    stop: () => {
      speaker?.stop()
      player()?.stop()
    },
    seek: (ms) => player()?.seek(ms),
    adjust: () => (byDevice ? speaker?.restart() : sound?.adjust()),
  }
}
