'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Alert } from '@/components/ui/alert'
import { useServerForm } from '@/components/forms/use-server-form'
import type { PrintStatus } from '@/lib/domain/commerce/print-order'

/** What went wrong, in words, and what had been typed. */
export interface PrintStatusError {
  error: string
  trackingNumber: string
}

interface MoveFormProps {
  move: (before: PrintStatusError | null, form: FormData) => Promise<PrintStatusError | null>
  id: string
  /** How it stands on this page. */
  from: string
  next: readonly PrintStatus[]
  /** Said when the server does not answer. */
  noAnswer: string
}

export function PrintStatusForm({ move, id, from, next, noAnswer }: MoveFormProps) {
  const t = useTranslations('orders')
  const { answer: failure, busy, form } = useServerForm(move, { noAnswer: { error: noAnswer, trackingNumber: '' } })
  return (
    <form {...form} className="move">
      {failure && <Alert variant="destructive">{failure.error}</Alert>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={from} />
      <Field label={t('moveTo')}>
        <Select name="to">
          {next.map((status) => (
            <option key={status} value={status}>
              {t(`standing.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('tracking')} more={t('optional')}>
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
