'use client'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { credits } from '@/components/entitlement/credits'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import { toast } from '@/components/ui/toast-store'
import { useRequestError } from '@/components/forms/use-request-error'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

export type AttachStories = (form: {
  token: string
}) => Promise<{ ok: true; value: { stories: number } } | { ok: false; error: string; code: string }>

/** Nothing happens until the button is pressed: mail scanners open links too, and the link works once. */
export function FindPanel({ token, bring }: { token: string; bring: AttachStories }) {
  const t = useTranslations('findStories')
  const router = useRouter()
  const [error, setError] = useState<string | null>(null)
  const [busy, start] = useTransition()
  const noAnswer = useRequestError()
  const press = () =>
    start(async () => {
      setError(null)
      const answer = await bring({ token }).catch(
        async (failed: unknown) =>
          ({ ok: false, error: await noAnswer(failed, t('failed')), code: 'no_answer' }) as const,
      )
      if (answer.ok) {
        credits.refetch()
        toast({ title: t('brought', { count: answer.value.stories }) })
        return router.push(paths.myStories)
      }
      setError(answer.code === 'invalid' ? t('wrong') : answer.error)
    })
  return (
    <>
      <Button size="lg" busy={busy} busyText={t('busy')} onClick={press}>
        {t('bring')}
      </Button>
      {error !== null && (
        <Alert variant="destructive">
          <p>{error}</p>
        </Alert>
      )}
      <Link className="text-link" href={paths.myStories}>
        {t('toShelf')}
      </Link>
    </>
  )
}
