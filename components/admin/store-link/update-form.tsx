'use client'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { CopyButton } from '@/components/site/copy-button'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { call, CallError } from '@/lib/http/client'
import { PanelTitle } from '../headings'
import { panelVariants } from '../panel-variants'

interface Result {
  success: boolean
  message?: string | undefined
  error?: string | undefined
  link?: string | undefined
}

/** The button, and a card with what the store answered. */
export function UpdateForm() {
  const t = useTranslations('operators.storeLink')
  const common = useTranslations('common')
  const [result, setResult] = useState<Result | null>(null)
  const [busy, start] = useTransition()

  const update = () =>
    start(async () => {
      try {
        const { endpoints } = await import('@/lib/http/endpoints')
        const answer = await call(endpoints.updateStoreProduct)
        setResult(answer)
        toast(
          answer.success
            ? { title: t('successTitle'), description: t('updated') }
            : { title: t('updateFailed'), description: answer.error ?? t('failed'), variant: 'destructive' },
        )
      } catch (error) {
        const text = error instanceof CallError ? (error.error ?? error.message) : common('unreachable')
        setResult({ success: false, error: text })
        toast({ title: t('errorTitle'), description: text, variant: 'destructive' })
      }
    })

  return (
    <section aria-labelledby="store-update" className={panelVariants()}>
      <PanelTitle id="store-update">{t('updateTitle')}</PanelTitle>
      <p className="max-w-(--measure)">{t('lead')}</p>
      <p>
        <Button needsScript busy={busy} busyText={t('updating')} onClick={update}>
          {t('update')}
        </Button>
      </p>
      <div aria-live="polite">
        {result && (
          <div className="grid gap-3 border-t border-admin-line pt-4">
            <p className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
              <Badge variant={result.success ? 'success' : 'destructive'}>
                {result.success ? t('success') : t('failure')}
              </Badge>
            </p>
            <p className="max-w-(--measure) wrap-anywhere">
              {result.success ? (result.message ?? t('updated')) : (result.error ?? t('failed'))}
            </p>
            {result.link !== undefined && (
              <>
                <p>
                  <a className="wrap-anywhere" href={result.link} dir="ltr">
                    {result.link}
                  </a>
                </p>
                <p>
                  <CopyButton value={result.link} text={t('copyLink')} done={t('copied')} />
                </p>
              </>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
