import type { InboxPart } from '@/lib/domain/contact/inbox'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { readListPage, type ListPage, type ListFilter } from '@/lib/server/admin/list-query'

const PAGE_SIZE = 50

/** `opening`: the first 160 characters. */
export interface ListedMessage {
  id: string
  name: string
  email: string
  subject: string
  opening: string
  createdAt: Date
  answeredAt: Date | null
}

const FILTERS: Record<InboxPart, Prisma.Sql | undefined> = {
  open: Prisma.sql`l.answered_at IS NULL`,
  answered: Prisma.sql`l.answered_at IS NOT NULL`,
  all: undefined,
}
const LIST = {
  table: Prisma.sql`contact_messages`,
  columns: Prisma.sql`l.id::text, l.name, l.email, l.subject, left(l.message, 160) AS opening,
    l.created_at AS "createdAt", l.answered_at AS "answeredAt"`,
  email: Prisma.sql`l.email`,
  /** In `search_terms` (prisma/sql/search-terms.sql). */
  searchList: 'message',
} as const

/** Newest first. `next` is the keyset cursor of the next page, if there is one. */
export async function listMessages(
  db: Db,
  { viewer, part, ...filter }: { viewer: Viewer; part: InboxPart } & ListFilter,
): Promise<{ messages: ListedMessage[] } & Omit<ListPage<ListedMessage>, 'rows'>> {
  requireAdmin({ viewer })
  const { rows: messages, ...rest } = await readListPage<ListedMessage>(
    db,
    filter,
    { ...LIST, part: FILTERS[part] },
    PAGE_SIZE,
  )
  return { messages, ...rest }
}
