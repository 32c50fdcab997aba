import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Health, HealthFault, HealthState } from '@/lib/domain/admin/health'
import { useNumberFormat } from '../use-number-format'
import { RefreshButton } from './refresh-button'

const PARTS = ['database', 'queue', 'author', 'mail', 'cards'] as const
type PartName = (typeof PARTS)[number]

const Frame = ({ children, foot }: { children: ReactNode; foot: ReactNode }) => {
  const t = useTranslations('dashboard')
  return (
    <section className="desk-panel" aria-labelledby="health">
      <h2 id="health">{t('health.title')}</h2>
      <ul className="health">{children}</ul>
      <div className="desk-foot">{foot}</div>
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
    <li className="health-part" data-state={state}>
      <b>{t(`health.parts.${name}`)}</b>
      <span className="health-state">{t(`health.states.${state}`)}</span>
      <span className="health-facts">
        {children}
        {fault !== null && <span className="health-fault"> {t(`health.faults.${fault}`)}</span>}
      </span>
      {ms > 0 && <span className="health-ms">{t('health.ms', { ms })}</span>}
    </li>
  )
}

/** How each part answered just now. */
export function HealthPanel({ health: { at, database, queue, author, mail, cards } }: { health: Health }) {
  const t = useTranslations('dashboard')
  const { clock } = useNumberFormat()
  return (
    <Frame
      foot={
        <>
          <span className="staff-quiet">{t('health.measured', { time: clock(at) })}</span>
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

/** While the parts are being asked. */
export function HealthSkeleton() {
  const t = useTranslations('dashboard')
  return (
    <Frame
      foot={
        <span className="staff-quiet" role="status">
          {t('health.asking')}
        </span>
      }
    >
      {PARTS.map((name) => (
        <li key={name} className="health-part" data-state="asking">
          <b>{t(`health.parts.${name}`)}</b>
        </li>
      ))}
    </Frame>
  )
}
