import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BETA_PLACES, BETA_STORIES } from '@/lib/domain/commerce/beta-application'
import { EXPIRES_SOON_DAYS } from '@/lib/domain/commerce/beta-tester'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { AdminHeader } from '../admin-header'
import { PanelTitle } from '../headings'
import { useNumberFormat } from '../use-number-format'
import { MarketingTools } from './marketing-tools'
import type { MailAgain } from './mail-again-button'
import { TesterTable, type TesterRow } from './tester-table'

interface BetaDashboardScreenProps {
  /** Streamed in later (Suspense). */
  counters: ReactNode
  testers: readonly TesterRow[]
  /** Address of the program's public page. */
  url: string
  mailAgain: MailAgain
}

export function BetaDashboardScreen({ counters, testers, url, mailAgain }: BetaDashboardScreenProps) {
  const t = useTranslations('operators.beta')
  const { count } = useNumberFormat()
  const summary = [
    t('sumSent', { count: testers.filter(({ letters }) => letters.some(({ sentAt }) => sentAt !== null)).length }),
    t('sumUsedUp', { count: testers.filter(({ usageCount, usageLimit }) => usageCount >= usageLimit).length }),
    t('sumExpiring', { count: testers.filter(({ expiry }) => expiry === 'soon').length, days: EXPIRES_SOON_DAYS }),
  ]
  return (
    <ClientMessages of={['operators']}>
      <AdminHeader title={t('title')} />
      {counters}
      <div className="mt-6.5 grid grid-cols-1 items-start gap-6 min-[1500px]:grid-cols-[minmax(0,1fr)_360px]">
        <section aria-labelledby="beta-testers" className="min-w-0">
          <PanelTitle id="beta-testers" className="mb-2">
            {t('testers', { count: count(testers.length), places: count(BETA_PLACES) })}
          </PanelTitle>
          {testers.length > 0 && (
            <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-0.5 text-ink-soft">
              {summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <TesterTable testers={testers} mailAgain={mailAgain} />
        </section>
        <MarketingTools url={url} stories={BETA_STORIES} places={BETA_PLACES} />
      </div>
    </ClientMessages>
  )
}

/** Shown while the counters are read. */
export function BetaCountersLoading() {
  const t = useTranslations('operators.beta')
  return (
    <p role="status" className="min-h-40 text-ink-soft">
      {t('loading')}
    </p>
  )
}
