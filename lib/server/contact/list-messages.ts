import type { InboxPart } from '@/lib/domain/contact/inbox'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { readListPage, type ListPage, type ListFilter } from '@/lib/server/admin/list-query'

const MESSAGES_AT_ONCE = 50

/** `opening`: the first words of it. */
export interface ListedMessage {
  id: string
  name: string
  email: string
  subject: string
  opening: string
  createdAt: Date
  answeredAt: Date | null
}

const PARTS: Record<InboxPart, Prisma.Sql | undefined> = {
  open: Prisma.sql`l.answered_at IS NULL`,
  answered: Prisma.sql`l.answered_at IS NOT NULL`,
  all: undefined,
}
const LIST = {
  table: Prisma.sql`contact_messages`,
  columns: Prisma.sql`l.id::text, l.name, l.email, l.subject, left(l.message, 160) AS opening, l.created_at AS "createdAt", l.answered_at AS "answeredAt"`,
  email: Prisma.sql`l.email`,
  /** In `search_terms` (prisma/sql/search-terms.sql). */
  searchList: 'message',
} as const

/** Newest first. `next` is the key of the following page, when there is one. */
export async function listMessages(
  db: Db,
  { viewer, part, ...narrowed }: { viewer: Viewer; part: InboxPart } & ListFilter,
): Promise<{ messages: ListedMessage[] } & Omit<ListPage<ListedMessage>, 'rows'>> {
  requireAdmin({ viewer })
  const { rows: messages, ...rest } = await readListPage<ListedMessage>(
    db,
    narrowed,
    { ...LIST, part: PARTS[part] },
    MESSAGES_AT_ONCE,
  )
  return { messages, ...rest }
}
