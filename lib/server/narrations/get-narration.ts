import { z } from 'zod'
import type { BookVoice, NarratedPart } from '@/lib/domain/book/narration/book-voices'
import {
  narratedSentence,
  spokenPage,
  type NarratedPage,
  type NarratedSentence,
  type Narration,
  type SpokenPage,
} from '@/lib/domain/book/narration/narrated-book'
import type { NarrationAnswer, NarrationProgress } from '@/lib/domain/book/narration/narration-answer'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { loadSound, soundColumns } from '@/lib/server/sounds/load-sound'
import { keeperColumns, keepersOf, type Keepers } from '@/lib/server/stories/keepers'
import { visibleTo } from '@/lib/server/stories/visibility'

export interface NarrationOf {
  viewer: Viewer
  id: string
  version: number
  voice: BookVoice
  part: NarratedPart
}

const storedScript = z.array(spokenPage)
const storedSentences = z.array(narratedSentence)
const storedState = z.enum(['making', 'failed', 'ready'])

/** Null if the story doesn't exist or the viewer may not read it. */
export async function findProgress(
  db: Db,
  { viewer, id, version, voice, part }: NarrationOf,
): Promise<(NarrationProgress & { id: string }) | null> {
  const story = await db.story.findFirst({
    where: { AND: [{ id }, visibleTo(viewer)] },
    select: { narrations: { where: { version, voice, part }, select: { id: true, state: true, script: true } } },
  })
  if (!story) return null
  const [row] = story.narrations
  if (!row) return { id: '', state: 'absent', done: 0, total: 0 }
  const done = await db.narrationPage.count({ where: { narrationId: row.id } })
  return { id: row.id, state: storedState.parse(row.state), done, total: storedScript.parse(row.script).length }
}

/** How a narration stands and, once it is ready, when each word is said. Null as above. */
export async function getNarration(
  db: Db,
  wanted: NarrationOf,
): Promise<{ answer: NarrationAnswer; keepers: Keepers } | null> {
  const { viewer, id } = wanted
  const story = await db.story.findFirst({ where: { AND: [{ id }, visibleTo(viewer)] }, select: keeperColumns })
  const progress = story && (await findProgress(db, wanted))
  if (!progress) return null
  const pages = progress.state === 'ready' ? await readPages(db, progress.id) : []
  return {
    answer: {
      ...progress,
      pages: pages.map(({ page, sentences, durationMs }) => ({
        blocks: page.blocks,
        durationMs,
        words: sentences.flatMap(({ block, words }) =>
          words.map(({ start, end, beginMs }): [number, number, number, number] => [block, start, end, beginMs]),
        ),
      })),
    },
    keepers: keepersOf(story, viewer),
  }
}

interface StoredPage {
  page: SpokenPage
  sentences: NarratedSentence[]
  durationMs: number
}
async function readPages(db: Db, narrationId: string): Promise<StoredPage[]> {
  const row = await db.narration.findUniqueOrThrow({
    where: { id: narrationId },
    select: {
      script: true,
      pages: { orderBy: { position: 'asc' }, select: { position: true, sentences: true, durationMs: true } },
    },
  })
  const script = storedScript.parse(row.script)
  return row.pages.flatMap(({ position, sentences, durationMs }) => {
    const page = script[position]
    return page ? [{ page, sentences: storedSentences.parse(sentences), durationMs }] : []
  })
}

/**
 * A whole narration of the book's words with its sound, for a file; null where there is none, or where it reads other
 * words than `script`.
 */
export async function loadNarration(
  db: Db,
  { viewer, id, version, voice, script }: Omit<NarrationOf, 'part'> & { script: readonly SpokenPage[] },
): Promise<Narration | null> {
  const row = await db.narration.findFirst({
    where: {
      ...{ storyId: id, version, voice, part: 'story', state: 'ready' },
      script: { equals: [...script] },
      story: visibleTo(viewer),
    },
    select: { id: true },
  })
  if (!row) return null
  const pages: NarratedPage[] = []
  // One by one: two megabytes in one go would hold up everybody else's requests.
  for (const [position, { page, ...read }] of (await readPages(db, row.id)).entries()) {
    const key = { narrationId: row.id, position }
    const stored = await db.narrationPage.findUnique({ where: { narrationId_position: key }, select: soundColumns })
    const mp3 = stored && (await loadSound(stored))
    // Erased meanwhile.
    if (!mp3) return null
    pages.push({ ...page, ...read, mp3 })
  }
  return { pages }
}
