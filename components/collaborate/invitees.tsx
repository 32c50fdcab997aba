'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { ROOM_BOUNDS } from '@/lib/domain/collaboration/room'
import type { RoomFormInput } from './room-form'

/** Whom to write to: one field at first, up to five; what holds no address is passed over. */
export function Invitees<T>({ form }: { form: UseFormReturn<RoomFormInput, unknown, T> }) {
  const t = useTranslations('together.create')
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const removed = useRef<number | null>(null)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'invitees' })
  // The button that had the focus is gone with its field: the field that moved up takes it.
  useEffect(() => {
    if (removed.current === null) return
    box.current?.querySelectorAll('input')[Math.min(removed.current, fields.length - 1)]?.focus()
    removed.current = null
  }, [fields])
  return (
    <fieldset ref={box} className="min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="label">
        {t('invitees')} <span className="label-more">{t('optional')}</span>
      </legend>
      <ul className="grid grid-cols-1 gap-2.5">
        {fields.map((field, i) => (
          <li key={field.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
            <Input
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={254}
              aria-label={t('invitee', { number: i + 1 })}
              {...form.register(`invitees.${i}.email`)}
            />
            {fields.length > 1 && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('removeInvitee', { number: i + 1 })}
                onClick={() => {
                  removed.current = i
                  remove(i)
                }}
              >
                <CloseIcon />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p id={`${id}-hint`} className="hint">
        {t('inviteesHint', { most: ROOM_BOUNDS.invitees })}
      </p>
      {fields.length < ROOM_BOUNDS.invitees && (
        <Button variant="success" size="sm" className="mt-3" onClick={() => append({ email: '' })}>
          {t('addInvitee')}
        </Button>
      )}
    </fieldset>
  )
}
