import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Button } from '@/components/ui/button'
import { WalkingDachshund } from '@/components/site/dachshund'
import { progress } from '@/lib/domain/book/progress'

interface ReaderControlsProps {
  page: number
  total: number
  turning: boolean
  goTo: (page: number) => void
}

const done = (percent: number): CSSProperties & { '--done': number } => ({ '--done': percent })

/** Buttons stay focusable while they can't be pressed, so that the focus survives a turn. */
export function ReaderControls({ page, total, turning, goTo }: ReaderControlsProps) {
  const t = useTranslations('reader')
  const { read, left, percent } = progress(page, total)
  const stop = (at: number) => turning || page === at || undefined
  const step = (by: number, end: number) => () => {
    if (!stop(end)) goTo(page + by)
  }
  return (
    <div className="rd-controls">
      <Button variant="ink" className="rd-previous" aria-disabled={stop(1)} onClick={step(-1, 1)}>{t('previous')}</Button>
      <Button className="rd-next" aria-disabled={stop(total)} onClick={step(1, total)}>{t('next')}</Button>
      <p className="rd-page" dir="auto" aria-live="polite">{t('pageOf', { page, total })}</p>
      <div className="rd-progress" role="progressbar" aria-label={t('complete')} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} style={done(percent)}>
        <span className="rd-bar" />
        <span className="rd-walk"><WalkingDachshund className="rd-dog" /></span>
      </div>
      <ol className="rd-dots">
        {Array.from({ length: total }, (_, i) => i + 1).map((one) => (
          <li key={one}>
            <button type="button" aria-label={t('goToPage', { page: one })} aria-current={one === page ? 'page' : undefined} data-read={one < page || undefined} onClick={() => goTo(one)} />
          </li>
        ))}
      </ol>
      <ul className="rd-stats">
        <li dir="auto">{t.rich('pagesRead', { count: read, b: (n) => <b>{n}</b> })}</li>
        <li dir="auto">{t.rich('percentComplete', { percent, b: (n) => <b>{n}</b> })}</li>
        <li dir="auto">{t.rich('pagesLeft', { count: left, b: (n) => <b>{n}</b> })}</li>
      </ul>
    </div>
  )
}
