import { cookies } from 'next/headers'
import { z } from 'zod'
import { isLocale } from '@/lib/i18n/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { roomCookie } from '@/lib/http/room-cookie'
import { route } from '@/lib/http/route'
import { paths } from '@/lib/paths'
import { findMember } from '@/lib/server/collaboration/require-member'

/** The link of the creator's letter: makes this browser hers, then leads into the room. */
export const GET = route(
  { query: z.object({ token: z.string().max(100), language: z.string().max(5).optional() }) },
  async ({ params, query, db }) => {
    const roomId = params['id'] ?? ''
    const { token, language } = query
    const member = await findMember(db, { roomId, token })
    if (member) (await cookies()).set(roomCookie(roomId, token))
    const path = paths.room(roomId)
    return new Response(null, {
      status: 303,
      headers: {
        location: isLocale(language) ? localePath(language, path) : path,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      },
    })
  },
)
