'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Alert } from '@/components/ui/alert'
import { useServerForm } from '@/components/forms/use-server-form'
import type { PrintStatus } from '@/lib/domain/commerce/print-order'

/** The error message, and the tracking number as typed. */
export interface PrintStatusError {
  error: string
  trackingNumber: string
}

interface PrintStatusFormProps {
  move: (before: PrintStatusError | null, form: FormData) => Promise<PrintStatusError | null>
  id: string
  /** Its status when the page was rendered. */
  from: string
  next: readonly PrintStatus[]
  /** Error text if the server can't be reached. */
  noAnswer: string
}

export function PrintStatusForm({ move, id, from, next, noAnswer }: PrintStatusFormProps) {
  const t = useTranslations('orders')
  const { answer: failure, busy, form } = useServerForm(move, { noAnswer: { error: noAnswer, trackingNumber: '' } })
  return (
    <form
      {...form}
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
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={from} />
      <Field label={t('moveTo')} className="w-full">
        <Select name="to">
          {next.map((status) => (
            <option key={status} value={status}>
              {t(`standing.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('tracking')} more={t('optional')} className="w-full">
        <Input
          name="trackingNumber"
          maxLength={100}
          defaultValue={failure?.trackingNumber}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="success" size="sm" busy={busy} busyText={t('moving')}>
        {t('move')}
      </Button>
    </form>
  )
}
