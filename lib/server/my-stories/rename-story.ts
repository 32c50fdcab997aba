import { AppError } from '@/lib/domain/errors'
import { checkBookText } from '@/lib/domain/moderation/check-request'
import { manuscript as manuscriptSchema } from '@/lib/domain/story/manuscript'
import { LANGUAGES } from '@/lib/domain/story/lists'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { saveVersion } from '@/lib/server/corrections/save-version'
import { listedWords } from '@/lib/server/moderation/listed-words'
import { moderationRefusal } from '@/lib/server/moderation/refusal'
import { titleColumns } from '@/lib/server/stories/story-row'

const renameColumns = {
  childName: true,
  language: true,
  state: true,
  manuscript: true,
  pets: { select: { name: true } },
} as const

/**
 * Changes a finished book's title: on the cover, in the reader and in every file. Its text has to be approved again.
 * @throws story_not_found for anybody else's, story_unfinished, unkind_words, private_words
 */
export async function renameStory(
  db: Db,
  { viewer, id, title }: { viewer: Viewer; id: string; title: string },
): Promise<void> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  await db.$transaction(async (tx) => {
    // Locks the row: the new manuscript is built from the one read below.
    await saveVersion(tx, { id, visitorId, change: 'renamed' })
    const story = await tx.story.findFirst({ where: { id, visitorId }, select: renameColumns })
    if (!story) throw new AppError('story_not_found')
    if (story.state !== 'ready' || story.manuscript === null) throw new AppError('story_unfinished')
    const language = LANGUAGES.find((known) => known === story.language) ?? 'en'
    const names = [story.childName, ...story.pets.map((pet) => pet.name)]
    const found = checkBookText(title, names, language, listedWords)
    if (found.length > 0) throw new AppError(moderationRefusal(found), { field: 'title' })
    const manuscript = { ...manuscriptSchema.parse(story.manuscript), title }
    await tx.story.update({
      where: { id },
      data: {
        ...titleColumns(title, story),
        manuscript,
        version: { increment: 1 },
        approved: false,
        contentApproved: false,
        declinedAt: null,
      },
    })
  })
}
