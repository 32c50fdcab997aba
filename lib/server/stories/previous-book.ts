import { castSchema } from '@/lib/domain/illustration/cast'
import type { PreviousBook } from '@/lib/domain/illustration/sequel-cast'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { storedRequest } from './stored-request'
import { customizationsOf } from './book-look'

type Row = Prisma.StoryGetPayload<{ include: { pets: true } }>

/** What a sequel goes on from; undefined for a first book, and for one whose book before was never drawn. */
export function previousBook(row: Row | null): PreviousBook | undefined {
  if (!row || row.cast === null) return undefined
  return { cast: castSchema.parse(row.cast), pets: storedRequest(row).pets, customizations: customizationsOf(row) }
}
