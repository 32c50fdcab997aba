'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { IDEA_PAPER } from './idea-paper'
import type { OutboxItem } from './outbox'
import { useRoom } from './room-context'

/** An idea on its way, or one that was refused, which its giver may take back. `onRewrite`: while the form is blank. */
export function WaitingSlip({
  item,
  onRewrite,
}: {
  item: OutboxItem & { kind: 'idea' }
  onRewrite?: (() => void) | undefined
}) {
  const t = useTranslations('together.ideas')
  const chat = useTranslations('together.chat')
  const { takeBack } = useRoom()
  const { clientId, body, refused } = item
  return (
    <li
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-2 border-s-6 border-dashed px-4.5 py-3.5',
        refused === undefined ? IDEA_PAPER[body.type] : 'border-destructive bg-blush',
      )}
      data-waiting
    >
      <p className="font-lead text-m leading-[1.4] wrap-anywhere" dir="auto">
        {body.content}
      </p>
      {refused === undefined ? (
        <p className="text-xs font-heavy" role="status">
          {t('waiting')}
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-s" role="alert">
            <b>{t('failed')}.</b> {refused}
          </p>
          <div className="flex flex-wrap gap-2">
            {onRewrite && (
              <Button variant="outline" size="sm" onClick={onRewrite}>
                {chat('rewrite')}
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={() => takeBack(clientId)}>
              {t('discard')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
