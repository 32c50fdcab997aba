import type { StoredBook } from '@/lib/domain/story/stored-book'
import type { Tx } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { leaveSeries, assignSeriesNumber } from '@/lib/server/stories/assign-series-number'
import { familyColumns } from '@/lib/server/stories/story-row'

/**
 * Moves a book whose child or first pet was renamed to the series of its new names; null if the names stay.
 * Called before the story's row is locked: every use case locks series before stories.
 */
export async function moveToSeries(
  tx: Tx,
  { id, visitorId, book }: { id: string; visitorId: string; book: StoredBook },
): Promise<{ seriesId: string | null; seriesNumber: number; left: string | null } | null> {
  const petName = book.pets[0]?.name ?? ''
  const row = await tx.story.findFirst({
    where: { id, visitorId },
    select: { childName: true, petName: true, seriesId: true, seriesNumber: true },
  })
  if (!row || (row.childName === book.childName && row.petName === petName)) return null
  if (row.seriesId) await tx.$queryRaw`SELECT id FROM series WHERE id = ${row.seriesId}::uuid FOR UPDATE`
  const place = await assignSeriesNumber(tx, {
    visitorId,
    childName: book.childName,
    petName,
    number: row.seriesNumber,
  })
  return { seriesId: place?.seriesId ?? null, seriesNumber: place?.seriesNumber ?? 1, left: row.seriesId }
}

interface Replacement {
  id: string
  book: StoredBook
  place: Awaited<ReturnType<typeof moveToSeries>>
}

/**
 * Stores `book` as the story's next version and returns its number. Approvals are reset: the public sees a new text
 * and new pictures. The transaction must hold the story's row.
 */
export async function replaceBook(tx: Tx, { id, book, place }: Replacement): Promise<number> {
  const { manuscript, cast, customizations, dedication, ownPages } = book
  await tx.storyPet.deleteMany({ where: { storyId: id } })
  const { version } = await tx.story.update({
    where: { id },
    data: {
      ...familyColumns(manuscript.title, book),
      pets: { create: book.pets.map((pet, position) => ({ ...pet, position })) },
      manuscript,
      cast,
      customizations: customizations ?? Prisma.DbNull,
      dedication,
      ownPages,
      storyContent: manuscript.pages.map((page) => page.content).join('\n\n'),
      version: { increment: 1 },
      approved: false,
      contentApproved: false,
      imagesApproved: false,
      declinedAt: null,
      ...(place ? { seriesId: place.seriesId, seriesNumber: place.seriesNumber } : {}),
    },
    select: { version: true },
  })
  if (place?.left) await leaveSeries(tx, place.left)
  return version
}
