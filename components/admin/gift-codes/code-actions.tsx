'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { useRouter } from '@/lib/i18n/navigation'
import type { CodeActions, CodeDetail } from './gift-codes'

/** Deactivates or reactivates a code, and emails it. */
export function CodeActionButtons({
  detail,
  actions,
}: {
  detail: CodeDetail
  actions: Pick<CodeActions, 'setActive' | 'mail'>
}) {
  const t = useTranslations('giftCodes')
  const common = useTranslations('common')
  const language = useLocale()
  const router = useRouter()
  const [busy, start] = useTransition()
  const { id, isActive, given, recipientEmail, status } = detail

  const act = (work: () => ReturnType<CodeActions['mail']>, done: string) =>
    start(async () => {
      const answer = await work().catch(() => ({ ok: false as const, error: common('unreachable') }))
      toast(
        answer.ok
          ? { title: done, description: detail.code }
          : { title: t('notDone'), description: answer.error, variant: 'destructive' },
      )
      router.refresh()
    })
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3">
      {recipientEmail !== null && status === 'active' && (
        <Button
          size="sm"
          variant="success"
          busy={busy}
          onClick={() => act(() => actions.mail({ id, letters: given, language }), t('mailed'))}
        >
          {given > 0 ? t('mailAgain') : t('mail')}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        busy={busy}
        onClick={() =>
          act(() => actions.setActive({ id, active: !isActive }), isActive ? t('deactivated') : t('activated'))
        }
      >
        {isActive ? t('deactivate') : t('activate')}
      </Button>
    </div>
  )
}
