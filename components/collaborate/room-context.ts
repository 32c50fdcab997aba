'use client'
import { createContext, use } from 'react'
import type { NewIdeaBody } from '@/lib/domain/collaboration/room'
import type { Language } from '@/lib/domain/story/lists'
import type { RoomSnapshot } from '@/lib/domain/collaboration/room-log'
import type { OutboxItem } from './outbox'
import type { RoomState } from './room-connection'

/** What the parts of a room share: the room as its member sees it, and what the member can do. */
export interface Room extends Omit<RoomState, 'room'> {
  room: RoomSnapshot
  me: NonNullable<RoomSnapshot['me']>
  isCreator: boolean
  isClosed: boolean
  /** The language that the story will be written in. */
  writtenIn: Language
  /** Ideas and messages on their way. */
  waiting: readonly OutboxItem[]
  /** `onUnfit`: its words were refused. */
  giveIdea: (idea: Pick<NewIdeaBody, 'content' | 'type'>, onUnfit: (one: OutboxItem) => void) => void
  sendMessage: (message: string) => void
  takeBack: (clientId: string) => void
  /** Runs a call; says in a toast why it failed. Gives whether it went well. */
  act: (work: () => Promise<unknown>, failed: string) => Promise<boolean>
  /** Tells the others that something is being typed, every few seconds at most. */
  tellTyping: (where: 'idea' | 'message') => void
}

export const RoomContext = createContext<Room | null>(null)
export function useRoom(): Room {
  const room = use(RoomContext)
  if (!room) throw new Error('a part of a room stands outside of it')
  return room
}
