'use client'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Alert } from '@/components/ui/alert'
import type { Decision } from '@/lib/domain/admin/review'
import type { ReviewRow } from '@/lib/domain/admin/review-story'
import { useRouter } from '@/lib/i18n/navigation'
import type { ReviewActions } from './review'

interface BulkBarProps {
  stories: readonly ReviewRow[]
  chosen: readonly ReviewRow[]
  choose: (ids: readonly string[]) => void
  decide: ReviewActions['decide']
}

const STEPS: readonly {
  label: 'approveContent' | 'approveImages' | 'publish' | 'decline'
  decision: Decision
  look: 'success' | 'outline'
}[] = [
  { label: 'approveContent', decision: { action: 'approve', type: 'content' }, look: 'success' },
  { label: 'approveImages', decision: { action: 'approve', type: 'images' }, look: 'success' },
  { label: 'publish', decision: { action: 'approve', type: 'both' }, look: 'success' },
  { label: 'decline', decision: { action: 'reject', type: 'both' }, look: 'outline' },
]

/** One step for all that are ticked. Each is decided by itself; what could not be done is named, and stays ticked. */
export function BulkBar({ stories, chosen, choose, decide }: BulkBarProps) {
  const t = useTranslations('approval')
  const errors = useTranslations('approval.reasons')
  const common = useTranslations('common')
  const router = useRouter()
  const [busy, start] = useTransition()
  const [told, setTold] = useState<{ done: number; left: { title: string; code: string }[]; error?: string } | null>(
    null,
  )

  const take = (decision: Decision) =>
    start(async () => {
      const answer = await decide({
        decision,
        stories: chosen.map(({ id, reviewVersion, version }) => ({ id, reviewVersion, version })),
      })
      if (!answer.ok) return setTold({ done: 0, left: [], error: answer.error })
      const { done, left } = answer.value
      setTold({
        done: done.length,
        left: left.map(({ id, code }) => ({ code, title: stories.find((one) => one.id === id)?.title || id })),
      })
      choose(left.map(({ id }) => id))
      router.refresh()
    })
  const reason = (code: string) =>
    code === 'review_outdated' ? errors('outdated') : code === 'review_conflict' ? errors('conflict') : errors('gone')
  const all = chosen.length === stories.length
  return (
    <div className="review-bulk">
      <Checkbox checked={all} onChange={() => choose(all ? [] : stories.map(({ id }) => id))}>
        {chosen.length > 0 ? t('ticked', { count: chosen.length }) : t('tickAll')}
      </Checkbox>
      {chosen.length > 0 && (
        <div className="staff-acts" role="group" aria-label={t('bulk')}>
          {STEPS.map(({ label, decision, look }) => (
            <Button key={label} size="sm" variant={look} busy={busy} onClick={() => take(decision)}>
              {t(label)}
            </Button>
          ))}
        </div>
      )}
      {told && (
        <Alert
          className="review-told"
          variant={told.error || told.left.length > 0 ? 'destructive' : 'success'}
          onClose={() => setTold(null)}
          closeLabel={common('close')}
        >
          <p>{told.error ?? t('bulkDone', { done: told.done, left: told.left.length })}</p>
          {told.left.length > 0 && (
            <ul>
              {told.left.map(({ title, code }) => (
                <li key={title}>
                  <b>{title}</b>: {reason(code)}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  )
}
