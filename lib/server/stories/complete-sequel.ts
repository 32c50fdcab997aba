import { AppError } from '@/lib/domain/errors'
import { completeSequelBody, previousStoryOf } from '@/lib/domain/story/sequel-body'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requestFromRow } from './story-row'

/**
 * A story's raw body; for a sequel, completed from the viewer's own earlier story.
 * @throws story_not_found
 */
export async function completeSequel(db: Db, { viewer, raw }: { viewer: Viewer; raw: unknown }): Promise<unknown> {
  const id = previousStoryOf(raw)
  if (id === undefined) return raw
  const { visitorId } = viewer
  const row =
    visitorId === null
      ? null
      : await db.story.findFirst({ where: { id, visitorId }, include: { pets: { orderBy: { position: 'asc' } } } })
  if (!row) throw new AppError('story_not_found')
  const { childName, childAge, childGender, look, pets, language } = requestFromRow(row)
  return completeSequelBody(raw, { childName, childAge, childGender, look, pets, language })
}
