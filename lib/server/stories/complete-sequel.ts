import { AppError } from '@/lib/domain/errors'
import type { StoryRequest } from '@/lib/domain/story/request'
import { completeSequelBody, previousStoryOf, type SequelFamily } from '@/lib/domain/story/sequel-body'
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
  return completeSequelBody(raw, familyOf(requestFromRow(row)))
}

const familyOf = ({
  childName,
  childAge,
  childGender,
  look,
  childTraits,
  childDescription,
  shortName,
  pets,
  language,
}: StoryRequest): SequelFamily => ({
  childName,
  childAge,
  childGender,
  look,
  childTraits,
  childDescription,
  shortName,
  pets,
  language,
})
