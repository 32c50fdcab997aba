'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SleepingDachshund } from '@/components/site/dachshund'
import { EmptyState } from '@/components/ui/empty-state'
import { applyMove, type Move } from '@/lib/domain/collaboration/move-idea'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { IdeaForm } from './idea-form'
import { IdeaSlip } from './idea-slip'
import { WaitingSlip } from './waiting-slip'
import { quotedIdea } from './quoted-idea'
import { useIdeaDraft } from './use-idea-draft'
import { useReorder } from './use-reorder'
import { useRoom } from './room-context'

/** The ideas in the order in which the story takes them up. */
export function IdeasTab() {
  const t = useTranslations('together.ideas')
  const { room, isClosed, waiting, typing, me, act } = useRoom()
  const slip = useIdeaDraft()
  const isBlank = !isClosed && slip.draft.content.trim() === ''
  const [announcement, setAnnouncement] = useState('')
  /** A move that the log hasn't told of yet. */
  const [moving, setMoving] = useState<Move | null>(null)
  const ideas = moving ? applyMove(room.contributions, moving) : room.contributions
  const arrived = new Set(room.contributions.map(({ clientId }) => clientId))
  const onTheirWay = waiting.filter((one) => one.kind === 'idea' && !arrived.has(one.clientId))
  const move = async (wanted: Move) => {
    setMoving(wanted)
    await act(() => call(roomEndpoints.changeIdea(room.id, wanted.id), { after: wanted.after }), t('moveFailed'))
    setMoving((now) => (now === wanted ? null : now))
  }
  const { list, shown, lifted, handleProps } = useReorder({
    ids: ideas.map(({ id }) => id),
    onMove: (wanted) => void move(wanted),
    announce: (what, _id, place) => setAnnouncement(t(what, { place: place + 1, total: ideas.length })),
  })
  const byId = new Map(ideas.map((idea) => [idea.id, idea]))
  const writing = typing.filter(({ where, memberId }) => where === 'idea' && memberId !== me.id)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {!isClosed && <IdeaForm slip={slip} />}
      {ideas.length + onTheirWay.length === 0 ? (
        <EmptyState picture={<SleepingDachshund className="h-20" />} title={t('empty')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="ideas-in-order" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="ideas-in-order" className="text-s font-heavy">
            {t('order')}
          </h2>
          <p id="how-to-move" className="sr-only">
            {t('moveHow')}
          </p>
          <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {shown.map((id, i) => {
              const idea = byId.get(id)
              return (
                idea && (
                  <IdeaSlip
                    key={id}
                    idea={idea}
                    place={i + 1}
                    isLifted={lifted === id}
                    {...(isClosed || ideas.length < 2
                      ? {}
                      : {
                          handle: {
                            ...handleProps(id),
                            'aria-label': t('move', { idea: quotedIdea(idea.content) }),
                            'aria-describedby': 'how-to-move',
                          },
                        })}
                  />
                )
              )
            })}
          </ol>
          {onTheirWay.length > 0 && (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {onTheirWay.map(
                (one) =>
                  one.kind === 'idea' && (
                    <WaitingSlip
                      key={one.clientId}
                      item={one}
                      onRewrite={isBlank ? () => slip.bringBack(one) : undefined}
                    />
                  ),
              )}
            </ul>
          )}
        </section>
      )}
      <TypingNote names={writing.map(({ memberId }) => memberId)} />
      <p className="sr-only" aria-live="assertive" data-announcer>
        {announcement}
      </p>
    </div>
  )
}

function TypingNote({ names }: { names: readonly string[] }) {
  const t = useTranslations('together.room')
  const { room } = useRoom()
  const first = room.collaborators.find(({ id }) => id === names[0])?.name
  return (
    <p className="min-h-7 text-s text-ink-soft" role="status">
      {names.length > 1 ? t('severalWriting') : first !== undefined && t('writingIdea', { name: first })}
    </p>
  )
}
