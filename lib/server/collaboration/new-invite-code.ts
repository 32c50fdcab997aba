import { randomBytes } from 'node:crypto'
import { generateGiftCode } from '@/lib/domain/commerce/gift-code'
import type { Tx } from '@/lib/platform/db/client'

/** Eight letters that no room has or had. */
export async function newInviteCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = generateGiftCode(randomBytes)
    const [taken] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM collaborative_stories WHERE invite_code = ${code}
      UNION ALL SELECT 1 FROM revoked_invite_codes WHERE code = ${code}`
    if (!taken) return code
  }
}

/** Revokes the room's code. @returns the new one */
export async function renewInviteCode(tx: Tx, room: { id: string; inviteCode: string }): Promise<string> {
  const inviteCode = await newInviteCode(tx)
  await tx.revokedInviteCode.create({ data: { code: room.inviteCode, roomId: room.id } })
  await tx.collaborativeStory.update({ where: { id: room.id }, data: { inviteCode }, select: { id: true } })
  return inviteCode
}
