// Keyset pagination: a page begins after the last row shown, (createdAt, id), so a deep page costs as much as the
// first.
interface Keyed {
  id: string
  createdAt: Date
}
/** A Prisma `where`. */
interface Older {
  createdAt?: { lte: Date }
  OR?: ({ createdAt: { lt: Date } } | { createdAt: Date; id: { lt: string } })[]
}

const SEPARATOR = '~'

/** Rows after `key` in a list ordered newest first. Without a valid key, the first page. */
export function afterKey(key: string | undefined): Older {
  const parsed = readKey(key)
  if (!parsed) return {}
  const { createdAt, id } = parsed
  // The outer bound is the index condition; the inner one breaks ties of equal times.
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** For a table with UUID ids: PostgreSQL rejects anything else as an id. */
export const afterUuid = (key: string | undefined): Older => (UUID.test(readKey(key)?.id ?? '') ? afterKey(key) : {})

/** Null for an invalid key. */
export function readKey(key: string | undefined): Keyed | null {
  const [time = '', id = ''] = key?.split(SEPARATOR) ?? []
  const createdAt = new Date(Number(time))
  return /^\d{1,15}$/.test(time) && /^[\w-]+$/.test(id) && !Number.isNaN(createdAt.getTime()) ? { createdAt, id } : null
}

export const keyOf = ({ createdAt, id }: Keyed): string => `${createdAt.getTime()}${SEPARATOR}${id}`

/** The next page's key; `rows` has one row more than is shown if there is a next page. */
export function nextKey(rows: readonly Keyed[], shown: number): { next?: string } {
  const last = rows[shown - 1]
  return rows.length > shown && last ? { next: keyOf(last) } : {}
}
