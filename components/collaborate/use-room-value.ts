'use client'
import { useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { callFailure } from '@/components/forms/call-failure'
import { toast } from '@/components/ui/toast-store'
import type { Language } from '@/lib/domain/story/lists'
import type { RoomSnapshot } from '@/lib/domain/collaboration/room-log'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import type { Outbox, OutboxItem } from './outbox'
import type { RoomState } from './room-connection'
import type { Room } from './room-context'
import { useGrowingBook } from './use-growing-book'

/** How often the others are told that somebody types. */
const TYPING_TOLD_MS = 2_500

export interface OpenRoomProps {
  state: RoomState
  room: RoomSnapshot
  me: NonNullable<RoomSnapshot['me']>
  outbox: Outbox
  waiting: readonly OutboxItem[]
  writtenIn: Language
}

/** The room and what its member can do, for its parts. */
export function useRoomValue({ state, room, me, outbox, waiting, writtenIn }: OpenRoomProps): Room {
  const t = useTranslations('together.line')
  const sentAt = useRef(0)
  const growing = useGrowingBook({ writing: state.writing, room })
  return useMemo(
    () => ({
      ...state,
      ...growing,
      me,
      waiting,
      writtenIn,
      isCreator: me.role === 'creator',
      isClosed: room.status === 'closed',
      giveIdea: (body, onUnfit) => outbox.add({ kind: 'idea', clientId: crypto.randomUUID(), body }, onUnfit),
      sendMessage: (message) => outbox.add({ kind: 'message', clientId: crypto.randomUUID(), body: { message } }),
      takeBack: outbox.remove,
      act: async (work, failed) => {
        try {
          await work()
          return true
        } catch (error) {
          toast({ title: failed, description: callFailure(error).text ?? t('failed'), variant: 'destructive' })
          return false
        }
      },
      tellTyping: (where) => {
        const now = Date.now()
        if (now - sentAt.current < TYPING_TOLD_MS || state.connection !== 'live') return
        sentAt.current = now
        // Nothing is lost with it.
        call(roomEndpoints.typing(room.id), { where }).catch(() => undefined)
      },
    }),
    [state, growing, room, me, outbox, waiting, writtenIn, t],
  )
}
