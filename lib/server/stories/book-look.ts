import { castSchema } from '@/lib/domain/illustration/cast'
import { customizations, type Customizations } from '@/lib/domain/illustration/customizations'
import { engineVersionOf } from '@/lib/domain/illustration/engine-version'
import type { BookLook } from '@/lib/domain/illustration/book-look'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** Everything that a story's pictures depend on besides its manuscript. */
export const lookColumns = {
  cast: true,
  seed: true,
  engineVersion: true,
  customizations: true,
} as const satisfies Prisma.StorySelect
type LookRow = Prisma.StoryGetPayload<{ select: typeof lookColumns }>

export const customizationsOf = (row: Pick<LookRow, 'customizations'>): Customizations | null =>
  row.customizations === null ? null : customizations.parse(row.customizations)

/** How a finished story is drawn: its cast and the buyer's colours, with the engine version it was created with. */
export const bookLook = (row: LookRow): BookLook => ({
  cast: castSchema.parse(row.cast),
  seed: row.seed,
  engineVersion: engineVersionOf(row.engineVersion),
  customizations: customizationsOf(row) ?? undefined,
})
