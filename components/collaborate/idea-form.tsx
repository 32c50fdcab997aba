'use client'
import { useTranslations } from 'next-intl'
import { useId, useRef, type FormEvent } from 'react'
import { toast } from '@/components/ui/toast-store'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { ROOM_BOUNDS } from '@/lib/domain/collaboration/room'
import { IDEA_PAPER } from './idea-paper'
import { IdeaTypes } from './idea-types'
import { useRoom } from './room-context'
import type { IdeaDraftState } from './use-idea-draft'

/** Said only near the end. */
const LEFT_FROM = 60
/** A blank slip. */
export function IdeaForm({ slip }: { slip: IdeaDraftState }) {
  const t = useTranslations('together.ideas')
  const { tellTyping } = useRoom()
  const { draft, error, setError, change, give } = slip
  const id = useId()
  const box = useRef<HTMLFormElement>(null)
  const left = ROOM_BOUNDS.idea - draft.content.length
  const add = (event: FormEvent) => {
    event.preventDefault()
    const content = draft.content.trim()
    if (content === '') {
      setError(t('required'))
      toast({ title: t('failed'), description: t('required'), variant: 'destructive' })
      box.current?.querySelector('textarea')?.focus()
      return
    }
    give(content)
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
