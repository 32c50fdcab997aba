'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { ROOM_BOUNDS } from '@/lib/domain/collaboration/room'
import type { RoomIdea } from '@/lib/domain/collaboration/room-log'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { IdeaTypes } from './idea-types'
import { useRoom } from './room-context'

/** Words and paper of an idea, for who gave it. */
export function IdeaEditor({ idea, onDone }: { idea: RoomIdea; onDone: () => void }) {
  const t = useTranslations('together.ideas')
  const { room, act } = useRoom()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [type, setType] = useState(idea.type)
  const [content, setContent] = useState(idea.content)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (content.trim() === '') return setError(t('required'))
    if (busy) return
    setBusy(true)
    const saved = await act(
      () => call(roomEndpoints.changeIdea(room.id, idea.id), { content: content.trim(), type }),
      t('changeFailed'),
    )
    setBusy(false)
    if (saved) onDone()
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      <IdeaTypes name={id} value={type} onChange={setType} />
      <Field label={t('content')} error={error}>
        <Textarea
          ref={field}
          rows={3}
          className="font-lead"
          dir="auto"
          maxLength={ROOM_BOUNDS.idea}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="secondary" busy={busy}>
          {t('save')}
        </Button>
        <Button size="sm" variant="outline" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
