import { castSchema } from '@/lib/domain/illustration/cast'
import type { PreviousBook } from '@/lib/domain/illustration/sequel-cast'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { requestFromRow } from './story-row'
import { customizationsOf } from './book-look'

type Row = Prisma.StoryGetPayload<{ include: { pets: true } }>

/**
 * What a sequel continues: cast, pets and colours. Undefined without a previous story, or if that was never finished.
 */
export function previousBook(row: Row | null): PreviousBook | undefined {
  if (!row || row.cast === null) return undefined
  return { cast: castSchema.parse(row.cast), pets: requestFromRow(row).pets, customizations: customizationsOf(row) }
}
