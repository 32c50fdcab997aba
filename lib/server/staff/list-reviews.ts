import type { ReviewFilter } from '@/lib/domain/staff/review-filter'
import { searchWords } from '@/lib/domain/staff/search-words'
import type { ReviewRow } from '@/lib/domain/staff/reviewed'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/rights/require-admin'
import { keyOf, readKey } from '@/lib/server/stories/keyset'
import { rarest, storiesWith, wordMatches, wordsMeant, type Placed } from './story-words'

export const REVIEWS_AT_ONCE = 25
/** A page of a list that is narrowed further looks through so many stories, the second time at most, so that no search reads the whole table. */
const LOOKED_THROUGH = [2 * REVIEWS_AT_ONCE, 300] as const
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
const beyond = (key: { createdAt: Date; id: string } | null): Prisma.Sql => (key ? Prisma.sql`AND (s.created_at, s.id) < (${key.createdAt}, ${key.id})` : Prisma.empty)

interface Asked {
  viewer: Viewer
  filter: ReviewFilter
  lifeSkill?: string | undefined
  /** Words of the title, the child's name or a pet's; their beginnings will do. */
  search?: string | undefined
  after?: string | undefined
}

/** Newest first. `next` is the key of the following page; a narrowed list may have one although fewer rows than a page were found. */
export async function listReviews(db: Db, { viewer, filter, lifeSkill, search, after }: Asked): Promise<{ stories: ReviewRow[]; next?: string }> {
  requireAdmin({ viewer })
  const key = readKey(after)
  const typed = searchWords(search)
  // Nothing to look through: the rows themselves are read in the order of the filter's index.
  if (typed.length === 0 && lifeSkill === undefined) return page(await db.$queryRaw<ReviewRow[]>(Prisma.sql`${ROW} WHERE ${FILTERS[filter]} ${beyond(key)} ORDER BY s.created_at DESC, s.id DESC LIMIT ${REVIEWS_AT_ONCE + 1}`))
  const meant = await Promise.all(typed.map((word) => wordsMeant(db, word)))
  if (meant.some(({ words }) => words.length === 0)) return { stories: [] }
  const driver = meant.length > 1 ? await rarest(db, meant, key, LOOKED_THROUGH[0]) : meant[0]
  const others = typed.filter((word) => word !== driver?.beginning)
  const narrowed = lifeSkill !== undefined || others.length > 0 || filter !== 'all'
  for (const most of narrowed ? LOOKED_THROUGH : [REVIEWS_AT_ONCE + 1]) {
    const candidates = driver ? await storiesWith(db, driver, key, most) : await db.$queryRaw<Placed[]>(inOrder(filter, key, most))
    const stories = await among(db, { candidates, filter, lifeSkill, others })
    const end = candidates.length < most
    if (stories.length > REVIEWS_AT_ONCE || end || most !== LOOKED_THROUGH[0]) return page(stories, end || !narrowed ? undefined : candidates.at(-1))
  }
  return { stories: [] }
}

interface Sought { candidates: readonly Placed[]; filter: ReviewFilter; lifeSkill: string | undefined; others: readonly string[] }

/** Those of the candidates that are what is looked for: as many as a page shows, and one. */
async function among(db: Db, { candidates, filter, lifeSkill, others }: Sought): Promise<ReviewRow[]> {
  const [newest, oldest] = [candidates[0], candidates.at(-1)]
  if (!newest || !oldest) return []
  // The bounds say no more than the ids do: where those lie close together, they are read from one place.
  return db.$queryRaw<ReviewRow[]>`
    ${ROW} WHERE s.id IN (${Prisma.join(candidates.map(({ id }) => id))}) AND s.created_at BETWEEN ${oldest.createdAt} AND ${newest.createdAt} AND ${FILTERS[filter]}
      ${lifeSkill === undefined ? Prisma.empty : Prisma.sql`AND s.life_skill = ${lifeSkill}`} ${others.length > 0 ? Prisma.sql`AND ${Prisma.join(others.map(wordMatches), ' AND ')}` : Prisma.empty}
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${REVIEWS_AT_ONCE + 1}`
}

/** @param looked how far was looked without filling the page, where there is more to look through */
function page(stories: readonly ReviewRow[], looked?: { createdAt: Date; id: string }): { stories: ReviewRow[]; next?: string } {
  const shown = stories.slice(0, REVIEWS_AT_ONCE)
  const last = stories.length > REVIEWS_AT_ONCE ? shown.at(-1) : looked
  return { stories: shown, ...(last ? { next: keyOf(last) } : {}) }
}

/** Keys of the stories of a filter, newest first: read from an index alone. */
export const inOrder = (filter: ReviewFilter, key: { createdAt: Date; id: string } | null, most: number): Prisma.Sql => Prisma.sql`
  SELECT s.id, s.created_at AS "createdAt" FROM stories s WHERE ${FILTERS[filter]} ${beyond(key)}
  ORDER BY s.created_at DESC, s.id DESC LIMIT ${most}`

/** How many wait; a hundred stands for "a hundred or more", so that it never counts the whole table. */
export async function countWaiting(db: Db, { viewer }: { viewer: Viewer }): Promise<number> {
  requireAdmin({ viewer })
  const [row] = await db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM (SELECT 1 FROM stories s WHERE ${FILTERS.waiting} LIMIT ${MOST_COUNTED}) waiting`
  return row?.n ?? 0
}
