import { z } from 'zod'
import type { FleetingEvent } from '@/lib/domain/collaboration/room-log'
import type { Db } from '@/lib/platform/db/client'
import { notify } from '@/lib/platform/pg-notify'
import { roomKey } from './record-room-event'
import { requireMember, type Asking } from './require-member'

export const typingBody = z.object({ where: z.enum(['idea', 'message']) })
type Typing = Extract<FleetingEvent, { type: 'typing' }>

/** Tells the others that somebody is typing. Stored nowhere. @throws as requireMember */
export async function tellTyping(db: Db, { where, ...asking }: Asking & { where: Typing['where'] }): Promise<void> {
  const { id } = await requireMember(db, asking)
  await notify(db, roomKey(asking.roomId), `typing ${id} ${where}`)
}

/** What a notification says of somebody's typing; null for anything else. */
export function readTyping(detail: string): Typing | null {
  const [what, memberId, where] = detail.split(' ')
  const parsed = typingBody.safeParse({ where })
  return what === 'typing' && memberId && parsed.success ? { type: 'typing', memberId, ...parsed.data } : null
}
