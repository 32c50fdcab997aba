// The cookie that says which member of a room a browser is: one for each room, with the member's token.
import { cookies } from 'next/headers'
import { ROOM_DAYS } from '@/lib/domain/collaboration/room'
import { env } from '@/lib/platform/env'

const cookieName = (roomId: string) => `wagtale-room-${roomId}`
/** Longer than a room is kept without an act in it; each visit renews it. */
const MAX_AGE = 4 * ROOM_DAYS * 24 * 3600

/** For pages and route handlers. */
export const readRoomToken = async (roomId: string): Promise<string | undefined> =>
  (await cookies()).get(cookieName(roomId))?.value

/** For route handlers. */
export const roomCookie = (roomId: string, token: string) =>
  ({
    name: cookieName(roomId),
    value: token,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: MAX_AGE,
    secure: env().APP_URL.startsWith('https:'),
  }) as const
