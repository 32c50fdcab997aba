'use client'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { statusChange, type PublicationStatus } from '@/lib/domain/publishing/publication'
import { useKdpCall } from './use-kdp-call'

interface StatusFormProps {
  id: string
  revision: number
  next: readonly PublicationStatus[]
  asin: string
  notes: string
}

/** What KDP did with the book, set by hand. */
export function StatusForm({ id, revision, next, asin: storedAsin, notes: storedNotes }: StatusFormProps) {
  const t = useTranslations('operators.kdp')
  const [to, setTo] = useState(next[0] ?? 'in_review')
  const [asin, setAsin] = useState(storedAsin)
  const [notes, setNotes] = useState(storedNotes)
  const [fault, setFault] = useState<'asin_form' | 'asin_missing' | null>(null)
  const { busy, error, run } = useKdpCall()
  async function send(event: FormEvent) {
    event.preventDefault()
    const change = { revision, to, asin, notes }
    const issue = statusChange.safeParse(change).error?.issues.find(({ path }) => path[0] === 'asin')
    setFault(issue ? (issue.message === 'asin_missing' ? 'asin_missing' : 'asin_form') : null)
    if (issue) return
    const { value } = await run('move', ({ call, endpoints }) => call(endpoints.setKdpStatus(id), change))
    if (value?.status === 'in_review') toast({ title: t('submitted') })
  }
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      aria-labelledby="kdp-move"
      className="grid grid-cols-1 justify-items-start gap-3"
    >
      <h3 id="kdp-move" className="text-[1.125rem] leading-tight">
        {t('move.title')}
      </h3>
      {error && (
        <Alert variant="destructive" className="w-full">
          {error}
        </Alert>
      )}
      <Field label={t('move.to')} className="w-full">
        <Select value={to} onChange={({ target }) => setTo(next.find((one) => one === target.value) ?? to)}>
          {next.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('move.asin')}
        hint={t('move.asinHint')}
        error={fault ? t(`move.${fault}`) : undefined}
        className="w-full"
      >
        <Input
          dir="ltr"
          value={asin}
          onChange={({ target }) => setAsin(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      </Field>
      <Field label={t('move.notes')} more={t('move.optional')} className="w-full">
        <Textarea value={notes} onChange={({ target }) => setNotes(target.value)} maxLength={1000} rows={3} />
      </Field>
      <Button type="submit" needsScript variant="success" size="sm" busy={busy !== null} busyText={t('move.setting')}>
        {t('move.set')}
      </Button>
    </form>
  )
}
