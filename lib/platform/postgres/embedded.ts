/**
 * The embedded PostgreSQL: the real server from npm, on loopback with a password. PostgreSQL's own lock on its data
 * directory decides who starts it; everybody else, and whoever comes after a kill -9, adopts the running one.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { errnoCode } from '../errno'
import { handOver, processIdentity, findPostgres, type PostgresPaths } from './find-postgres'

const USER = 'postgres'
const STARTS_AT_MOST = 60

export interface EmbeddedOptions {
  /** The project's folder. */
  root: string
  dataDir: string
  /** Its name in the server; made when missing. */
  database?: string
  /** Gives up durability for speed: for tests only. */
  volatile?: boolean
}

export interface Embedded {
  url: string
  /** Stops the server unless another living process uses it. */
  release: () => Promise<void>
}

export async function startEmbedded({
  root,
  dataDir,
  database = 'wagtale',
  volatile = false,
}: EmbeddedOptions): Promise<Embedded> {
  const at = findPostgres(root, path.resolve(dataDir))
  initialise(at)
  const mine = path.join(at.users, String(process.pid))
  writeFileSync(mine, '')
  try {
    const url = (await running(at)) ?? (await launch(at, volatile))
    return { url: await withDatabase(url, database), release: () => release(at, mine) }
  } catch (error) {
    rmSync(mine, { force: true })
    throw error
  }
}

const passwordFile = (cluster: string) => path.join(cluster, 'wagtale.password')

/** Made aside and moved in one step, so that neither a crash nor a second process leaves half a cluster. */
function initialise(at: PostgresPaths): void {
  if (existsSync(path.join(at.cluster, 'PG_VERSION'))) return
  const half = `${at.cluster}.${process.pid}`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  handOver(half)
  const secret = `${half}.password`
  writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
  handOver(secret)
  try {
    run(at.program('initdb'), [
      '-D',
      half,
      '-U',
      USER,
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ])
    renameSync(secret, passwordFile(half))
    renameSync(half, at.cluster)
  } catch (error) {
    if (!existsSync(path.join(at.cluster, 'PG_VERSION'))) throw error
  } finally {
    rmSync(half, { recursive: true, force: true })
    rmSync(secret, { force: true })
  }
}

function environment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    NODE_ENV: process.env.NODE_ENV,
    LC_ALL: 'C',
    LANG: 'C',
  }
}

function run(program: string, args: string[]): void {
  const result = spawnSync(program, args, { ...processIdentity(), env: environment(), cwd: '/', encoding: 'utf8' })
  if (result.status !== 0)
    throw new Error(`${path.basename(program)}: ${result.error?.message ?? `${result.stderr}${result.stdout}`.trim()}`)
}

/** Of the lines of postmaster.pid: the first is the process id, the fourth the port. */
function postmaster(at: PostgresPaths): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(path.join(at.cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

const address = (at: PostgresPaths, port: number) =>
  `postgresql://${USER}:${readFileSync(passwordFile(at.cluster), 'utf8')}@127.0.0.1:${port}/postgres`

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function running(at: PostgresPaths): Promise<string | undefined> {
  const found = postmaster(at)
  if (!found?.port) return undefined
  const url = address(at, found.port)
  return (await answers(url)) ? url : undefined
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() => (typeof bound === 'object' && bound ? resolve(bound.port) : reject(new Error('no free port'))))
    })
  })

async function launch(at: PostgresPaths, volatile: boolean): Promise<string> {
  // Statements and details hold children's names: they stay out of the log.
  const discreet = [
    '-c',
    'log_min_error_statement=panic',
    '-c',
    'log_error_verbosity=terse',
    '-c',
    'log_checkpoints=off',
  ]
  const fast = volatile
    ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300']
    : []
  for (let attempt = 1; attempt <= STARTS_AT_MOST; attempt++) {
    const port = await freePort()
    const log = openSync(at.log, 'a')
    const server = spawn(
      at.program('postgres'),
      [
        '-D',
        at.cluster,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        ...discreet,
        ...fast,
      ],
      // Detached: a Ctrl-C in the terminal must not reach it before those who use it have finished.
      { ...processIdentity(), env: environment(), cwd: '/', detached: true, stdio: ['ignore', log, log] },
    )
    closeSync(log)
    server.unref()
    let ended = false
    server.on('exit', () => (ended = true)).on('error', () => (ended = true))
    const url = address(at, port)
    while (!ended) {
      if (await answers(url)) return url
      await sleep(20)
    }
    // Someone else is starting it, or a killed server's processes are still going away, or its lock outlived a reboot.
    const other = await running(at)
    if (other) return other
    if (attempt % 10 === 0) removeStaleLock(at)
    await sleep(250)
  }
  throw new Error(`the embedded PostgreSQL did not start; its log is ${at.log}`)
}

/** Whether nobody holds the lock any more: its server was killed, or, after a reboot, its number is another program's. */
function isStale({ pid }: { pid: number }): boolean {
  if (!isAlive(pid)) return true
  if (process.platform === 'win32') return false
  const name = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  return !name.error && !name.stdout.includes('postgres')
}

/** PostgreSQL takes any living process with the id in its lock for itself. */
function removeStaleLock(at: PostgresPaths): void {
  const found = postmaster(at)
  if (found && isStale(found)) rmSync(path.join(at.cluster, 'postmaster.pid'), { force: true })
}

async function withDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // Two first starts at once: the other one made it.
    if (!['42P04', '23505'].includes(errnoCode(error) ?? '')) throw error
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).toString()
}

/** Another account's process counts too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errnoCode(error) === 'EPERM'
  }
}

async function release(at: PostgresPaths, mine: string): Promise<void> {
  rmSync(mine, { force: true })
  for (const name of readdirSync(at.users)) {
    if (isAlive(Number(name))) return
    rmSync(path.join(at.users, name), { force: true })
  }
  await stop(at)
}

/** Stops the server of a data directory, whoever uses it. */
export const stopEmbedded = ({ root, dataDir }: Pick<EmbeddedOptions, 'root' | 'dataDir'>): Promise<void> =>
  stop(findPostgres(root, path.resolve(dataDir)))

async function stop(at: PostgresPaths): Promise<void> {
  const gone = () => {
    const found = postmaster(at)
    return !found || isStale(found)
  }
  if (gone()) return
  // The same way whether we started it or adopted it. Fast: open transactions are rolled back, the next start needs no recovery.
  await new Promise<void>((resolve, reject) => {
    const command = spawn(at.program('pg_ctl'), ['stop', '-D', at.cluster, '-m', 'fast', '-w', '-t', '20'], {
      ...processIdentity(),
      env: environment(),
      cwd: '/',
      stdio: 'ignore',
    })
    command
      .on('error', reject)
      .on('exit', (code) =>
        code === 0 || gone() ? resolve() : reject(new Error('the embedded PostgreSQL did not stop')),
      )
  })
}
