import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { StoryRow } from './columns'
import { shownRequestSelect } from './story-row'

/**
 * The pets of one page of a list, read by the range of the stories' times, which a trigger copies to the pets
 * (prisma/sql/story-pets.sql). By the stories' ids alone each would be a random read.
 * @param filter for a list whose stories are far apart in time: read from a partial index
 */
export async function storyPets(
  db: Db,
  stories: readonly { id: string; createdAt: Date }[],
  filter: Pick<Prisma.StoryPetWhereInput, 'featured'> = {},
): Promise<(id: string) => StoryRow['pets']> {
  if (stories.length === 0) return () => []
  const times = stories.map(({ createdAt }) => createdAt.getTime())
  const pets = await db.storyPet.findMany({
    where: {
      ...filter,
      createdAt: { gte: new Date(Math.min(...times)), lte: new Date(Math.max(...times)) },
      storyId: { in: stories.map(({ id }) => id) },
    },
    orderBy: { position: 'asc' },
    select: { storyId: true, ...shownRequestSelect.pets.select },
  })
  return (id) => pets.filter(({ storyId }) => storyId === id).map(({ storyId: _, ...pet }) => pet)
}
