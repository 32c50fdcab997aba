'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast-store'
import { useKdpCall } from './use-kdp-call'

/** Has the metadata of a story written when it is opened without any; then the page shows it. */
export function FirstMetadata({ id }: { id: string }) {
  const t = useTranslations('operators.kdp')
  const common = useTranslations('common')
  const { error, run } = useKdpCall()
  const begun = useRef(false)
  async function generate() {
    const { value } = await run('generate', ({ call, endpoints }) => call(endpoints.generateKdpMetadata(id)))
    if (!value) toast({ title: t('failed'), description: t('failedGenerate'), variant: 'destructive' })
  }
  const generateFirst = useEffectEvent(generate)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void generateFirst()
  }, [])
  if (error)
    return (
      <Alert variant="destructive" className="grid justify-items-start gap-3">
        <p>{error}</p>
        <Button variant="outline" size="sm" onClick={() => void generate()}>
          {common('retry')}
        </Button>
      </Alert>
    )
  return (
    <div role="status" className="grid gap-3">
      <p>{t('loading')}</p>
      <Skeleton className="block h-6 w-2/3" />
      <Skeleton className="block h-6 w-1/2" />
      <Skeleton className="block h-32 w-full" />
    </div>
  )
}
