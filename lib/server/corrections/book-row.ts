import { castSchema } from '@/lib/domain/illustration/cast'
import type { StoredBook } from '@/lib/domain/story/stored-book'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { customizationsOf } from '@/lib/server/stories/book-look'
import { manuscriptOf } from '@/lib/server/stories/present-story'
import { familyFromRow, familySelect } from '@/lib/server/stories/story-row'

/** Columns from which `bookOf` reads. */
export const bookColumns = {
  ...familySelect,
  manuscript: true,
  cast: true,
  customizations: true,
  dedication: true,
  ownPages: true,
} as const satisfies Prisma.StorySelect
type BookRow = Prisma.StoryGetPayload<{ select: typeof bookColumns }>

/** Null for a story without a manuscript. */
export function bookOf(row: BookRow): StoredBook | null {
  const manuscript = manuscriptOf(row)
  if (!manuscript) return null
  return {
    ...familyFromRow(row),
    manuscript,
    cast: castSchema.parse(row.cast),
    customizations: customizationsOf(row),
    dedication: row.dedication,
    ownPages: row.ownPages,
  }
}
