import { useTranslations } from 'next-intl'
import { memo, useMemo, useRef, type CSSProperties } from 'react'
import { Button } from '@/components/ui/button'
import { ScriptButton } from '@/components/ui/script-button'
import { cn } from '@/components/ui/cn'
import { WalkingDachshund } from '@/components/site/dachshund'
import { progress } from '@/lib/domain/book/progress'
import { useRovingTabindex } from '@/lib/browser/use-roving-tabindex'
import styles from './reader.module.css'

interface ReaderControlsProps {
  page: number
  total: number
  turning: boolean
  goTo: (page: number) => void
}

// What a turn doesn't change is not made again in it.
const DOG = <WalkingDachshund className={styles['dog']} />
/** In the place of the words, in full screen. */
const ARROW = (
  <svg className={styles['arrow']} viewBox="0 0 18 26" width="18" height="26" aria-hidden="true">
    <path d="M2 2.6L5 0l12 12.2v1.6L4.6 26 1.8 23.2 11.4 13z" fill="currentColor" />
  </svg>
)

interface DotProps {
  label: string
  page: number
  current: boolean
  read: boolean
  goTo: (page: number) => void
}
const Dot = memo(function Dot({ label, page, current, read, goTo }: DotProps) {
  return (
    <ScriptButton
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      data-read={read || undefined}
      tabIndex={current ? 0 : -1}
      onClick={() => goTo(page)}
    />
  )
})

const done = (percent: number): CSSProperties & { '--done': number } => ({ '--done': percent })

/** Buttons stay focusable while they can't be pressed, so that the focus survives a turn. */
export function ReaderControls({ page, total, turning, goTo }: ReaderControlsProps) {
  const t = useTranslations('reader')
  const { read, left, percent } = progress(page, total)
  const labels = useMemo(() => Array.from({ length: total }, (_, i) => t('goToPage', { page: i + 1 })), [t, total])
  const dots = useRef<HTMLDivElement>(null)
  const onDotKey = useRovingTabindex(dots, page - 1, total, (at) => goTo(at + 1))
  const stop = (at: number) => turning || page === at || undefined
  const step = (by: number, end: number) => () => {
    if (!stop(end)) goTo(page + by)
  }
  return (
    <div className={styles['controls']}>
      <Button variant="secondary" className={styles['previous']} aria-disabled={stop(1)} onClick={step(-1, 1)}>
        {ARROW} <span>{t('previous')}</span>
      </Button>
      <Button className={styles['next']} aria-disabled={stop(total)} onClick={step(1, total)}>
        <span>{t('next')}</span> {ARROW}
      </Button>
      <p className={styles['page']} dir="auto" aria-live="polite">
        {t('pageOf', { page, total })}
      </p>
      <div
        className={styles['progress']}
        role="progressbar"
        aria-label={t('complete')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={done(percent)}
      >
        <span className={styles['doneBar']} />
        <span className={styles['walk']}>{DOG}</span>
      </div>
      <div className={styles['dots']} role="toolbar" aria-label={t('pages')} ref={dots} onKeyDown={onDotKey}>
        {labels.map((label, i) => (
          <Dot key={label} label={label} page={i + 1} current={i + 1 === page} read={i + 1 < page} goTo={goTo} />
        ))}
      </div>
      <ul
        className={cn(
          'flex flex-wrap justify-center gap-x-4 gap-y-0.5 text-xs text-eucalyptus-pale md:gap-x-6.5',
          styles['stats'],
        )}
      >
        <li dir="auto">{t.rich('pagesRead', { count: read, b: (n) => <b>{n}</b> })}</li>
        <li dir="auto">{t.rich('percentComplete', { percent, b: (n) => <b>{n}</b> })}</li>
        <li dir="auto">{t.rich('pagesLeft', { count: left, b: (n) => <b>{n}</b> })}</li>
      </ul>
    </div>
  )
}
