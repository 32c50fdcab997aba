import type { ReviewFilter } from '@/lib/domain/admin/review-filter'
import { searchTerms } from '@/lib/domain/admin/search-terms'
import type { ReviewRow } from '@/lib/domain/admin/review-story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { nextKey, readKey } from '@/lib/server/stories/keyset'
import { STORY_SEARCH, pageMatches, findByTerms, wordMatches, type Placed } from './word-search'

export const REVIEWS_AT_ONCE = 25
const MOST_COUNTED = 100

/** Spelled out rather than passed as values: only so does PostgreSQL see that a partial index holds them. */
const FILTERS: Record<ReviewFilter, Prisma.Sql> = {
  waiting: Prisma.sql`NOT s.approved AND s.declined_at IS NULL AND s.state IN ('ready', 'held')`,
  pending: Prisma.sql`NOT s.approved AND s.declined_at IS NULL AND s.state = 'ready' AND NOT s.content_approved AND NOT s.images_approved`,
  content: Prisma.sql`NOT s.approved AND s.declined_at IS NULL AND s.state = 'ready' AND s.content_approved AND NOT s.images_approved`,
  images: Prisma.sql`NOT s.approved AND s.declined_at IS NULL AND s.state = 'ready' AND NOT s.content_approved AND s.images_approved`,
  final: Prisma.sql`NOT s.approved AND s.declined_at IS NULL AND s.state = 'ready' AND s.content_approved AND s.images_approved`,
  held: Prisma.sql`s.state = 'held'`,
  all: Prisma.sql`true`,
  approved: Prisma.sql`s.approved`,
  featured: Prisma.sql`s.featured AND s.approved AND s.state = 'ready'`,
  declined: Prisma.sql`s.declined_at IS NOT NULL`,
}

const ROW = Prisma.sql`
    SELECT s.id, s.title, s.child_name AS "childName", s.pet_name AS "petName", s.life_skill AS "lifeSkill", s.state::text AS state, s.approved,
      s.content_approved AS "contentApproved", s.images_approved AS "imagesApproved", s.featured, s.declined_at IS NOT NULL AS declined, s.review_version AS "reviewVersion",
      s.version, s.created_at AS "createdAt"
    FROM stories s`
/** What comes after a key. */
const beyond = (key: { createdAt: Date; id: string } | null): Prisma.Sql =>
  key ? Prisma.sql`AND (s.created_at, s.id) < (${key.createdAt}, ${key.id})` : Prisma.empty

interface Asked {
  viewer: Viewer
  filter: ReviewFilter
  lifeSkill?: string | undefined
  /** Words of the title, the child's name or a pet's; their beginnings will do. */
  search?: string | undefined
  after?: string | undefined
}

/** Newest first. `next` is the key of the following page; a narrowed list may have one although fewer rows than a page were found. `cut`: what was typed begins more words than were looked for. */
export async function listReviews(
  db: Db,
  { viewer, filter, lifeSkill, search, after }: Asked,
): Promise<{ stories: ReviewRow[]; next?: string; cut?: true }> {
  requireAdmin({ viewer })
  const key = readKey(after)
  const typed = searchTerms(search)
  // Nothing to look through: the rows themselves are read in the order of the filter's index.
  if (typed.length === 0 && lifeSkill === undefined) {
    const rows = await db.$queryRaw<ReviewRow[]>(
      Prisma.sql`${ROW} WHERE ${FILTERS[filter]} ${beyond(key)} ORDER BY s.created_at DESC, s.id DESC LIMIT ${REVIEWS_AT_ONCE + 1}`,
    )
    return { stories: rows.slice(0, REVIEWS_AT_ONCE), ...nextKey(rows, REVIEWS_AT_ONCE) }
  }
  const sought =
    typed.length > 0
      ? await findByTerms(db, STORY_SEARCH, { typed, key, shown: REVIEWS_AT_ONCE })
      : {
          candidates: (from: Placed | null, most: number) => db.$queryRaw<Placed[]>(inOrder(filter, from, most)),
          others: [],
          cut: false,
        }
  if (!sought) return { stories: [] }
  const { candidates, others, cut } = sought
  const { rows: stories, next } = await pageMatches({
    candidates,
    key,
    shown: REVIEWS_AT_ONCE,
    narrowed: lifeSkill !== undefined || others.length > 0 || filter !== 'all',
    among: (looked) => among(db, { candidates: looked, filter, lifeSkill, others }),
  })
  return { stories, ...(next ? { next } : {}), ...(cut ? { cut } : {}) }
}

interface Among {
  candidates: readonly Placed[]
  filter: ReviewFilter
  lifeSkill: string | undefined
  others: readonly string[]
}

/** Those of the candidates that are what is looked for: as many as a page shows, and one. */
async function among(db: Db, { candidates, filter, lifeSkill, others }: Among): Promise<ReviewRow[]> {
  const [newest, oldest] = [candidates[0], candidates.at(-1)]
  if (!newest || !oldest) return []
  // The bounds say no more than the ids do: where those lie close together, they are read from one place.
  return db.$queryRaw<ReviewRow[]>`
    ${ROW} WHERE s.id IN (${Prisma.join(candidates.map(({ id }) => id))}) AND s.created_at BETWEEN ${oldest.createdAt} AND ${newest.createdAt} AND ${FILTERS[filter]}
      ${lifeSkill === undefined ? Prisma.empty : Prisma.sql`AND s.life_skill = ${lifeSkill}`} ${
        others.length > 0
          ? Prisma.sql`AND ${Prisma.join(
              others.map((word) => wordMatches(Prisma.sql`s.search_words`, word)),
              ' AND ',
            )}`
          : Prisma.empty
      }
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${REVIEWS_AT_ONCE + 1}`
}

/** Keys of the stories of a filter, newest first: read from an index alone. */
export const inOrder = (
  filter: ReviewFilter,
  key: { createdAt: Date; id: string } | null,
  most: number,
): Prisma.Sql => Prisma.sql`
  SELECT s.id, s.created_at AS "createdAt" FROM stories s WHERE ${FILTERS[filter]} ${beyond(key)}
  ORDER BY s.created_at DESC, s.id DESC LIMIT ${most}`

/** How many wait; a hundred stands for "a hundred or more", so that it never counts the whole table. */
export async function countWaiting(db: Db, { viewer }: { viewer: Viewer }): Promise<number> {
  requireAdmin({ viewer })
  const [row] = await db.$queryRaw<
    { n: number }[]
  >`SELECT count(*)::int AS n FROM (SELECT 1 FROM stories s WHERE ${FILTERS.waiting} LIMIT ${MOST_COUNTED}) waiting`
  return row?.n ?? 0
}
