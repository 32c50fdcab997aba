'use client'
import { useActionState } from 'react'
import { Button } from '@/components/ui/button'
import { Slip } from '@/components/ui/slip'

interface PutAwayFormProps {
  putAway: (before: { error: string } | null, form: FormData) => Promise<{ error: string } | null>
  id: string
  /** Whether it is to be open afterwards. */
  open: boolean
  label: string
}

export function PutAwayForm({ putAway, id, open, label }: PutAwayFormProps) {
  const [failure, submit, busy] = useActionState(putAway, null)
  return (
    <form action={submit}>
      {failure && <Slip tone="bad">{failure.error}</Slip>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="open" value={String(open)} />
      <Button type="submit" variant="manila" size="small" busy={busy}>{label}</Button>
    </form>
  )
}
