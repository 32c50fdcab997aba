'use client'
import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/site/copy-button'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DescriptionList } from '../facts'
import { DateTime } from '../date-time'
import { PanelHead } from '../panel-head'
import { CodeActionButtons } from './code-actions'
import { CodeStatus, CodeType } from './code-table'
import type { CodeActions, CodeDetail } from './gift-codes'

interface CodePanelProps {
  /** Null for a code that isn't there. */
  detail: CodeDetail | null
  closed: string
  actions: Pick<CodeActions, 'setActive' | 'mail'>
}

/** One code: whose it is, what it made, and the letters that brought it. */
export function CodePanel({ detail, closed, actions }: CodePanelProps) {
  const t = useTranslations('giftCodes')
  return (
    <aside className="staff-panel code-panel" aria-label={t('panel')}>
      <PanelHead closed={closed} closeLabel={t('close')} className="code-big">
        {detail?.code ?? t('missing')}
      </PanelHead>
      {detail && (
        <>
          <div className="staff-acts">
            <CodeStatus {...detail} />
            <CopyButton value={detail.code} text={t('copy')} done={t('copied')} />
          </div>
          <DescriptionList
            facts={[
              [t('type'), <CodeType key="type" {...detail} />],
              [
                t('recipient'),
                (detail.recipientName || detail.recipientEmail) && (
                  <>
                    {detail.recipientName && <b className="block">{detail.recipientName}</b>}
                    {detail.recipientEmail}
                  </>
                ),
              ],
              [t('used'), t('usedOf', { count: detail.usageCount, limit: detail.usageLimit })],
              [t('until'), detail.expiresAt && <DateTime at={detail.expiresAt} />],
              [
                t('made'),
                <>
                  {detail.createdBy}
                  <br />
                  <DateTime at={detail.createdAt} />
                </>,
              ],
              [t('notes'), detail.notes && <span className="code-notes">{detail.notes}</span>],
            ]}
          />
          <CodeActionButtons detail={detail} actions={actions} />
          <section aria-labelledby="code-uses">
            <h3 id="code-uses">{t('uses')}</h3>
            {detail.uses.length === 0 ? (
              <p className="staff-quiet">{t('notUsed')}</p>
            ) : (
              <ol className="code-history">
                {detail.uses.map(({ use, at, story }) => (
                  <li key={use}>
                    <span className="staff-quiet">{t('useNumber', { number: use })}</span>{' '}
                    {story ? (
                      <Link href={`${paths.adminApproval}?tab=all&story=${encodeURIComponent(story.id)}`}>
                        {story.title || story.childName}
                      </Link>
                    ) : (
                      t('noStory')
                    )}
                    <span className="code-when">
                      <DateTime at={at} />
                    </span>
                  </li>
                ))}
              </ol>
            )}
            {detail.usedBy && <p className="hint">{t('usedBy', { who: detail.usedBy })}</p>}
          </section>
          {detail.letters.length > 0 && (
            <section aria-labelledby="code-letters">
              <h3 id="code-letters">{t('letters')}</h3>
              <ol className="code-history">
                {detail.letters.map(({ at, sentAt, failed }, i) => (
                  <li key={i}>
                    {sentAt ? t('sent') : failed ? t('trying') : t('queued')}
                    <span className="code-when">
                      <DateTime at={sentAt ?? at} />
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <p className="hint">
            <Link href={`${paths.adminAudit}?${new URLSearchParams({ type: 'gift_code', id: detail.id })}`}>
              {t('history')}
            </Link>
          </p>
        </>
      )}
    </aside>
  )
}
