import { COVER_PAGE, picturePath } from '@/lib/domain/book/picture-path'
import { STORIES_IN_A_SERIES } from '@/lib/domain/story/lists'
import type { SequelStart } from '@/lib/domain/story/sequel'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requestFromRow } from './story-row'

/** The initial values of the sequel form. Null if the story isn't the viewer's own or isn't finished. */
export async function getSequelStart(
  db: Db,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<SequelStart | null> {
  if (viewer.visitorId === null) return null
  const row = await db.story.findFirst({
    where: { id, visitorId: viewer.visitorId, state: 'ready' },
    include: {
      pets: { orderBy: { position: 'asc' } },
      series: {
        select: { lastNumber: true, stories: { where: { state: { not: 'failed' } }, select: { lifeSkill: true } } },
      },
    },
  })
  if (!row) return null
  const { lifeSkill: _skill, specialEvent: _day, seed: _seed, preferredLocation, ...family } = requestFromRow(row)
  return {
    previousStoryId: row.id,
    title: row.title,
    cover: picturePath(row.id, COVER_PAGE, row.version),
    lastPlace: preferredLocation ?? null,
    remaining: STORIES_IN_A_SERIES - (row.series?.lastNumber ?? 1),
    toldSkills: [...new Set(row.series?.stories.map((story) => story.lifeSkill) ?? [row.lifeSkill])],
    family,
  }
}
