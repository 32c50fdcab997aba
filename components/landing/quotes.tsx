'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { ScriptButton } from '@/components/ui/script-button'
import styles from './quotes.module.css'

interface QuotesProps {
  title: ReactNode
  quotes: readonly { text: string; by: string }[]
  /** Says that they are samples. */
  note: ReactNode
  /** Drawn by the server, since a page that loads one icon as script loads them all. */
  icons: { pause: ReactNode; play: ReactNode }
}

const SHOWN_FOR_MS = 4000
const QUOTE =
  'invisible translate-y-2.5 opacity-0 transition-[opacity,translate,visibility] [grid-area:1/1] ' +
  'data-shown:visible data-shown:translate-y-0 data-shown:opacity-100'

/** Shows one quote after the other, until somebody stops them or chooses one; with reduced motion only on request. */
export function Quotes({ title, quotes, note, icons }: QuotesProps) {
  const t = useTranslations('quotes')
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!playing || held || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = window.setInterval(() => setAt((now) => (now + 1) % quotes.length), SHOWN_FOR_MS)
    return () => window.clearInterval(timer)
  }, [playing, held, quotes.length])

  const choose = (quote: number) => {
    setAt(quote)
    setPlaying(false)
  }
  return (
    <section
      aria-labelledby="quotes-title"
      className="mx-auto max-w-225 text-center"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <h2 id="quotes-title" className="text-d-m">
        {title}
      </h2>
      {/* All in one grid cell, so that the page below never moves. */}
      <div className="mt-6.5 grid items-center" aria-live={playing ? 'off' : 'polite'}>
        {quotes.map(({ text, by }, i) => (
          <figure key={i} className={QUOTE} data-shown={i === at || undefined} aria-hidden={i !== at}>
            <blockquote>
              <p className="font-display text-d-m leading-[calc(var(--leading-display)+0.08)] font-bold text-balance break-phrases">
                {text}
              </p>
            </blockquote>
            <figcaption className="mt-3.5">{by}</figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-5.5 flex items-center justify-center gap-1.5">
        <ScriptButton
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
          aria-label={playing ? t('pause') : t('play')}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? icons.pause : icons.play}
        </ScriptButton>
        {quotes.map((_, i) => (
          <ScriptButton
            key={i}
            className={cn('grid h-11 w-10 place-items-center', styles['dot'])}
            aria-label={t('goTo', { quote: i + 1, total: quotes.length })}
            aria-current={i === at || undefined}
            onClick={() => choose(i)}
          />
        ))}
      </div>
      <p className="mt-6.5 text-xs">{note}</p>
    </section>
  )
}
