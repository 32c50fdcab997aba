import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { isAuditAction } from '@/lib/domain/admin/audit-actions'
import { PUBLICATION_STATUSES } from '@/lib/domain/publishing/publication'
import { DateTime } from '../date-time'
import { PanelTitle } from '../headings'

export interface Act {
  id: string
  actor: string
  action: string
  detail: unknown
  createdAt: Date
}

const moved = z.object({ to: z.enum(PUBLICATION_STATUSES), asin: z.string().optional() })

/** What was done with the publication, by whom and when, the newest first. */
export function History({ acts }: { acts: readonly Act[] }) {
  const t = useTranslations('operators.kdp')
  const admin = useTranslations('admin')
  return (
    <section aria-labelledby="kdp-history" className="border-t-2 border-dotted border-paper-edge pt-3.5">
      <PanelTitle id="kdp-history" className="mb-2 text-[1.25rem]">
        {t('history')}
      </PanelTitle>
      {acts.length === 0 && <p className="text-ink-soft">{t('noHistory')}</p>}
      <ol className="grid gap-1.5">
        {acts.map(({ id, actor, action, detail, createdAt }) => {
          const step = moved.safeParse(detail).data
          return (
            <li key={id} className="flex flex-wrap gap-x-3 wrap-anywhere">
              <b>{isAuditAction(action) ? admin(`acts.${action}`) : action}</b>
              {step && <span>{t('became', { status: t(`status.${step.to}`) })}</span>}
              {step?.asin && <code>{step.asin}</code>}
              <span className="text-ink-soft">
                <bdi>{actor}</bdi>, <DateTime at={createdAt} />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
