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
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useServerForm } from '@/components/forms/use-server-form'

interface RefundFormProps {
  refund: (before: { error: string } | null, form: FormData) => Promise<{ error: string } | null>
  id: string
  /** Formatted, with its currency. */
  amount: string
  name: string
  /** Stories already created with this purchase; they stay. */
  stories: number
  /** Error text if the server can't be reached. */
  noAnswer: string
}

/** Refunds a purchase, after a dialog that names the consequences and asks again who is there. */
export function RefundForm({ refund, id, amount, name, stories, noAnswer }: RefundFormProps) {
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
    <div
      className={
        'grid grid-cols-1 justify-items-start gap-3 border-t-2 border-dotted border-paper-edge pt-3.5 ' +
        'wrap-anywhere'
      }
    >
      {failure && (
        <Alert variant="destructive" className="w-full">
          {failure.error}
        </Alert>
      )}
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button variant="outline" size="sm">
            {t('refund', { amount })}
          </Button>
        </DialogTrigger>
        <DialogContent closeLabel={common('close')}>
          <DialogTitle>{t('refundTitle', { amount, name })}</DialogTitle>
          <DialogDescription>{t('refundText')}</DialogDescription>
          {stories > 0 && <p className="mt-s3">{t('refundMade', { count: stories })}</p>}
          <form {...form} className="mt-s4 flex flex-wrap items-center gap-x-3.5 gap-y-3">
            <input type="hidden" name="id" value={id} />
            <Field label={t('proof')} required className="w-full">
              <Input name="proof" type="password" autoComplete="current-password" required />
            </Field>
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
