'use client'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import { useServerForm } from '@/components/forms/use-server-form'

interface PutAwayFormProps {
  putAway: (before: { error: string } | null, form: FormData) => Promise<{ error: string } | null>
  id: string
  /** Whether it is to be open afterwards. */
  open: boolean
  label: string
  /** Said when the server does not answer. */
  noAnswer: string
}

export function ArchiveForm({ putAway, id, open, label, noAnswer }: PutAwayFormProps) {
  const { answer: failure, busy, form } = useServerForm(putAway, { noAnswer: { error: noAnswer } })
  return (
    <form {...form}>
      {failure && <Alert variant="destructive">{failure.error}</Alert>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="open" value={String(open)} />
      <Button type="submit" variant="outline" size="sm" busy={busy}>
        {label}
      </Button>
    </form>
  )
}
