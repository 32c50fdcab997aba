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

/** One decision for all ticked stories. Each is decided on its own; failed ones are listed, and stay ticked. */
export function BulkBar({ stories, chosen, choose, decide }: BulkBarProps) {
  const t = useTranslations('approval')
  const errors = useTranslations('approval.reasons')
  const common = useTranslations('common')
  const router = useRouter()
  const [busy, start] = useTransition()
  const [result, setResult] = useState<{
    done: number
    left: { title: string; code: string }[]
    error?: string
  } | null>(null)

  const take = (decision: Decision) =>
    start(async () => {
      const answer = await decide({
        decision,
        stories: chosen.map(({ id, reviewVersion, version }) => ({ id, reviewVersion, version })),
      })
      if (!answer.ok) return setResult({ done: 0, left: [], error: answer.error })
      const { done, left } = answer.value
      setResult({
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
    <div className="flex flex-[1_1_320px] flex-wrap items-center gap-x-5 gap-y-1.5 md:ps-3.5">
      <Checkbox checked={all} onChange={() => choose(all ? [] : stories.map(({ id }) => id))}>
        {chosen.length > 0 ? t('ticked', { count: chosen.length }) : t('tickAll')}
      </Checkbox>
      {chosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3" role="group" aria-label={t('bulk')}>
          {STEPS.map(({ label, decision, look }) => (
            <Button key={label} size="sm" variant={look} busy={busy} onClick={() => take(decision)}>
              {t(label)}
            </Button>
          ))}
        </div>
      )}
      {result && (
        <Alert
          className="basis-full"
          variant={result.error || result.left.length > 0 ? 'destructive' : 'success'}
          onClose={() => setResult(null)}
          closeLabel={common('close')}
        >
          <p>{result.error ?? t('bulkDone', { done: result.done, left: result.left.length })}</p>
          {result.left.length > 0 && (
            <ul>
              {result.left.map(({ title, code }) => (
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
