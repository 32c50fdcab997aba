import type { FamilyVoices, OwnRecording, Recorder } from '@/lib/domain/book/recording/recording'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { scriptOf } from '@/lib/server/narrations/script-of'
import { getBook } from '@/lib/server/stories/get-book'
import { hashWords } from './hash-words'
import { heardBy, ownStory } from './recording-access'

/** The recordings of the viewer's own book, and whether others hear them. Null for a stranger's. */
export async function readFamilyVoices(
  db: Db,
  { viewer, storyId, now }: { viewer: Viewer; storyId: string; now: Date },
): Promise<FamilyVoices | null> {
  const story = await db.story.findFirst({
    where: { AND: [{ id: storyId }, ownStory(viewer)] },
    select: { recordingsShared: true },
  })
  if (!story) return null
  const counted = await countTakes(db, { viewer, storyId, story: ownStory(viewer) })
  return {
    shared: story.recordingsShared,
    recordings: counted.map(({ tokenExpires, ...recording }) => ({
      ...recording,
      linkExpires: tokenExpires && tokenExpires > now ? tokenExpires.toISOString() : null,
    })),
  }
}

/** Whose reading of a book the viewer may hear, where there is a page to be heard. */
export async function listRecorders(
  db: Db,
  { viewer, storyId }: { viewer: Viewer; storyId: string },
): Promise<Recorder[]> {
  const counted = await countTakes(db, { viewer, storyId, story: heardBy(viewer) })
  return counted.filter(({ done }) => done > 0).map(({ id, name }) => ({ id, name }))
}

async function countTakes(
  db: Db,
  { viewer, storyId, story }: { viewer: Viewer; storyId: string; story: Prisma.StoryWhereInput },
): Promise<(Omit<OwnRecording, 'linkExpires'> & { tokenExpires: Date | null })[]> {
  const rows = await db.recording.findMany({
    where: { storyId, story },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      name: true,
      tokenExpires: true,
      pages: { select: { position: true, wordsHash: true } },
    },
  })
  if (rows.length === 0) return []
  const book = await getBook(db, { viewer, id: storyId })
  if (!book || book === 'unfinished') return []
  const hashes = (await scriptOf(book)).map(hashWords)
  return rows.map(({ pages, ...row }) => {
    const done = pages.filter(({ position, wordsHash }) => hashes[position] === wordsHash).length
    return { ...row, done, total: hashes.length, changed: pages.length - done }
  })
}
