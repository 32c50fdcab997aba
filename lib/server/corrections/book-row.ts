import { castSchema } from '@/lib/domain/illustration/cast'
import { childLookChoice } from '@/lib/domain/illustration/look'
import { CHILD_GENDERS, PET_GENDERS, PET_TYPES } from '@/lib/domain/story/lists'
import type { StoredBook } from '@/lib/domain/story/stored-book'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { customizationsOf } from '@/lib/server/stories/book-look'
import { manuscriptOf } from '@/lib/server/stories/present-story'

/** What a version of a book is read from. */
export const bookColumns = {
  childName: true,
  childGender: true,
  look: true,
  manuscript: true,
  cast: true,
  customizations: true,
  dedication: true,
  ownPages: true,
  pets: {
    orderBy: { position: 'asc' },
    select: { name: true, type: true, gender: true, breed: true, colors: true, description: true },
  },
} as const satisfies Prisma.StorySelect
type BookRow = Prisma.StoryGetPayload<{ select: typeof bookColumns }>

const known = <T extends string>(list: readonly T[], value: string, usual: T): T =>
  list.find((one) => one === value) ?? usual

/** Null for a story without a manuscript. */
export function bookOf(row: BookRow): StoredBook | null {
  const manuscript = manuscriptOf(row)
  if (!manuscript) return null
  return {
    childName: row.childName,
    childGender: known(CHILD_GENDERS, row.childGender, 'non-specific'),
    look: childLookChoice.nullable().parse(row.look),
    pets: row.pets.map((pet) => ({
      ...pet,
      type: known(PET_TYPES, pet.type, 'Other'),
      gender: known(PET_GENDERS, pet.gender, 'unknown'),
    })),
    manuscript,
    cast: castSchema.parse(row.cast),
    customizations: customizationsOf(row),
    dedication: row.dedication,
    ownPages: row.ownPages,
  }
}
