// `npm run privacy:table`: writes docs/privacy.md from prisma/schema.prisma and scripts/privacy/data-map.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import { COMMON, DATA_MAP } from './data-map'

const root = path.resolve(import.meta.dirname, '../..')

/** Tables and their columns, by the names that the database has. */
export function readSchema(text: string): Map<string, string[]> {
  const models = [...text.matchAll(/^model (\w+) \{\n([^]*?)^\}/gm)].map(([, name = '', body = '']) => ({ name, body }))
  const relations = new Set(models.map(({ name }) => name))
  const tables = models.map(({ name, body }) => {
    const columns = body.split('\n').flatMap((line) => {
      const [, field = '', type = ''] = /^ {2}(\w+)\s+(\w+)/.exec(line) ?? []
      return field === '' || relations.has(type) ? [] : [/@map\("(\w+)"\)/.exec(line)?.[1] ?? field]
    })
    return [/@@map\("(\w+)"\)/.exec(body)?.[1] ?? name, columns] as const
  })
  return new Map(tables)
}

interface Line {
  column: string
  purpose: string
  readers: string
  goes: string
}

/** @throws where a column has no purpose, or a purpose no column */
function linesOf(table: string, columns: readonly string[]): Line[] {
  const entry = DATA_MAP[table]
  if (!entry) throw new Error(`scripts/privacy/data-map.ts does not say what the table ${table} is for`)
  const listed = new Map(
    entry.columns.flatMap(([names, purpose, goes = entry.goes, readers = entry.readers]) =>
      names.split(' ').map((column) => [column, { column, purpose, goes, readers }] as const),
    ),
  )
  for (const column of listed.keys())
    if (!columns.includes(column)) throw new Error(`scripts/privacy/data-map.ts: there is no column ${table}.${column}`)
  return columns.map((column) => {
    const purpose = COMMON[column]
    const line = listed.get(column) ?? (purpose && { column, purpose, goes: entry.goes, readers: entry.readers })
    if (!line) throw new Error(`scripts/privacy/data-map.ts does not say what ${table}.${column} is for`)
    return line
  })
}

const HEAD = `# What is kept, why, and for how long

Made by \`npm run privacy:table\` from \`prisma/schema.prisma\`, which says what there is, and \`scripts/privacy/data-map.ts\`, which says why, who sees it and when it goes; a test fails for a column without a line. The periods are \`lib/domain/retention/retention.ts\` and the setting \`BOOK_MONTHS\`. The privacy policy of the site says the same for families.

## What makes it go

- **A family** erases a book at once ([erasing](decisions/erasing-and-finding-stories.md)): everything that came of it, the queue's job and unsent letters too. Its id is hashed into the ledger, so that a restored backup doesn't bring it back ([operating](operating.md#the-ledger-of-erasures)).
- **The clock**: every ten minutes the job \`maintenance\` deletes letters, messages, rooms and the like; once a day the job \`retention\` forgets books that nobody opens and takes the people out of old records (\`lib/server/retention\`).
- **Books that nobody opens**: reading or downloading a book, by whoever may, counts as opening it. After \`BOOK_MONTHS\` (36) months without, it is erased as if by its family. The family gets a letter ${RETENTION_DAYS.bookWarning} days before, and another ${RETENTION_DAYS.lastBookWarning} days before; opening the book ends the matter. No book goes that was not announced for ${RETENTION_DAYS.bookWarning} days, also after the shop stood still. A book without an address has nobody to write to, and the same time. Not forgotten are the shop's samples, books that are being printed, and those at a publisher's.
- **Backups** end after \`BACKUP_DAYS\` (30).
- **Logs** hold ids and figures, never a name or what a visitor typed; an erasure is logged without the story's id. How long they are kept is the host's to say: 30 days are enough.

No page asks anything of third parties, but for the till, which loads Stripe's form. Where the operator sets \`NARRATOR_URL\`, which is unset at first, that server is sent the words of each book that somebody listens to in Wagtale's voice, names too ([operating](operating.md#another-narrator)).

## Every table and column

`

export function privacyPage(schema: string): string {
  const parts = [...readSchema(schema)].map(([table, columns]) => {
    const rows = linesOf(table, columns).map(
      ({ column, purpose, readers, goes }) => `| \`${column}\` | ${purpose} | ${readers} | ${goes} |`,
    )
    return [
      `### ${table}`,
      '',
      '| Column | What for | Who sees it | When it goes |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n')
  })
  return `${HEAD}${parts.join('\n\n')}\n`
}

export const currentPage = (): string => privacyPage(readFileSync(path.join(root, 'prisma/schema.prisma'), 'utf8'))

if (process.argv[1] !== undefined && import.meta.filename === path.resolve(process.argv[1]))
  writeFileSync(path.join(root, 'docs/privacy.md'), currentPage())
