import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import type { Health, HealthFault, HealthState } from '@/lib/domain/admin/health'
import { cn } from '@/components/ui/cn'
import { PanelTitle } from '../headings'
import { useNumberFormat } from '../use-number-format'
import { RefreshButton } from './refresh-button'

const PARTS = ['database', 'queue', 'author', 'mail', 'cards'] as const
type PartName = (typeof PARTS)[number]

const PART = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 border-b border-admin-line pt-2.25 pb-2.5'
/** Each state has a colour and a shape of its own. */
const STATE_LOOKS: Record<HealthState, string> = {
  good: 'text-eucalyptus-deep before:rounded-full before:bg-current',
  strained: 'text-sun-deep before:rotate-45 before:bg-current',
  down: 'text-coral-deep before:bg-current before:[clip-path:polygon(50%_0,100%_100%,0_100%)]',
  off: 'text-ink-soft before:rounded-full before:border-2 before:border-current',
}

const Frame = ({ children, foot }: { children: ReactNode; foot: ReactNode }) => {
  const t = useTranslations('dashboard')
  // Twice in the HTML while the measured one is streamed in the other's place.
  const title = useId()
  return (
    <section className="bg-card px-5.5 pt-5 pb-4.5 shadow-1" aria-labelledby={title}>
      <PanelTitle id={title}>{t('health.title')}</PanelTitle>
      <ul className="mt-2">{children}</ul>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">{foot}</div>
    </section>
  )
}

function Part({
  name,
  state,
  ms,
  fault,
  children,
}: {
  name: PartName
  state: HealthState
  ms: number
  fault: HealthFault | null
  children: ReactNode
}) {
  const t = useTranslations('dashboard')
  return (
    <li className={PART}>
      <b>{t(`health.parts.${name}`)}</b>
      <span className={cn('text-end font-heavy before:me-2 before:inline-block before:size-3', STATE_LOOKS[state])}>
        {t(`health.states.${state}`)}
      </span>
      <span className="wrap-anywhere text-ink-soft">
        {children}
        {fault !== null && <span className="font-bold text-coral-under"> {t(`health.faults.${fault}`)}</span>}
      </span>
      {ms > 0 && (
        <span className="text-end whitespace-nowrap text-ink-soft lining-nums tabular-nums">
          {t('health.ms', { ms })}
        </span>
      )}
    </li>
  )
}

/** The state of each part of the shop, measured for this request. */
export function HealthPanel({ health: { at, database, queue, author, mail, cards } }: { health: Health }) {
  const t = useTranslations('dashboard')
  const { clock } = useNumberFormat()
  return (
    <Frame
      foot={
        <>
          <span className="text-ink-soft">{t('health.measured', { time: clock(at) })}</span>
          <RefreshButton label={t('health.again')} busyLabel={t('health.asking')} />
        </>
      }
    >
      <Part name="database" {...database}>
        {database.version && t('health.database', { version: database.version })}
      </Part>
      <Part name="queue" {...queue}>
        {t('health.queue', { waiting: queue.waiting, running: queue.running, workers: queue.workers })}
        {queue.oldest !== null && ` ${t('health.oldest', { seconds: queue.oldest })}`}
        {queue.givenUp > 0 && ` ${t('health.givenUp', { count: queue.givenUp })}`}
      </Part>
      <Part name="author" {...author}>
        {author.model === null
          ? t('health.builtIn')
          : t('health.claude', { model: author.model, failed: author.failed, calls: author.calls })}
        {author.restsFor > 0 && ` ${t('health.rests', { seconds: author.restsFor })}`}
      </Part>
      <Part name="mail" {...mail}>
        {t(`health.${mail.by}`)} {t('health.unsent', { unsent: mail.unsent, refused: mail.refused })}
      </Part>
      <Part name="cards" {...cards}>
        {t(cards.state === 'off' ? 'health.cardsOff' : cards.events ? 'health.cardsOn' : 'health.cardsQuiet')}
      </Part>
    </Frame>
  )
}

/** Shown while the parts are checked. */
export function HealthSkeleton() {
  const t = useTranslations('dashboard')
  return (
    <Frame
      foot={
        <span className="text-ink-soft" role="status">
          {t('health.asking')}
        </span>
      }
    >
      {PARTS.map((name) => (
        <li key={name} className={cn(PART, 'min-h-18.25 text-ink-soft')}>
          <b>{t(`health.parts.${name}`)}</b>
        </li>
      ))}
    </Frame>
  )
}
