import type { ReviewFilter } from '@/lib/domain/admin/review-filter'
import { searchTerms } from '@/lib/domain/admin/search-terms'
import type { ReviewRow } from '@/lib/domain/admin/review-story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { nextKey, readKey } from '@/lib/server/stories/keyset'
import { STORY_SEARCH, pageMatches, findByTerms, hasTerm, type RowKey } from './word-search'

export const REVIEWS_AT_ONCE = 25
/** Counts stop here: the badge says "100+". */
const MAX_COUNTED = 100

const inReview = ({ content, images }: { content: boolean; images: boolean }): Prisma.Sql => Prisma.sql`
  NOT s.approved AND s.declined_at IS NULL AND s.state = 'ready'
  AND ${content ? Prisma.sql`s.content_approved` : Prisma.sql`NOT s.content_approved`}
  AND ${images ? Prisma.sql`s.images_approved` : Prisma.sql`NOT s.images_approved`}`

/** Literal SQL, not parameters: only then does the planner recognise the partial indexes. */
const FILTERS: Record<ReviewFilter, Prisma.Sql> = {
  waiting: Prisma.sql`NOT s.approved AND s.declined_at IS NULL AND s.state IN ('ready', 'held')`,
  pending: inReview({ content: false, images: false }),
  content: inReview({ content: true, images: false }),
  images: inReview({ content: false, images: true }),
  final: inReview({ content: true, images: true }),
  held: Prisma.sql`s.state = 'held'`,
  all: Prisma.sql`true`,
  approved: Prisma.sql`s.approved`,
  featured: Prisma.sql`s.featured AND s.approved AND s.state = 'ready'`,
  declined: Prisma.sql`s.declined_at IS NOT NULL`,
}

const SELECT_ROWS = Prisma.sql`
    SELECT s.id, s.title, s.child_name AS "childName", s.pet_name AS "petName", s.life_skill AS "lifeSkill",
      s.state::text AS state, s.approved, s.content_approved AS "contentApproved",
      s.images_approved AS "imagesApproved", s.featured, s.declined_at IS NOT NULL AS declined,
      s.review_version AS "reviewVersion", s.version,
      s.created_at AS "createdAt"
    FROM stories s`
/** The keyset condition. */
const afterKey = (key: RowKey | null): Prisma.Sql =>
  key ? Prisma.sql`AND (s.created_at, s.id) < (${key.createdAt}, ${key.id})` : Prisma.empty

interface ReviewQuery {
  viewer: Viewer
  filter: ReviewFilter
  lifeSkill?: string | undefined
  /** Words of the title, the child's name or the pets' names, or prefixes of them. */
  search?: string | undefined
  after?: string | undefined
}

/**
 * One page, newest first. `next` is the key of the next page; a filtered search may have one although the page isn't
 * full. `cut`: a prefix matched more terms than were searched. The search reads the index of
 * prisma/sql/search-terms.sql.
 */
export async function listReviews(
  db: Db,
  { viewer, filter, lifeSkill, search, after }: ReviewQuery,
): Promise<{ stories: ReviewRow[]; next?: string; cut?: true }> {
  requireAdmin({ viewer })
  const key = readKey(after)
  const typed = searchTerms(search)
  // Without a search, the rows are read straight from the filter's index.
  if (typed.length === 0 && lifeSkill === undefined) {
    const rows = await db.$queryRaw<ReviewRow[]>(
      Prisma.sql`${SELECT_ROWS} WHERE ${FILTERS[filter]} ${afterKey(key)}
        ORDER BY s.created_at DESC, s.id DESC LIMIT ${REVIEWS_AT_ONCE + 1}`,
    )
    return { stories: rows.slice(0, REVIEWS_AT_ONCE), ...nextKey(rows, REVIEWS_AT_ONCE) }
  }
  const found =
    typed.length > 0
      ? await findByTerms(db, STORY_SEARCH, { typed, key, shown: REVIEWS_AT_ONCE })
      : {
          candidates: (from: RowKey | null, limit: number) => db.$queryRaw<RowKey[]>(selectKeys(filter, from, limit)),
          others: [],
          cut: false,
        }
  if (!found) return { stories: [] }
  const { candidates, others, cut } = found
  const { rows: stories, next } = await pageMatches({
    candidates,
    key,
    shown: REVIEWS_AT_ONCE,
    filtered: lifeSkill !== undefined || others.length > 0 || filter !== 'all',
    readMatches: (batch) => readMatches(db, { candidates: batch, filter, lifeSkill, others }),
  })
  return { stories, ...(next ? { next } : {}), ...(cut ? { cut } : {}) }
}

interface Matching {
  candidates: readonly RowKey[]
  filter: ReviewFilter
  lifeSkill: string | undefined
  others: readonly string[]
}

/** The candidates that match: one page, and one row more if there is a next page. */
async function readMatches(db: Db, { candidates, filter, lifeSkill, others }: Matching): Promise<ReviewRow[]> {
  const [newest, oldest] = [candidates[0], candidates.at(-1)]
  if (!newest || !oldest) return []
  // The bounds of time don't change the result; they let neighbouring rows be read together.
  return db.$queryRaw<ReviewRow[]>`
    ${SELECT_ROWS} WHERE s.id IN (${Prisma.join(candidates.map(({ id }) => id))})
      AND s.created_at BETWEEN ${oldest.createdAt} AND ${newest.createdAt} AND ${FILTERS[filter]}
      ${lifeSkill === undefined ? Prisma.empty : Prisma.sql`AND s.life_skill = ${lifeSkill}`} ${
        others.length > 0
          ? Prisma.sql`AND ${Prisma.join(
              others.map((prefix) => hasTerm(Prisma.sql`s.search_terms`, prefix)),
              ' AND ',
            )}`
          : Prisma.empty
      }
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${REVIEWS_AT_ONCE + 1}`
}

/** Keys of a filter's stories, newest first: an index-only scan. */
export const selectKeys = (filter: ReviewFilter, key: RowKey | null, limit: number): Prisma.Sql => Prisma.sql`
  SELECT s.id, s.created_at AS "createdAt" FROM stories s WHERE ${FILTERS[filter]} ${afterKey(key)}
  ORDER BY s.created_at DESC, s.id DESC LIMIT ${limit}`

/** How many stories wait for review, up to MAX_COUNTED, so that it never counts the whole table. */
export async function countWaiting(db: Db, { viewer }: { viewer: Viewer }): Promise<number> {
  requireAdmin({ viewer })
  const [row] = await db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n
    FROM (SELECT 1 FROM stories s WHERE ${FILTERS.waiting} LIMIT ${MAX_COUNTED}) waiting`
  return row?.n ?? 0
}
