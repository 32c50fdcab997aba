import { RECORDING } from '@/lib/domain/book/recording/limits'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { checkWords } from '@/lib/server/collaboration/check-words'
import { ownStory } from './recording-access'

/**
 * A place for somebody's voice in the viewer's own book.
 * @throws story_not_found, story_unfinished; recordings_full; as checkWords for the name
 */
export async function createRecording(
  db: Db,
  { viewer, storyId, name }: { viewer: Viewer; storyId: string; name: string },
): Promise<{ id: string }> {
  return db.$transaction(async (tx) => {
    // One after the other, so that the count holds.
    await tx.$queryRaw`SELECT 1 FROM stories WHERE id = ${storyId} FOR NO KEY UPDATE`
    const story = await tx.story.findFirst({
      where: { AND: [{ id: storyId }, ownStory(viewer)] },
      select: { state: true, language: true, _count: { select: { recordings: true } } },
    })
    if (!story) throw new AppError('story_not_found')
    if (story.state !== 'ready') throw new AppError('story_unfinished')
    if (story._count.recordings >= RECORDING.most) throw new AppError('recordings_full', { most: RECORDING.most })
    checkWords(story.language, name)
    return tx.recording.create({ data: { storyId, name }, select: { id: true } })
  })
}
