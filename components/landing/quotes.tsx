'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { PauseIcon, PlayIcon } from '@/components/ui/icons'
import { buttonVariants } from '@/components/ui/button'
import { ScriptButton } from '@/components/ui/script-button'
import styles from './landing.module.css'

interface QuotesProps {
  title: ReactNode
  quotes: readonly { text: string; by: string }[]
  /** Says that they are samples. */
  note: ReactNode
}

const SHOWN_FOR_MS = 4000

/** One quote after the other, until somebody stops them, chooses one, or has asked for stillness. */
export function Quotes({ title, quotes, note }: QuotesProps) {
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
      className={styles['quotes']}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <h2 id="quotes-title">{title}</h2>
      {/* All lie in one place, so that the page below never moves. */}
      <div className={styles['quotesPile']} aria-live={playing ? 'off' : 'polite'}>
        {quotes.map(({ text, by }, i) => (
          <figure key={i} data-shown={i === at || undefined} aria-hidden={i !== at}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles['quotesDots']}>
        <ScriptButton
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
          aria-label={playing ? t('pause') : t('play')}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </ScriptButton>
        {quotes.map((_, i) => (
          <ScriptButton
            key={i}
            className={styles['quotesDot']}
            aria-label={t('goTo', { quote: i + 1, total: quotes.length })}
            aria-current={i === at || undefined}
            onClick={() => choose(i)}
          />
        ))}
      </div>
      <p className={styles['quotesNote']}>{note}</p>
    </section>
  )
}
