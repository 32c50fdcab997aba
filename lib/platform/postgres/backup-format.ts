/**
 * A backup is one gzip file of lines: a header that names the tables, then the rows of each as PostgreSQL's COPY
 * writes them, ended by `\.`, then a line with their number and a hash of everything before it. COPY's text keeps
 * every value exactly, on any machine and from one version of PostgreSQL to a later one. The schema isn't in it:
 * migrations make it.
 */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

export const FORMAT = 'wagtale-backup'

export const tableSchema = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
  /** Numbers that the table gives out by itself, and where they stand. */
  sequences: z.array(z.object({ column: z.string(), last: z.string(), called: z.boolean() })),
})
export type BackupTable = z.output<typeof tableSchema>

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  /** When it was taken. */
  at: z.iso.datetime(),
  /** The migrations that the database had. */
  migrations: z.array(z.string()),
  /** The last migration of the queue's own schema. */
  queue: z.int(),
  /** In the order of their rows. */
  tables: z.array(tableSchema),
})
export type BackupHeader = z.output<typeof headerSchema>

export const footerSchema = z.object({ rows: z.int(), sha256: z.string() })

/** What ends the rows of a table; no row is written so. */
export const END_OF_ROWS = '\\.'

const NEWLINE = 0x0a

/** The lines of a backup as they are, each with its newline. Rejects where the file is cut off or no gzip. */
export async function* readLines(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  // The form with a callback passes the file's own errors on to whoever reads.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {})
  for await (const part of unpacked) {
    if (!Buffer.isBuffer(part)) continue
    const text = rest.length === 0 ? part : Buffer.concat([rest, part])
    let from = 0
    for (let to = text.indexOf(NEWLINE); to >= 0; to = text.indexOf(NEWLINE, from)) {
      yield text.subarray(from, to + 1)
      from = to + 1
    }
    rest = text.subarray(from)
  }
  if (rest.length > 0) throw new Error('the backup is cut off')
}

/** A line of JSON. */
export const parseLine = <T>(schema: z.ZodType<T>, line: Buffer): T => schema.parse(JSON.parse(line.toString('utf8')))
