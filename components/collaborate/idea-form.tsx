'use client'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type FormEvent } from 'react'
import { toast } from '@/components/ui/toast-store'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { readStorage, writeStorage } from '@/lib/browser/storage'
import { IDEA_TYPES, ROOM_BOUNDS, type IdeaType } from '@/lib/domain/collaboration/room'
import { IDEA_PAPER } from './idea-paper'
import { IdeaTypes } from './idea-types'
import { useRoom } from './room-context'

/** Said only near the end. */
const LEFT_FROM = 60
const draftKey = (roomId: string) => `wagtale-room-${roomId}-idea`

function readDraft(roomId: string): { type: IdeaType; content: string } {
  const [type, ...lines] = (readStorage(draftKey(roomId)) ?? '').split('\n')
  return { type: IDEA_TYPES.find((one) => one === type) ?? 'character', content: lines.join('\n') }
}

/** A blank slip. What is on it stays in the browser until it is laid on the table. */
export function IdeaForm() {
  const t = useTranslations('together.ideas')
  const { room, giveIdea, tellTyping } = useRoom()
  const id = useId()
  const [draft, setDraft] = useState(() => readDraft(room.id))
  const [error, setError] = useState<string>()
  const box = useRef<HTMLFormElement>(null)
  const left = ROOM_BOUNDS.idea - draft.content.length
  const change = (next: typeof draft) => {
    setDraft(next)
    writeStorage(draftKey(room.id), `${next.type}\n${next.content}`)
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const content = draft.content.trim()
    if (content === '') {
      setError(t('required'))
      toast({ title: t('failed'), description: t('required'), variant: 'destructive' })
      box.current?.querySelector('textarea')?.focus()
      return
    }
    setError(undefined)
    giveIdea({ type: draft.type, content })
    change({ ...draft, content: '' })
    box.current?.querySelector('textarea')?.focus()
  }
  return (
    <form
      ref={box}
      noValidate
      aria-labelledby={`${id}-title`}
      className={cn(
        'fields border-b-6 px-[clamp(16px,3vw,34px)] pt-5 pb-6.5 shadow-2 transition-colors',
        IDEA_PAPER[draft.type],
      )}
      onSubmit={add}
    >
      <h2 id={`${id}-title`} className="text-d-s">
        {t('add')}
      </h2>
      <IdeaTypes name={`${id}-type`} value={draft.type} onChange={(type) => change({ ...draft, type })} />
      <Field
        label={t('content')}
        error={error}
        required
        hint={left <= LEFT_FROM ? t('left', { count: left }) : undefined}
      >
        <Textarea
          rows={2}
          className="font-lead"
          maxLength={ROOM_BOUNDS.idea}
          placeholder={t(`placeholder.${draft.type}`)}
          dir="auto"
          value={draft.content}
          onChange={({ target }) => {
            change({ ...draft, content: target.value })
            if (target.value !== '') tellTyping('idea')
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) add(event)
          }}
        />
      </Field>
      <Button type="submit" needsScript className="justify-self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
