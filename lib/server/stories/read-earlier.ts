import { manuscript as manuscriptSchema } from '@/lib/domain/story/manuscript'
import type { SeriesMemory } from '@/lib/domain/story/manuscript'
import type { Earlier } from '@/lib/domain/story/request'
import type { Db } from '@/lib/platform/db/client'

/** Columns of the sequel from which `readEarlier` reads. */
interface SequelRow {
  seriesId: string | null
  seriesNumber: number
  previousStory: { title: string; lifeSkill: string; preferredLocation: string | null; manuscript: unknown } | null
}

/** The first friend of the series, so that a friend stays whoever the books in between are about. */
async function firstFriend(db: Db, { seriesId, seriesNumber }: SequelRow): Promise<SeriesMemory['friend']> {
  if (seriesId === null) return undefined
  const rows = await db.story.findMany({
    where: { seriesId, seriesNumber: { lt: seriesNumber }, state: 'ready' },
    orderBy: { seriesNumber: 'asc' },
    select: { manuscript: true },
  })
  return rows
    .map(({ manuscript }) => manuscriptSchema.safeParse(manuscript).data?.memory?.friend)
    .find((friend) => friend !== undefined)
}

/** What a sequel recalls of its series. Undefined for a story that is no sequel. */
export async function readEarlier(db: Db, row: SequelRow): Promise<Earlier | undefined> {
  const previous = row.previousStory
  const parsed = manuscriptSchema.safeParse(previous?.manuscript)
  if (!previous || !parsed.success) return undefined
  const { language, recall, deed, memory } = parsed.data
  return {
    title: previous.title,
    lifeSkill: previous.lifeSkill,
    language,
    recall,
    deed,
    ...(memory ? { memory: { ...memory, friend: (await firstFriend(db, row)) ?? memory.friend } } : {}),
    ...(previous.preferredLocation ? { place: previous.preferredLocation } : {}),
  }
}
