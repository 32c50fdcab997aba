'use client'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { call } from '@/lib/http/client'
import { useRouter } from '@/lib/i18n/navigation'
import { PanelTitle } from '../headings'
import { panelVariants } from '../panel-variants'

type Step = 'address' | 'page' | 'secret' | 'order'
type State = 'done' | 'missing' | 'failed' | 'waiting'
const LOOKS = { done: 'success', missing: 'destructive', failed: 'destructive', waiting: 'sun' } as const

/** Checks what the store's orders need to reach us, step by step. */
export function SetupForm() {
  const t = useTranslations('operators.creatorStore')
  const router = useRouter()
  const [steps, setSteps] = useState<readonly { step: Step; state: State }[]>([])
  const [busy, start] = useTransition()
  const setUp = () =>
    start(async () => {
      const { endpoints } = await import('@/lib/http/endpoints')
      const answer = await call(endpoints.setUpCreatorStore).catch(() => null)
      setSteps(answer?.steps ?? [])
      toast(
        answer?.success
          ? { title: t('doneTitle'), description: t('done') }
          : { title: t('failedTitle'), description: t('failed'), variant: 'destructive' },
      )
      router.refresh()
    })
  return (
    <section aria-labelledby="store-setup" className={panelVariants()}>
      <PanelTitle id="store-setup">{t('setupTitle')}</PanelTitle>
      <p className="max-w-(--measure)">{t('setupNote')}</p>
      <p>
        <Button needsScript busy={busy} busyText={t('settingUp')} onClick={setUp}>
          {t('setup')}
        </Button>
      </p>
      <ul aria-live="polite" className="grid gap-0.5">
        {steps.map(({ step, state }) => (
          <li key={step} className="grid gap-x-3.5 gap-y-1 border-b border-admin-line py-2">
            <span className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1">
              <b>{t(`steps.${step}`)}</b>
              <Badge variant={LOOKS[state]}>{t(`states.${state}`)}</Badge>
            </span>
            {state !== 'done' && <span className="max-w-(--measure) text-ink-soft">{t(`help.${step}`)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
