'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast-store'
import { readStorage, writeStorage } from '@/lib/browser/storage'
import { IDEA_TYPES, type IdeaType } from '@/lib/domain/collaboration/room'
import type { OutboxItem } from './outbox'
import { useRoom } from './room-context'

export interface IdeaDraft {
  type: IdeaType
  content: string
}
const draftKey = (roomId: string) => `wagtale-room-${roomId}-idea`

function readDraft(roomId: string): IdeaDraft {
  const [type, ...lines] = (readStorage(draftKey(roomId)) ?? '').split('\n')
  return { type: IDEA_TYPES.find((one) => one === type) ?? 'character', content: lines.join('\n') }
}

/**
 * What is on the blank slip; it stays in the browser until it is laid on the table. An idea whose words are refused
 * comes back to it, unless something else is on it by then.
 */
export function useIdeaDraft() {
  const t = useTranslations('together.ideas')
  const { room, isClosed, giveIdea, takeBack } = useRoom()
  const [draft, setDraft] = useState(() => readDraft(room.id))
  const [error, setError] = useState<string>()
  const isBlank = useRef(false)
  useEffect(() => {
    isBlank.current = !isClosed && draft.content.trim() === ''
    return () => {
      isBlank.current = false
    }
  }, [isClosed, draft.content])
  const change = (next: IdeaDraft, fault?: string) => {
    setDraft(next)
    setError(fault)
    writeStorage(draftKey(room.id), `${next.type}\n${next.content}`)
  }
  const bringBack = (one: OutboxItem) => {
    if (one.kind !== 'idea') return
    const { type, content } = one.body
    isBlank.current = false
    change({ type, content }, one.refused)
    takeBack(one.clientId)
  }
  return {
    draft,
    error,
    setError,
    change,
    bringBack,
    give: (content: string) => {
      change({ ...draft, content: '' })
      giveIdea({ type: draft.type, content }, (one) => {
        if (isBlank.current) bringBack(one)
        // Its slip lies among the ideas, which may be out of sight.
        else toast({ title: t('failed'), description: one.refused ?? '', variant: 'destructive' })
      })
    },
  }
}
export type IdeaDraftState = ReturnType<typeof useIdeaDraft>
