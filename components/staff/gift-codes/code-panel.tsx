'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { CopyButton } from '@/components/gift/copy-button'
import { CloseIcon } from '@/components/ui/icons'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { Moment } from '../moment'
import { CodeActs } from './code-acts'
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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <aside className="staff-panel code-panel" aria-label={t('panel')}>
      <Link href={closed} scroll={false} className="icon-btn code-close" aria-label={t('close')}><CloseIcon /></Link>
      <h2 ref={heading} tabIndex={-1} className="code-big">{detail?.code ?? t('missing')}</h2>
      {detail && (
        <>
          <div className="staff-acts"><CodeStatus {...detail} /><CopyButton value={detail.code} text={t('copy')} done={t('copied')} /></div>
          <dl className="code-facts">
            <div><dt>{t('type')}</dt><dd><CodeType {...detail} /></dd></div>
            <div><dt>{t('recipient')}</dt><dd>{[detail.recipientName, detail.recipientEmail].filter(Boolean).join(', ') || '–'}</dd></div>
            <div><dt>{t('used')}</dt><dd>{t('usedOf', { count: detail.usageCount, limit: detail.usageLimit })}</dd></div>
            <div><dt>{t('until')}</dt><dd>{detail.expiresAt ? <Moment at={detail.expiresAt} /> : '–'}</dd></div>
            <div><dt>{t('made')}</dt><dd>{detail.createdBy}, <Moment at={detail.createdAt} /></dd></div>
            {detail.notes && <div><dt>{t('notes')}</dt><dd className="code-notes">{detail.notes}</dd></div>}
          </dl>
          <CodeActs detail={detail} actions={actions} />
          <section aria-labelledby="code-uses">
            <h3 id="code-uses">{t('uses')}</h3>
            {detail.uses.length === 0 ? <p className="staff-quiet">{t('notUsed')}</p> : (
              <ol className="code-history">
                {detail.uses.map(({ use, at, story }) => (
                  <li key={use}>
                    <span className="staff-quiet">{t('useNumber', { number: use })}</span>{' '}
                    {story ? <Link href={`${paths.adminApproval}?tab=all&story=${encodeURIComponent(story.id)}`}>{story.title || story.childName}</Link> : t('noStory')}
                    <span className="code-when"><Moment at={at} /></span>
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
                {detail.letters.map(({ at, sentAt, failed }, i) => <li key={i}>{sentAt ? t('sent') : failed ? t('trying') : t('queued')}<span className="code-when"><Moment at={sentAt ?? at} /></span></li>)}
              </ol>
            </section>
          )}
          <p className="hint"><Link href={`${paths.adminAudit}?${new URLSearchParams({ type: 'gift_code', id: detail.id })}`}>{t('history')}</Link></p>
        </>
      )}
    </aside>
  )
}
