import { normaliseInviteCode } from '@/lib/domain/collaboration/invite-code'
import { AppError } from '@/lib/domain/errors'
import type { Db, Tx } from '@/lib/platform/db/client'

/** The room of an invite code. @throws room_code_unknown, room_code_revoked */
export async function findRoom(
  db: Db,
  { inviteCode }: { inviteCode: string },
): Promise<{ id: string; title: string; creatorName: string }> {
  const code = normaliseInviteCode(inviteCode)
  const room = await db.collaborativeStory.findUnique({
    where: { inviteCode: code },
    select: { id: true, title: true, creatorName: true },
  })
  if (!room) throw await inviteCodeError(db, code)
  return room
}

export const inviteCodeError = async (db: Db | Tx, code: string): Promise<AppError> =>
  new AppError(
    (await db.revokedInviteCode.findUnique({ where: { code }, select: { code: true } }))
      ? 'room_code_revoked'
      : 'room_code_unknown',
  )
