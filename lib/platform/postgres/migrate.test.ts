import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testDatabase } from '@/e2e/fixtures/database'
import { applyMigrations } from './migrate'

const database = testDatabase()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function migration(name: string, sql: string) {
  mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, name, 'migration.sql'), sql)
}

test('ten concurrent processes apply each migration once; a second run applies nothing', async () => {
  migration('30000101000001_apples', 'CREATE TABLE apples (n int); INSERT INTO apples VALUES (1);')
  migration('30000101000002_pears', 'CREATE TABLE pears (n int)')
  const runs = await Promise.all(Array.from({ length: 10 }, () => applyMigrations(database.url, folder)))
  expect(runs.flat().sort()).toEqual(['30000101000001_apples', '30000101000002_pears'])
  expect(await applyMigrations(database.url, folder)).toEqual([])
  expect(await database.db.$queryRaw`SELECT n FROM apples`).toHaveLength(1)
})

test('a migration edited after it was applied is refused', async () => {
  migration('30000101000003_plums', 'CREATE TABLE plums (n int)')
  await applyMigrations(database.url, folder)
  migration('30000101000003_plums', 'CREATE TABLE plums (n bigint)')
  await expect(applyMigrations(database.url, folder)).rejects.toThrow(
    'migration 30000101000003_plums was edited after it was applied',
  )
})

test('a failed migration is rolled back and can be corrected', async () => {
  migration('30000101000004_figs', 'CREATE TABLE figs (n int); SELECT 1/0;')
  await expect(applyMigrations(database.url, folder)).rejects.toThrow('migration 30000101000004_figs: division by zero')
  migration('30000101000004_figs', 'CREATE TABLE figs (n int)')
  expect(await applyMigrations(database.url, folder)).toEqual(['30000101000004_figs'])
})

test('an older release starts on a newer database, but neither migrates it nor starts on one that breaks it', async () => {
  const [own, next] = ['30000101000005_oats', '30000101000006_rye']
  migration(own, 'CREATE TABLE oats (n int)')
  migration(next, 'CREATE TABLE rye (n int)')
  await applyMigrations(database.url, folder)
  rmSync(path.join(folder, next), { recursive: true })
  expect(await applyMigrations(database.url, folder)).toEqual([])

  migration('30000101000005_spelt', 'CREATE TABLE spelt (n int)')
  await expect(applyMigrations(database.url, folder)).rejects.toThrow(
    'a newer release has migrated this database (30000101000006_rye): migrate with that one',
  )
  rmSync(path.join(folder, '30000101000005_spelt'), { recursive: true })

  migration('30000101000007_barley', '-- breaks earlier releases\nALTER TABLE oats ADD COLUMN m int NOT NULL')
  await applyMigrations(database.url, folder)
  rmSync(path.join(folder, '30000101000007_barley'), { recursive: true })
  await expect(applyMigrations(database.url, folder)).rejects.toThrow(
    "a newer release has changed this database so that this one can't use it: 30000101000006_rye, 30000101000007_barley",
  )
})
