import { readFileSync } from 'node:fs'
import { testDatabase } from '@/e2e/fixtures/database'
import { currentPage, privacyPage, readSchema } from './privacy-table'

const database = testDatabase()
const schema = readFileSync('prisma/schema.prisma', 'utf8')

test('docs/privacy.md is what npm run privacy:table writes', () => {
  expect(readFileSync('docs/privacy.md', 'utf8')).toBe(currentPage())
})

test('it has every table and column that the database has, none left out by how the schema is read', async () => {
  const rows = await database.db.$queryRaw<{ table: string; columns: string[] }[]>`
    SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name::text) AS columns
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' GROUP BY 1 ORDER BY 1`
  const known = [...readSchema(schema)].map(([table, columns]) => ({ table, columns: columns.toSorted() }))
  expect(known.toSorted((a, b) => (a.table < b.table ? -1 : 1))).toEqual(rows)
})

test('a column or table without a purpose is refused', () => {
  const withColumn = schema.replace('model Visitor {\n', 'model Visitor {\n  shoeSize Int @map("shoe_size")\n')
  expect(() => privacyPage(withColumn)).toThrow('does not say what visitors.shoe_size is for')
  expect(() => privacyPage(`${schema}\nmodel Shoe {\n  id Int @id\n\n  @@map("shoes")\n}\n`)).toThrow('the table shoes')
  expect(() => privacyPage(schema.replace(/^ {2}warnedAt .*\n/m, ''))).toThrow('there is no column stories.warned_at')
})
