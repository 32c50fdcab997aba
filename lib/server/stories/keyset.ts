// Lists are paged by the key of the last row shown, (createdAt, id), so that a deep page costs what the first one does.
interface Keyed {
  id: string
  createdAt: Date
}
/** Fits the where of every list. */
interface Older {
  createdAt?: { lte: Date }
  OR?: ({ createdAt: { lt: Date } } | { createdAt: Date; id: { lt: string } })[]
}

const SEPARATOR = '~'

/** Rows that come after `key` in a list that is newest first. A key that isn't one asks for the first page. */
export function afterKey(key: string | undefined): Older {
  const read = readKey(key)
  if (!read) return {}
  const { createdAt, id } = read
  // The outer bound lets the index be entered at the key; the inner one settles ties.
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** The same for a table whose ids are UUIDs: anything else in the place of one would be an error of the database. */
export const afterUuid = (key: string | undefined): Older => (UUID.test(readKey(key)?.id ?? '') ? afterKey(key) : {})

/** Null for a key that isn't one. */
export function readKey(key: string | undefined): Keyed | null {
  const [time = '', id = ''] = key?.split(SEPARATOR) ?? []
  const createdAt = new Date(Number(time))
  return /^\d{1,15}$/.test(time) && /^[\w-]+$/.test(id) && !Number.isNaN(createdAt.getTime()) ? { createdAt, id } : null
}

export const keyOf = ({ createdAt, id }: Keyed): string => `${createdAt.getTime()}${SEPARATOR}${id}`

/** `rows` holds one more than is shown when another page follows. */
export function nextKey(rows: readonly Keyed[], shown: number): { next?: string } {
  const last = rows[shown - 1]
  return rows.length > shown && last ? { next: keyOf(last) } : {}
}
