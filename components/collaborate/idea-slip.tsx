'use client'
import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { CloseIcon } from '@/components/ui/icons'
import { ScriptButton } from '@/components/ui/script-button'
import { toast } from '@/components/ui/toast-store'
import type { RoomIdea } from '@/lib/domain/collaboration/room-log'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { IdeaEditor } from './idea-editor'
import { HandleIcon, HeartIcon, IDEA_ICONS } from './idea-icons'
import { IDEA_PAPER } from './idea-paper'
import { quotedIdea } from './quoted-idea'
import { useRoom } from './room-context'

interface IdeaSlipProps {
  idea: RoomIdea
  place: number
  isLifted: boolean
  /** Left out where the order can't be changed. */
  handle?: ComponentProps<'button'>
}

/** One idea on its paper, with what may be done with it. */
export function IdeaSlip({ idea, place, isLifted, handle }: IdeaSlipProps) {
  const t = useTranslations('together')
  const { room, me, isCreator, isClosed, act } = useRoom()
  const [editing, setEditing] = useState(false)
  const Icon = IDEA_ICONS[idea.type]
  const isMine = idea.contributorId === me.id
  const words = { idea: quotedIdea(idea.content) }
  const liked = idea.likedBy.includes(me.id)
  const like = () =>
    act(() => call(roomEndpoints.changeIdea(room.id, idea.id), { liked: !liked }), t('ideas.likeFailed'))
  const remove = async () => {
    const removed = await act(() => call(roomEndpoints.removeIdea(room.id, idea.id)), t('ideas.removeFailed'))
    if (removed) toast({ title: t('ideas.removed') })
  }
  return (
    <li
      data-slip={idea.id}
      className={cn(
        'group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-s-6 py-3.5 ps-3 pe-3 shadow-1 transition-[transform,box-shadow]',
        'motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0',
        IDEA_PAPER[idea.type],
        isLifted && 'z-2 scale-[1.02] -rotate-1 shadow-2 outline-3 outline-ink',
        idea.fate === 'set-aside' && 'opacity-70',
      )}
    >
      <div className="grid content-start justify-items-center gap-1.5">
        {handle && (
          <button
            type="button"
            className="grid size-11 cursor-grab touch-none place-items-center text-ink-soft active:cursor-grabbing"
            {...handle}
          >
            <HandleIcon />
          </button>
        )}
        <span className="text-s font-heavy tabular-nums" aria-hidden="true">
          {place}
        </span>
      </div>
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-xs">
          <Icon className="size-4" />
          <b>{t(`types.${idea.type}`)}</b>
          <bdi className="wrap-anywhere">{idea.contributor}</bdi>
          {idea.fate === 'set-aside' && <i>{t('generate.fates.set-aside')}</i>}
        </p>
        {editing ? (
          <IdeaEditor idea={idea} onDone={() => setEditing(false)} />
        ) : (
          <p className="font-lead text-m leading-[1.4] wrap-anywhere" dir="auto">
            {idea.content}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4">
          <ScriptButton
            className={cn(
              'inline-flex min-h-11 items-center gap-1.5 text-s font-heavy',
              liked ? 'text-coral-deep' : 'text-ink-soft',
            )}
            aria-pressed={liked}
            disabled={isClosed}
            onClick={() => void like()}
          >
            <HeartIcon className={cn('size-5 transition-transform', liked && 'motion-safe:scale-115')} />
            <span className="sr-only">{t('ideas.like', words)}, </span>
            <span aria-hidden="true">{idea.likedBy.length > 0 && idea.likedBy.length}</span>
            <span className="sr-only">{t('ideas.likes', { count: idea.likedBy.length })}</span>
          </ScriptButton>
          {isMine && !isClosed && !editing && (
            <ScriptButton
              className="text-link text-s"
              aria-label={t('ideas.editIdea', words)}
              onClick={() => setEditing(true)}
            >
              {t('ideas.edit')}
            </ScriptButton>
          )}
          {(isMine || isCreator) && (
            <Button
              variant="ghost"
              size="icon"
              className="ms-auto"
              aria-label={t('ideas.removeIdea', words)}
              onClick={() => void remove()}
            >
              <CloseIcon />
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
