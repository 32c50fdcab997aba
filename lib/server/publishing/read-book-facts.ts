import { AppError } from '@/lib/domain/errors'
import type { BookFacts } from '@/lib/domain/publishing/write-metadata'
import { wasWrittenByModel } from '@/lib/domain/publishing/publication'
import { PET_TYPES } from '@/lib/domain/story/lists'
import type { Db } from '@/lib/platform/db/client'
import { manuscriptOf } from '@/lib/server/stories/present-story'
import { PUBLISHABLE } from './publishable'

/** What metadata is written from. @throws story_not_found for a story that may not go to KDP */
export async function readBookFacts(
  db: Db,
  id: string,
): Promise<{ facts: BookFacts; version: number; writtenByModel: boolean }> {
  const row = await db.story.findFirst({
    where: { AND: [{ id }, PUBLISHABLE] },
    select: {
      childName: true,
      childAge: true,
      version: true,
      manuscript: true,
      pets: { orderBy: { position: 'asc' }, select: { name: true, type: true } },
    },
  })
  const manuscript = row && manuscriptOf(row)
  if (!row || !manuscript) throw new AppError('story_not_found')
  return {
    version: row.version,
    writtenByModel: wasWrittenByModel(manuscript.author),
    facts: {
      title: manuscript.title,
      language: manuscript.language,
      childName: row.childName,
      childAge: row.childAge,
      lifeSkill: manuscript.lifeSkill,
      pets: row.pets.map(({ name, type }) => ({ name, type: PET_TYPES.find((one) => one === type) ?? 'Other' })),
      summary: manuscript.summary,
    },
  }
}
