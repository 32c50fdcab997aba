'use client'
import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { LONGEST_NOTES } from '@/lib/domain/admin/review'
import type { useNotes } from './use-notes'

/** Moderation notes; with what another administrator wrote while these were typed. */
export function NotesField({
  notes,
  box,
}: {
  notes: ReturnType<typeof useNotes>
  box: RefObject<HTMLTextAreaElement | null>
}) {
  const t = useTranslations('approval')
  return (
    <>
      <Field label={t('notes')} more={t('notesMore')}>
        <Textarea
          ref={box}
          rows={3}
          maxLength={LONGEST_NOTES}
          value={notes.value}
          onChange={(event) => notes.type(event.target.value)}
        />
      </Field>
      {notes.theirs !== undefined && (
        <p className="bg-sun-pale px-3 py-2 text-xs whitespace-pre-line">
          <b>{t('theirNotes')}</b> {notes.theirs || '–'}
        </p>
      )}
    </>
  )
}
