import { makeRoom } from '@/e2e/fixtures/rooms'
import type { Db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'
import { hashMemberToken } from '@/lib/server/collaboration/member-token'

export interface Table {
  id: string
  /** One a member; the first is the creator's. */
  cookies: { name: string; value: string }[]
}

export const headerOf = ({ name, value }: Table['cookies'][number]): string => `${name}=${value}`

/** The cookie of a place at the table, as it is sent. */
export const cookieOf = ({ cookies }: Pick<Table, 'cookies'>, place = 0): string => {
  const cookie = cookies[place]
  if (!cookie) throw new Error('nobody sits there')
  return headerOf(cookie)
}

/** A room with more people than the shop seats. */
export async function makeTable(db: Db, members: number): Promise<Table> {
  const { id, creator } = await makeRoom(db)
  const tokens = [creator.token ?? '', ...Array.from({ length: members - 1 }, newId)]
  await db.collaborator.createMany({
    data: tokens
      .slice(1)
      .map((token, at) => ({ storyId: id, name: `Guest ${at}`, email: '', tokenHash: hashMemberToken(token) })),
  })
  return { id, cookies: tokens.map((value) => ({ name: `wagtale-room-${id}`, value })) }
}
