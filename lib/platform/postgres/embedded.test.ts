import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { until } from '@/e2e/fixtures/until'
import { isAlive, startEmbedded, stopEmbedded } from './embedded'

const root = process.cwd()
let dataDir = ''
const ownFolder = () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wagtale-embedded-'))
  chmodSync(dataDir, 0o755)
}
const removeFolder = () => rmSync(dataDir, { recursive: true })
// One data folder for all of them: creating one takes longer than a test. Each begins with its server stopped.
beforeAll(ownFolder)
afterEach(() => stopEmbedded({ root, dataDir }), 30_000)
afterAll(removeFolder)

const start = (more: { database?: string } = {}) => startEmbedded({ root, dataDir, volatile: true, ...more })
const serverPid = () => Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

test('embedded PostgreSQL: five concurrent first starts give one server with one database', async () => {
  const started = await Promise.all(Array.from({ length: 5 }, () => start()))
  expect(new Set(started.map(({ url }) => url)).size).toBe(1)
  expect(await query(started[0]?.url ?? '', "SELECT datname FROM pg_database WHERE datname = 'wagtale'")).toHaveLength(
    1,
  )
}, 60_000)

test('embedded PostgreSQL: listens on loopback only and requires its password', async () => {
  const { url } = await start()
  expect(new URL(url).hostname).toBe('127.0.0.1')
  expect(await query(url, "SELECT current_setting('listen_addresses') AS a")).toEqual([{ a: '127.0.0.1' }])
  const without = Object.assign(new URL(url), { password: 'guess' }).toString()
  await expect(query(without, 'SELECT 1')).rejects.toThrow('password authentication failed')
}, 60_000)

test('embedded PostgreSQL: after a kill -9 the next start has every committed row', async () => {
  const first = await start()
  await query(
    first.url,
    "SET synchronous_commit = on; DROP TABLE IF EXISTS books; CREATE TABLE books (title text); INSERT INTO books VALUES ('kept'); CHECKPOINT",
  )
  process.kill(serverPid(), 'SIGKILL')
  const second = await start()
  expect(await query(second.url, 'SELECT title FROM books')).toEqual([{ title: 'kept' }])
}, 60_000)

test('embedded PostgreSQL: while it is watched, a killed server is back at its address in seconds, with every committed row', async () => {
  const { url, watch, release } = await start()
  const reports: string[] = []
  watch((event) => reports.push(event))
  await query(
    url,
    "SET synchronous_commit = on; DROP TABLE IF EXISTS books; CREATE TABLE books (title text); INSERT INTO books VALUES ('kept')",
  )
  for (const times of [1, 2]) {
    const before = serverPid()
    process.kill(before, 'SIGKILL')
    await until(() => reports.filter((event) => event === 'restarted').length === times, 'the server', 30_000)
    expect(serverPid()).not.toBe(before)
    expect(await query(url, 'SELECT title FROM books')).toEqual([{ title: 'kept' }])
  }
  expect(reports).toEqual(['gone', 'restarted', 'gone', 'restarted'])
  // A server that was stopped on purpose stays so.
  await release()
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
}, 90_000)

test('embedded PostgreSQL: the next start takes the port of the last, unless another program has it', async () => {
  const first = await start()
  await first.release()
  const again = await start()
  expect(new URL(again.url).port).toBe(new URL(first.url).port)
  await again.release()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(Number(new URL(first.url).port), '127.0.0.1', resolve))
  const elsewhere = await start()
  expect(new URL(elsewhere.url).port).not.toBe(new URL(first.url).port)
  await new Promise((resolve) => other.close(resolve))
}, 90_000)

test('embedded PostgreSQL: a killed server, or one whose process id was reused, counts as stopped', async () => {
  await start()
  process.kill(serverPid(), 'SIGKILL')
  await stopEmbedded({ root, dataDir })
  writeFileSync(
    path.join(dataDir, 'postgres/postmaster.pid'),
    [process.pid, path.join(dataDir, 'postgres'), 1, 1, '', '127.0.0.1', '', 'ready'].join('\n'),
  )
  await stopEmbedded({ root, dataDir })
}, 60_000)

test('embedded PostgreSQL: a server left by a killed command is adopted, and stopped by its last user', async () => {
  const first = await start()
  const pid = serverPid()
  // The command that started it was killed: its user file names a dead process.
  rmSync(path.join(dataDir, 'postgres.users', String(process.pid)))
  writeFileSync(path.join(dataDir, 'postgres.users', '4194303'), '')
  const second = await start()
  expect([second.url, serverPid()]).toEqual([first.url, pid])
  // Another running command still uses it.
  const other = path.join(dataDir, 'postgres.users', String(process.ppid))
  writeFileSync(other, '')
  await second.release()
  expect(isAlive(pid)).toBe(true)
  rmSync(other)
  await second.release()
  await until(() => !isAlive(pid), 'the end of the server')
}, 60_000)

test('embedded PostgreSQL: a stale lock whose process id was reused does not block a start', async () => {
  const first = await start()
  const pid = serverPid()
  await first.release()
  await until(() => !isAlive(pid), 'the end of the server')
  writeFileSync(
    path.join(dataDir, 'postgres/postmaster.pid'),
    [process.pid, path.join(dataDir, 'postgres'), 1, 1, '', '127.0.0.1', '', 'ready'].join('\n'),
  )
  const again = await start()
  expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
}, 60_000)

// Only root has this case: PostgreSQL refuses root, and its account can't enter root's own folders.
if (process.getuid?.() === 0)
  test('embedded PostgreSQL: for root in an unreachable folder the data is where the server’s account can reach it', async () => {
    removeFolder()
    ownFolder()
    chmodSync(dataDir, 0o700)
    const { url } = await start()
    const id = readFileSync(path.join(dataDir, 'id'), 'utf8')
    const [place = ''] = ['/var/lib', tmpdir()].map((base) => path.join(base, `wagtale-${id}`)).filter(existsSync)
    expect(await query(url, "SELECT current_setting('data_directory') AS at")).toEqual([
      { at: path.join(place, 'postgres') },
    ])
    await stopEmbedded({ root, dataDir })
    rmSync(place, { recursive: true })
    chmodSync(dataDir, 0o755)
  }, 60_000)
