/**
 * The ledger of erased stories: a line with the hash of an id and the time. Backups aren't changed by an erasure, so a
 * restore reads here what must go again. It is kept apart from the database, since it must be newer than any backup.
 * Ids are 128 random bits: nobody finds one by its hash.
 */
import { createHash } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from './env'
import { errnoCode } from './errno'

export const erasureLedger = (): string =>
  path.resolve(/* turbopackIgnore: true */ env().ERASURE_LEDGER ?? path.join(env().WAGTALE_DATA_DIR, 'erased.log'))

export const erasureHash = (id: string): string => createHash('sha256').update(id).digest('hex')

/** Resolves when the disk has it. One write at the file's end, so that processes don't mix their lines. */
export async function recordErasure(ledger: string, id: string, now = new Date()): Promise<void> {
  await mkdir(path.dirname(ledger), { recursive: true })
  const file = await open(ledger, 'a', 0o600)
  try {
    await file.write(`${erasureHash(id)} ${now.toISOString()}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** @returns the hashes; none where there is no ledger yet */
export async function readErasures(ledger: string): Promise<Set<string>> {
  try {
    const lines = (await readFile(ledger, 'utf8')).split('\n')
    return new Set(lines.map((line) => line.slice(0, 64)).filter((hash) => /^[\da-f]{64}$/.test(hash)))
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return new Set()
    throw error
  }
}
