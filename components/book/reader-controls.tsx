import { useTranslations } from 'next-intl'
import { memo, useMemo, useRef, type CSSProperties } from 'react'
import { Button } from '@/components/ui/button'
import { ScriptButton } from '@/components/ui/script-button'
import { WalkingDachshund } from '@/components/site/dachshund'
import { progress } from '@/lib/domain/book/progress'
import { useRovingTabindex } from './use-roving-tabindex'

interface ReaderControlsProps {
  page: number
  total: number
  turning: boolean
  goTo: (page: number) => void
}

// What a turn doesn't change is not made again in it.
const DOG = <WalkingDachshund className="rd-dog" />

interface DotProps {
  label: string
  page: number
  here: boolean
  read: boolean
  goTo: (page: number) => void
}
const Dot = memo(function Dot({ label, page, here, read, goTo }: DotProps) {
  return (
    <ScriptButton
      aria-label={label}
      aria-current={here ? 'page' : undefined}
      data-read={read || undefined}
      tabIndex={here ? 0 : -1}
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
    <div className="rd-controls">
      <Button variant="secondary" className="rd-previous" aria-disabled={stop(1)} onClick={step(-1, 1)}>
        {t('previous')}
      </Button>
      <Button className="rd-next" aria-disabled={stop(total)} onClick={step(1, total)}>
        {t('next')}
      </Button>
      <p className="rd-page" dir="auto" aria-live="polite">
        {t('pageOf', { page, total })}
      </p>
      <div
        className="rd-progress"
        role="progressbar"
        aria-label={t('complete')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={done(percent)}
      >
        <span className="rd-bar" />
        <span className="rd-walk">{DOG}</span>
      </div>
      <div className="rd-dots" role="toolbar" aria-label={t('pages')} ref={dots} onKeyDown={onDotKey}>
        {labels.map((label, i) => (
          <Dot key={label} label={label} page={i + 1} here={i + 1 === page} read={i + 1 < page} goTo={goTo} />
        ))}
      </div>
      <ul className="rd-stats">
        <li dir="auto">{t.rich('pagesRead', { count: read, b: (n) => <b>{n}</b> })}</li>
        <li dir="auto">{t.rich('percentComplete', { percent, b: (n) => <b>{n}</b> })}</li>
        <li dir="auto">{t.rich('pagesLeft', { count: left, b: (n) => <b>{n}</b> })}</li>
      </ul>
    </div>
  )
}
