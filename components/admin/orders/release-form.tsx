'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useServerForm } from '@/components/forms/use-server-form'

interface ReleaseFormProps {
  release: (before: { error: string } | null, form: FormData) => Promise<{ error: string } | null>
  id: string
  /** Error text if the server can't be reached. */
  noAnswer: string
}

/** Releases an order that a store took at another price. */
export function ReleaseForm({ release, id, noAnswer }: ReleaseFormProps) {
  const t = useTranslations('orders')
  const { answer: failure, busy, form } = useServerForm(release, { noAnswer: { error: noAnswer } })
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
      <p>{t('releaseText')}</p>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="success" size="sm" busy={busy} busyText={t('releasing')}>
        {t('release')}
      </Button>
    </form>
  )
}
