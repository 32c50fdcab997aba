'use client'
import { useEffect, useState, type CSSProperties } from 'react'
import { cn } from '@/components/ui/cn'
import { PauseIcon, PlayIcon } from '@/components/ui/icons'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import { whenIdle } from '@/lib/browser/when-idle'
import { writeStorage, readStorage } from '@/lib/browser/storage'
import { REFILL_EVERY, makeBalloons, type Balloon } from './make-balloons'
import styles from './balloons.module.css'
import { playSound } from './play-sound'
import { SOUNDS, type SoundId } from './sounds'

export interface BalloonWords {
  label: string
  pause: string
  play: string
  /** 'Click for dog sound!' for each sound. */
  clickFor: Partial<Record<SoundId, string>>
}

const COLOUR: Record<Balloon['colour'], string> = {
  'coral-pale': 'text-coral-pale',
  'sun-pale': 'text-sun-pale',
  'sky-pale': 'text-sky-pale',
  'eucalyptus-pale': 'text-eucalyptus-pale',
}

const PAUSED_KEY = 'wagtale-balloons'

const wasPaused = () => readStorage(PAUSED_KEY) === 'paused'

const drift = ({ size, left, floats, delay }: Balloon): CSSProperties => ({
  width: size,
  insetInlineStart: `${left}%`,
  animationDuration: `${floats}s`,
  animationDelay: `${delay}s`,
})

/**
 * Balloons drift between the sheets and what is written on them (see the utility `wrap`). The pause button is at the
 * edge of the screen, in the gutter where that is wide enough for it: there it covers no words.
 */
export default function Balloons({ label, pause, play, clickFor }: BalloonWords) {
  const [balloons, setBalloons] = useState(() => makeBalloons(Math.random, 0))
  const [hung, setHung] = useState(0)
  const [playing, setPlaying] = useState<string | null>(null)
  const [paused, setPaused] = useState(wasPaused)

  // One by one: a phone looks for the face that has an emoji for as long as it takes to lay out a whole page.
  const all = hung >= balloons.length
  useEffect(() => (all ? undefined : whenIdle(() => setHung(hung + 1))), [all, hung])

  useEffect(() => {
    if (paused) return
    let batch = 0
    const timer = window.setInterval(() => setBalloons(makeBalloons(Math.random, ++batch)), REFILL_EVERY)
    return () => window.clearInterval(timer)
  }, [paused])

  const press = ({ id, sound }: Balloon) => {
    void playSound(sound)
    setPlaying(id)
    window.setTimeout(() => setPlaying((current) => (current === id ? null : current)), SOUNDS[sound].duration)
  }
  const toggle = () => {
    setPaused(!paused)
    writeStorage(PAUSED_KEY, paused ? 'floating' : 'paused')
  }
  return (
    <>
      <section
        className={cn('balloons pointer-events-none fixed inset-0 z-0 overflow-hidden', styles['sky'])}
        aria-label={label}
        data-paused={paused || undefined}
      >
        {balloons.slice(0, hung).map((balloon) => (
          <Tooltip key={balloon.id}>
            <TooltipTrigger asChild>
              <button
                type="button"
                className={cn(styles['balloon'], COLOUR[balloon.colour])}
                style={drift(balloon)}
                aria-label={clickFor[balloon.sound]}
                data-playing={playing === balloon.id || undefined}
                onClick={() => press(balloon)}
              >
                <svg viewBox="0 0 60 110" aria-hidden="true" focusable="false">
                  <path d="M30 68C33 80 26 90 30 108" fill="none" stroke="#12313a" strokeWidth="1.4" opacity=".55" />
                  <path
                    d="M30 1C47 1 58 13 57 30C56 47 43 62 33 66L35 71H25L27 66C16 61 4 47 3 30C2 13 13 1 30 1Z"
                    fill="currentColor"
                  />
                  <path d="M30 1C47 1 58 13 57 30C56 47 43 62 33 66C46 50 50 22 30 1Z" fill="#12313a" opacity=".05" />
                  <path
                    d="M14 14C18 8 23 7 25 9C26 12 20 15 17 22C15 26 11 25 11 21C11 18 12 16 14 14Z"
                    fill="#fff"
                    opacity=".55"
                  />
                </svg>
                <span
                  className="absolute inset-x-0 top-[17%] text-center text-[1.6em] leading-[1.2]"
                  aria-hidden="true"
                >
                  {SOUNDS[balloon.sound].emoji}
                </span>
              </button>
            </TooltipTrigger>
            <TooltipContent>{clickFor[balloon.sound]}</TooltipContent>
          </Tooltip>
        ))}
      </section>
      <button
        type="button"
        className="balloons-pause fixed start-0 bottom-2.5 z-30 grid h-9 w-6.5 place-items-center bg-paper text-ink clip-snip focus-visible:-outline-offset-4 lg:start-1 lg:w-9"
        aria-label={paused ? play : pause}
        title={paused ? play : pause}
        onClick={toggle}
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
      </button>
    </>
  )
}
