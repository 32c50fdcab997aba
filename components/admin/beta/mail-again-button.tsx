'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { useRouter } from '@/lib/i18n/navigation'

export type MailAgain = (input: {
  id: string
  letters: number
  language: string
}) => Promise<{ ok: true; value: boolean } | { ok: false; error: string }>

interface MailAgainButtonProps {
  id: string
  code: string
  /** How many letters the list shows. */
  letters: number
  mailAgain: MailAgain
}

export function MailAgainButton({ id, code, letters, mailAgain }: MailAgainButtonProps) {
  const t = useTranslations('operators.beta')
  const common = useTranslations('common')
  const language = useLocale()
  const router = useRouter()
  const [busy, start] = useTransition()
  const mail = () =>
    start(async () => {
      const answer = await mailAgain({ id, letters, language }).catch(() => ({
        ok: false as const,
        error: common('unreachable'),
      }))
      if (!answer.ok) toast({ title: t('notMailed'), description: answer.error, variant: 'destructive' })
      else toast({ title: answer.value ? t('mailed') : t('mailedMeanwhile'), description: code })
      router.refresh()
    })
  return (
    <Button size="sm" variant="outline" needsScript busy={busy} onClick={mail}>
      {t('mailAgain')} <span className="sr-only">{code}</span>
    </Button>
  )
}
