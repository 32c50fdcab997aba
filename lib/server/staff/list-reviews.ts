import type { ReviewFilter } from '@/lib/domain/staff/review-filter'
import { searchWords } from '@/lib/domain/staff/search-words'
import type { StoryState } from '@/lib/domain/story/story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { requireAdmin } from '@/lib/server/rights/require-admin'
import { keyOf, readKey } from '@/lib/server/stories/keyset'
import { wordMatches, wordsFrom } from './story-words'

export const REVIEWS_AT_ONCE = 25
/** A page of a list that is narrowed further looks through so many stories at most, so that no search reads the whole table. */
const LOOKED_THROUGH = 300
const MOST_COUNTED = 100

export interface ReviewRow {
  id: string
  title: string
  childName: string
  petName: string
  petType: string
  lifeSkill: string
  state: StoryState
  approved: boolean
  contentApproved: boolean
  imagesApproved: boolean
  featured: boolean
  declined: boolean
  reviewVersion: number
  version: number
  createdAt: Date
}

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
  const [driver, ...others] = searchWords(search).sort((a, b) => b.length - a.length)
  const narrowed = lifeSkill !== undefined || others.length > 0 || (driver !== undefined && filter !== 'all')
  const most = narrowed ? LOOKED_THROUGH : REVIEWS_AT_ONCE + 1
  const key = readKey(after)
  const candidates = await db.$queryRaw<{ id: string; createdAt: Date }[]>(driver === undefined ? inOrder(filter, key, most) : wordsFrom(driver, key, most))
  if (candidates.length === 0) return { stories: [] }
  const stories = await db.$queryRaw<ReviewRow[]>`
    SELECT s.id, s.title, s.child_name AS "childName", s.pet_name AS "petName", s.pet_type AS "petType", s.life_skill AS "lifeSkill", s.state::text AS state, s.approved,
      s.content_approved AS "contentApproved", s.images_approved AS "imagesApproved", s.featured, s.declined_at IS NOT NULL AS declined, s.review_version AS "reviewVersion",
      s.version, s.created_at AS "createdAt"
    FROM stories s WHERE s.id IN (${Prisma.join(candidates.map(({ id }) => id))}) AND ${FILTERS[filter]}
      ${lifeSkill === undefined ? Prisma.empty : Prisma.sql`AND s.life_skill = ${lifeSkill}`} ${others.length > 0 ? Prisma.sql`AND ${Prisma.join(others.map(wordMatches), ' AND ')}` : Prisma.empty}
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${REVIEWS_AT_ONCE + 1}`
  const shown = stories.slice(0, REVIEWS_AT_ONCE)
  const last = stories.length > REVIEWS_AT_ONCE ? shown.at(-1) : candidates.length === most && narrowed ? candidates.at(-1) : undefined
  return { stories: shown, ...(last ? { next: keyOf(last) } : {}) }
}

/** Keys of the stories of a filter, newest first: read from an index alone. */
export const inOrder = (filter: ReviewFilter, key: { createdAt: Date; id: string } | null, most: number): Prisma.Sql => Prisma.sql`
  SELECT s.id, s.created_at AS "createdAt" FROM stories s WHERE ${FILTERS[filter]} ${key ? Prisma.sql`AND (s.created_at, s.id) < (${key.createdAt}, ${key.id})` : Prisma.empty}
  ORDER BY s.created_at DESC, s.id DESC LIMIT ${most}`

/** How many wait; a hundred stands for "a hundred or more", so that it never counts the whole table. */
export async function countWaiting(db: Db, { viewer }: { viewer: Viewer }): Promise<number> {
  requireAdmin({ viewer })
  const [row] = await db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM (SELECT 1 FROM stories s WHERE ${FILTERS.waiting} LIMIT ${MOST_COUNTED}) waiting`
  return row?.n ?? 0
}
