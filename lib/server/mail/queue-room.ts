import { z } from 'zod'
import { groupInviteCode } from '@/lib/domain/collaboration/invite-code'
import { ROOM_DAYS } from '@/lib/domain/collaboration/room'
import { api, paths } from '@/lib/paths'
import { env } from '@/lib/platform/env'
import type { Tx } from '@/lib/platform/db/client'
import { localisedUrl } from './localised-url'
import { queueMail } from './queue-mail'

interface NewRoom {
  room: { id: string; title: string; creatorName: string; creatorEmail: string; inviteCode: string; language: string }
  /** The creator's. */
  token: string
  invitees: readonly string[]
}

/** Queues a new room's letters: to the creator her own link, to each invitee one with the code. */
export async function queueRoomMails(tx: Tx, { room, token, invitees }: NewRoom): Promise<void> {
  const { id, title, creatorName, creatorEmail, inviteCode, language } = room
  const code = groupInviteCode(inviteCode)
  await queueMail(tx, {
    template: 'room-created',
    to: creatorEmail,
    language,
    dedupeKey: `room-created:${id}`,
    params: { title, code, days: String(ROOM_DAYS), link: env().APP_URL + api.enterRoom(id, token, language) },
  })
  const addresses = invitees.filter((typed) => z.email().safeParse(typed).success)
  for (const [at, to] of addresses.entries())
    await queueMail(tx, {
      template: 'room-invitation',
      to,
      language,
      dedupeKey: `room-invitation:${id}:${at}`,
      params: { creator: creatorName, title, code, link: localisedUrl(language, paths.room(id, { code: inviteCode })) },
    })
}
