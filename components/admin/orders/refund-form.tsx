'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'
import { Alert } from '@/components/ui/alert'
import { useServerForm } from '@/components/forms/use-server-form'

interface RefundFormProps {
  refund: (before: { error: string } | null, form: FormData) => Promise<{ error: string } | null>
  id: string
  /** With its currency. */
  amount: string
  name: string
  /** Stories of it that are made already: they stay. */
  made: number
  /** Said when the server does not answer. */
  noAnswer: string
}

/** Asked once more before any money moves, with what follows from it. */
export function RefundForm({ refund, id, amount, name, made, noAnswer }: RefundFormProps) {
  const t = useTranslations('orders')
  const common = useTranslations('common')
  const [open, setOpen] = useState(false)
  const {
    answer: failure,
    busy,
    form,
  } = useServerForm(
    (before: { error: string } | null, sent: FormData) => refund(before, sent).finally(() => setOpen(false)),
    { noAnswer: { error: noAnswer } },
  )
  return (
    <div className="refund">
      {failure && <Alert variant="destructive">{failure.error}</Alert>}
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button variant="outline" size="sm">
            {t('refund', { amount })}
          </Button>
        </DialogTrigger>
        <DialogContent closeLabel={common('close')}>
          <DialogTitle>{t('refundTitle', { amount, name })}</DialogTitle>
          <DialogDescription>{t('refundText')}</DialogDescription>
          {made > 0 && <p className="mt-s3">{t('refundMade', { count: made })}</p>}
          <form {...form} className="staff-acts mt-s4">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="sm" busy={busy} busyText={t('refunding')}>
              {t('refundNow')}
            </Button>
            <DialogClose asChild>
              <Button variant="outline" size="sm">
                {t('keep')}
              </Button>
            </DialogClose>
          </form>
        </DialogContent>
      </Dialog>
    </div>
  )
}
