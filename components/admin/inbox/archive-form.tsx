'use client'
import { Button } from '@/components/ui/button'
import { Slip } from '@/components/ui/alert'
import { useFormAnswer } from '@/components/forms/use-server-form'

interface PutAwayFormProps {
  putAway: (before: { error: string } | null, form: FormData) => Promise<{ error: string } | null>
  id: string
  /** Whether it is to be open afterwards. */
  open: boolean
  label: string
  /** Said when the server does not answer. */
  noAnswer: string
}

export function PutAwayForm({ putAway, id, open, label, noAnswer }: PutAwayFormProps) {
  const { answer: failure, busy, form } = useFormAnswer(putAway, { noAnswer: { error: noAnswer } })
  return (
    <form {...form}>
      {failure && <Slip tone="bad">{failure.error}</Slip>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="open" value={String(open)} />
      <Button type="submit" variant="manila" size="small" busy={busy}>
        {label}
      </Button>
    </form>
  )
}
