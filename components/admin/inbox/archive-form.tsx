'use client'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import { useServerForm } from '@/components/forms/use-server-form'

interface ArchiveFormProps {
  archive: (before: { error: string } | null, form: FormData) => Promise<{ error: string } | null>
  id: string
  /** Whether the message is to be open afterwards. */
  open: boolean
  label: string
  /** Error text if the server can't be reached. */
  noAnswer: string
}

export function ArchiveForm({ archive, id, open, label, noAnswer }: ArchiveFormProps) {
  const { answer: failure, busy, form } = useServerForm(archive, { noAnswer: { error: noAnswer } })
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
