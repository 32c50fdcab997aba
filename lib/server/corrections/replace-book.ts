import { searchTerms } from '@/lib/domain/admin/search-terms'
import { DEFAULT_PET } from '@/lib/domain/story/create-body'
import type { StoredBook } from '@/lib/domain/story/stored-book'
import type { Tx } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { leaveSeries, assignSeriesNumber } from '@/lib/server/stories/assign-series-number'

/** The series that the book belongs to by its names, taken before the story's row is held: whoever orders a sequel holds them in this order. */
export async function placeByNames(
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

interface Put {
  id: string
  book: StoredBook
  place: Awaited<ReturnType<typeof placeByNames>>
}

/** Puts a book in the place of the one that stands, whose row the transaction holds: its next version. What the public sees is looked at again. */
export async function replaceBook(tx: Tx, { id, book, place }: Put): Promise<number> {
  const { childName, childGender, look, pets, manuscript, cast, customizations, dedication, ownPages } = book
  const [first] = pets
  await tx.storyPet.deleteMany({ where: { storyId: id } })
  const { version } = await tx.story.update({
    where: { id },
    data: {
      childName,
      childGender,
      look: look ?? Prisma.DbNull,
      manuscript,
      cast,
      customizations: customizations ?? Prisma.DbNull,
      dedication,
      ownPages,
      petName: first?.name ?? '',
      petType: first?.type ?? '',
      petBreed: first?.breed || DEFAULT_PET.breed,
      petColors: first?.colors || DEFAULT_PET.colors,
      petDescription: first?.description || null,
      pets: { create: pets.map((pet, position) => ({ ...pet, position })) },
      title: manuscript.title,
      storyContent: manuscript.pages.map((page) => page.content).join('\n\n'),
      searchWords: searchTerms(manuscript.title, childName, ...pets.map((pet) => pet.name)),
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
