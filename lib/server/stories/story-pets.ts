import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { StoryRow } from './columns'

/**
 * The pets of a page of a list, read from where pets of such an age lie; by the stories' ids alone each would be looked for by itself.
 * @param which among which pets, where the list's stories lie far apart and an index holds theirs alone
 */
export async function storyPets(
  db: Db,
  stories: readonly { id: string; createdAt: Date }[],
  which: Pick<Prisma.StoryPetWhereInput, 'featured'> = {},
): Promise<(id: string) => StoryRow['pets']> {
  if (stories.length === 0) return () => []
  const times = stories.map(({ createdAt }) => createdAt.getTime())
  const pets = await db.storyPet.findMany({
    where: {
      ...which,
      createdAt: { gte: new Date(Math.min(...times)), lte: new Date(Math.max(...times)) },
      storyId: { in: stories.map(({ id }) => id) },
    },
    orderBy: { position: 'asc' },
    select: { storyId: true, name: true, type: true, gender: true, breed: true, colors: true },
  })
  return (id) => pets.filter(({ storyId }) => storyId === id).map(({ storyId: _, ...pet }) => pet)
}
