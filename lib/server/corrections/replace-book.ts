import type { StoredBook } from '@/lib/domain/story/stored-book'
import type { Tx } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { familyColumns } from '@/lib/server/stories/story-row'

/**
 * Stores `book` as the story's next version and returns its number. Approvals are reset: the public sees a new text
 * and new pictures. The transaction must hold the story's row.
 */
export async function replaceBook(tx: Tx, { id, book }: { id: string; book: StoredBook }): Promise<number> {
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
    },
    select: { version: true },
  })
  return version
}
