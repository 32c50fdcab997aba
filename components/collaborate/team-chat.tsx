'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { CloseIcon } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { ROOM_BOUNDS } from '@/lib/domain/collaboration/room'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { useRoom } from './room-context'

/** How far from its end a list still counts as read to the end, in pixels. */
const NEAR_END = 80

/** What the team says to each other beside the story. */
export function TeamChat() {
  const t = useTranslations('together.chat')
  const rooms = useTranslations('together.room')
  const format = useFormatter()
  const { room, me, isCreator, isClosed, waiting, typing, sendMessage, takeBack, tellTyping, act } = useRoom()
  const [text, setText] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const arrived = new Set(room.messages.map(({ clientId }) => clientId))
  const onTheirWay = waiting.filter((one) => one.kind === 'message' && !arrived.has(one.clientId))
  const writing = typing.filter(({ where, memberId }) => where === 'message' && memberId !== me.id)
  const writer = room.collaborators.find(({ id }) => id === writing[0]?.memberId)?.name

  // Follows what is said, unless somebody reads further up.
  const count = room.messages.length + onTheirWay.length
  const before = useRef(0)
  useEffect(() => {
    const box = list.current
    if (!box) return
    const wasAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END * 2
    if (wasAtEnd || before.current === 0) box.scrollTop = box.scrollHeight
    before.current = count
  }, [count])

  const send = (event: FormEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (message === '') return
    sendMessage(message)
    setText('')
  }
  return (
    <section
      aria-labelledby="team-chat"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 bg-eucalyptus-pale px-4.5 pt-4 pb-5 shadow-page lg:sticky lg:top-5"
    >
      <h2 id="team-chat" className="text-d-s">
        {t('title')}
      </h2>
      <div
        ref={list}
        role="log"
        aria-labelledby="team-chat"
        tabIndex={0}
        className="grid max-h-[min(52vh,28rem)] min-h-24 content-start gap-2 overflow-y-auto overscroll-contain pe-1"
      >
        {count === 0 && <p className="text-ink-soft">{t('empty')}</p>}
        {room.messages.map(({ id, collaboratorId, collaboratorName, message, timestamp, type }) =>
          type === 'system' ? (
            <p key={id} className="text-center text-xs text-ink-soft">
              {message}
            </p>
          ) : (
            <div
              key={id}
              className={cn(
                'relative max-w-[92%] px-3.5 pt-1.5 pb-2 shadow-1',
                collaboratorId === me.id ? 'justify-self-end bg-sun-pale' : 'justify-self-start bg-paper',
              )}
            >
              <p className="flex items-baseline gap-2 text-xs">
                <bdi className="font-heavy wrap-anywhere">{collaboratorName}</bdi>
                <time dateTime={timestamp} className="text-ink-soft">
                  {format.dateTime(new Date(timestamp), { hour: 'numeric', minute: '2-digit' })}
                </time>
                {(isCreator || collaboratorId === me.id) && (
                  <Button
                    variant="ghost"
                    size="icon"
                    className="-my-3 ms-auto -me-3 scale-75"
                    aria-label={t('remove', { name: collaboratorName })}
                    onClick={() => void act(() => call(roomEndpoints.removeMessage(room.id, id)), t('removeFailed'))}
                  >
                    <CloseIcon />
                  </Button>
                )}
              </p>
              <p className="leading-[1.35] wrap-anywhere" dir="auto">
                {message}
              </p>
            </div>
          ),
        )}
        {onTheirWay.map(
          (one) =>
            one.kind === 'message' && (
              <div
                key={one.clientId}
                className="max-w-[92%] justify-self-end border-2 border-dashed border-ink-line bg-paper px-3.5 pt-1.5 pb-2"
                data-waiting
              >
                <p className="wrap-anywhere" dir="auto">
                  {one.body.message}
                </p>
                <p className="text-xs font-heavy">
                  {one.refused === undefined ? t('waiting') : t('refused', { reason: one.refused })}{' '}
                  {one.refused !== undefined && (
                    <button
                      type="button"
                      className="text-link"
                      onClick={() => {
                        setText(one.body.message)
                        takeBack(one.clientId)
                      }}
                    >
                      {t('rewrite')}
                    </button>
                  )}
                </p>
              </div>
            ),
        )}
      </div>
      <p className="min-h-6 text-xs text-ink-soft" role="status">
        {writing.length > 1
          ? rooms('severalWriting')
          : writer !== undefined && rooms('writingMessage', { name: writer })}
      </p>
      {!isClosed && (
        <form noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2" onSubmit={send}>
          <Field label={t('label')} labelHidden>
            <Input
              value={text}
              maxLength={ROOM_BOUNDS.message}
              placeholder={t('placeholder')}
              autoComplete="off"
              dir="auto"
              onChange={({ target }) => {
                setText(target.value)
                if (target.value !== '') tellTyping('message')
              }}
            />
          </Field>
          <Button type="submit" needsScript variant="success" size="sm">
            {t('send')}
          </Button>
        </form>
      )}
    </section>
  )
}
