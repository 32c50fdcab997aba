'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

const TITLE_AT_MOST = 120

export function RenameForm({
  title,
  busy,
  onRename,
}: {
  title: string
  busy: boolean
  onRename: (title: string) => void
}) {
  const t = useTranslations('myStories.change')
  const [typed, setTyped] = useState(title)
  const [empty, setEmpty] = useState(false)
  return (
    <form
      className="grid justify-items-start gap-3.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(typed.trim() === '')
        if (!busy && typed.trim() !== '') onRename(typed)
      }}
    >
      <Field label={t('title')} error={empty ? t('titleMissing') : undefined} className="w-full">
        <Input
          variant="display"
          dir="auto"
          maxLength={TITLE_AT_MOST}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" variant="secondary" busy={busy} busyText={t('saving')}>
        {t('rename')}
      </Button>
    </form>
  )
}
