import { AppError } from '@/lib/domain/errors'
import { checkBookText } from '@/lib/domain/moderation/check-request'
import { searchTerms } from '@/lib/domain/admin/search-terms'
import { manuscript as manuscriptSchema } from '@/lib/domain/story/manuscript'
import { LANGUAGES } from '@/lib/domain/story/lists'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { saveVersion } from '@/lib/server/corrections/save-version'
import { listedWords } from '@/lib/server/moderation/listed-words'
import { moderationRefusal } from '@/lib/server/moderation/refusal'

const asked = {
  childName: true,
  language: true,
  state: true,
  manuscript: true,
  pets: { select: { name: true } },
} as const

/**
 * Gives a finished book another title, wherever it stands: on the cover, in the reader, in every file. What the public sees goes back to
 * be looked at.
 * @throws story_not_found for anybody else's, story_unfinished, unkind_words, private_words
 */
export async function renameStory(
  db: Db,
  { viewer, id, title }: { viewer: Viewer; id: string; title: string },
): Promise<void> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  await db.$transaction(async (tx) => {
    // Holds the row until the new manuscript stands, which is made from the one that is read here.
    await saveVersion(tx, { id, visitorId, change: 'renamed' })
    const story = await tx.story.findFirst({ where: { id, visitorId }, select: asked })
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
        title,
        manuscript,
        searchWords: searchTerms(title, ...names),
        version: { increment: 1 },
        approved: false,
        contentApproved: false,
        declinedAt: null,
      },
    })
  })
}
