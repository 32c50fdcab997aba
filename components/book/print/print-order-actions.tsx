'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callFailure } from '@/components/forms/call-failure'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { call } from '@/lib/http/client'
import { useRouter } from '@/lib/i18n/navigation'

interface PrintOrderActionsProps {
  storyId: string
  id: string
  /** The store's page; null while no store is set up. */
  payAt: string | null
}

/** An order that waits for its payment: pay it, or cancel it. */
export function PrintOrderActions({ storyId, id, payAt }: PrintOrderActionsProps) {
  const t = useTranslations('printOrder')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      const { endpoints } = await import('@/lib/http/endpoints')
      await call(endpoints.cancelPrintOrder(storyId, id), { status: 'cancelled' })
      toast({ title: t('cancelledNow') })
      router.refresh()
    } catch (error) {
      toast({ title: t('failed'), description: callFailure(error).text ?? t('failedText'), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      {payAt !== null && (
        <Button asChild size="sm">
          <a href={payAt} target="_blank" rel="noopener">
            {t('pay')}
          </a>
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        needsScript
        busy={busy}
        busyText={t('cancelling')}
        onClick={() => void cancel()}
      >
        {t('cancel')}
      </Button>
    </span>
  )
}
