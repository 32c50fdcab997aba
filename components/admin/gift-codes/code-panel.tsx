'use client'
import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/site/copy-button'
import { Address } from '@/components/ui/address'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DescriptionList } from '../facts'
import { DateTime } from '../date-time'
import { PanelHead } from '../panel-head'
import { panelVariants } from '../panel-variants'
import { CodeActionButtons } from './code-actions'
import { CodeStatus, CodeType } from './code-table'
import type { CodeActions, CodeDetail } from './gift-codes'

interface CodePanelProps {
  /** Null if there is no such code. */
  detail: CodeDetail | null
  closed: string
  actions: Pick<CodeActions, 'setActive' | 'mail'>
}

const HISTORY_ROW = 'flex flex-wrap gap-x-2 border-b border-admin-line py-1.25'

/** One code: its recipient, the stories created with it, and the emails that carried it. */
export function CodePanel({ detail, closed, actions }: CodePanelProps) {
  const t = useTranslations('giftCodes')
  return (
    <aside className={panelVariants({ variant: 'detail' })} aria-label={t('panel')}>
      <PanelHead closed={closed} closeLabel={t('close')} code>
        {detail?.code ?? t('missing')}
      </PanelHead>
      {detail && (
        <>
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3">
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
                    {detail.recipientEmail && <Address>{detail.recipientEmail}</Address>}
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
              [t('notes'), detail.notes && <span className="whitespace-pre-line">{detail.notes}</span>],
            ]}
          />
          <CodeActionButtons detail={detail} actions={actions} />
          <section aria-labelledby="code-uses">
            <h3 id="code-uses" className="mt-1.5 text-[1.125rem]">
              {t('uses')}
            </h3>
            {detail.uses.length === 0 ? (
              <p className="text-ink-soft">{t('notUsed')}</p>
            ) : (
              <ol className="grid gap-0.5">
                {detail.uses.map(({ use, at, story }) => (
                  <li key={use} className={HISTORY_ROW}>
                    <span className="text-ink-soft">{t('useNumber', { number: use })}</span>{' '}
                    {story ? (
                      <Link href={`${paths.adminApproval}?tab=all&story=${encodeURIComponent(story.id)}`}>
                        {story.title || story.childName}
                      </Link>
                    ) : (
                      t('noStory')
                    )}
                    <span className="ms-auto text-xs text-ink-soft">
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
              <h3 id="code-letters" className="mt-1.5 text-[1.125rem]">
                {t('letters')}
              </h3>
              <ol className="grid gap-0.5">
                {detail.letters.map(({ at, sentAt, failed }, i) => (
                  <li key={i} className={HISTORY_ROW}>
                    {sentAt ? t('sent') : failed ? t('trying') : t('queued')}
                    <span className="ms-auto text-xs text-ink-soft">
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
