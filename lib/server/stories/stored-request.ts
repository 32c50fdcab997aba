import { childLookChoice } from '@/lib/domain/illustration/look'
import { storyRequest, type StoryRequest } from '@/lib/domain/story/request'
import type { Prisma } from '@/lib/platform/db/generated/client'

type Row = Omit<Prisma.StoryGetPayload<{ include: { pets: true } }>, 'manuscript'>

/** The request that a story was made from, read back from its row. */
export const storedRequest = (row: Row): StoryRequest =>
  storyRequest.parse({
    childName: row.childName,
    childAge: row.childAge,
    childGender: row.childGender,
    look: childLookChoice.nullish().parse(row.look) ?? undefined,
    pets: row.pets.map(({ name, type, gender, breed, colors, description }) => ({
      name,
      type,
      gender,
      breed,
      colors,
      description,
    })),
    lifeSkill: row.lifeSkill,
    preferredLocation: row.preferredLocation ?? undefined,
    specialEvent: row.specialEvent ?? undefined,
    homeType: row.homeType ?? undefined,
    language: row.language,
    email: row.email ?? undefined,
    seed: row.seed,
  })
