// What the calls of a room share.
import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import type { LimitName } from '@/lib/domain/limits'
import { readRoomToken } from '@/lib/http/room-cookie'
import { withRateLimit } from '@/lib/http/with-rate-limit'
import type { Db } from '@/lib/platform/db/client'
import { requireMember, type Asking } from '@/lib/server/collaboration/require-member'

type Params = Record<string, string>

/** The room of the path, and the member by the browser's cookie. */
export async function asking(params: Params): Promise<Asking> {
  const roomId = params['id'] ?? ''
  return { roomId, token: await readRoomToken(roomId) }
}

/** An id from the path. @throws room_item_gone for one that nothing can have */
export function itemId(params: Params, name: string): string {
  const id = z.uuid().safeParse(params[name])
  if (!id.success) throw new AppError('room_item_gone')
  return id.data
}

/** Counts an act against its member's limit, wherever the member sits. @throws as requireMember; rate_limited */
export async function asMember<T>(
  db: Db,
  limit: LimitName,
  params: Params,
  act: (member: Asking) => Promise<T>,
): Promise<T> {
  const member = await asking(params)
  const { id } = await requireMember(db, member)
  return withRateLimit(db, limit, id, () => act(member))
}

const HEADERS = { 'cache-control': 'private, no-store' }
export const created = (body: object): Response => Response.json(body, { status: 201, headers: HEADERS })
export const noContent = (): Response => new Response(null, { status: 204, headers: HEADERS })
