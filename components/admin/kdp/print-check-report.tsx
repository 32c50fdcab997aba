import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { PrintCheck } from '@/lib/domain/publishing/publication'

/** Interior and cover each in a line, and below them what did not pass, as the check words it. */
export function PrintCheckReport({ reports }: { reports: PrintCheck }) {
  const t = useTranslations('operators.kdp.check')
  if (reports.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-[1.125rem] leading-tight">{t('title')}</h3>
      <ul className="grid gap-1.5">
        {reports.map(({ what, passed, findings }) => (
          <li key={what} className="grid gap-1">
            <span>
              {t(what)}:{' '}
              <Badge variant={passed ? 'success' : 'destructive'} className="whitespace-normal">
                {passed ? t('passed', { count: findings.length }) : t('failed')}
              </Badge>
            </span>
            {findings
              .filter((finding) => !finding.passed)
              .map(({ check, found, pages }) => (
                <span key={check} className="wrap-anywhere">
                  <code lang="en" dir="ltr">
                    {check}: {found}
                  </code>{' '}
                  {pages.length > 0 && t('pages', { pages: pages.join(', ') })}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
