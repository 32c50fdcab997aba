/**
 * The embedded PostgreSQL: the real server from npm, on loopback with a password. PostgreSQL's lock on its data
 * directory decides which process starts it; every other process, and the next one after a kill -9, adopts the running
 * server. It keeps its port for good, so that whoever is connected finds it again after it was started anew.
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
import { chownToPostgres, processIdentity, findPostgres, type PostgresPaths } from './find-postgres'

const USER = 'postgres'
const MAX_STARTS = 60

export interface EmbeddedOptions {
  /** The project's folder. */
  root: string
  dataDir: string
  /** The database's name, created when missing. */
  database?: string
  /** Trades durability for speed: for tests only. */
  volatile?: boolean
}

/** What happened to a server that is watched. `failed`: it could not be started again yet. */
export type WatchReport = (event: 'gone' | 'restarted' | 'failed', error?: unknown) => void

export interface Embedded {
  url: string
  /** From now on until `release`, starts the server again whenever it dies. */
  watch: (report: WatchReport) => void
  /** Stops the server unless another running process uses it. */
  release: () => Promise<void>
}

export async function startEmbedded({
  root,
  dataDir,
  database = 'wagtale',
  volatile = false,
}: EmbeddedOptions): Promise<Embedded> {
  const paths = findPostgres(root, path.resolve(dataDir))
  initialise(paths)
  const userFile = path.join(paths.users, String(process.pid))
  writeFileSync(userFile, '')
  try {
    const url = (await findRunning(paths)) ?? (await launch(paths, volatile))
    const over = new AbortController()
    return {
      url: await ensureDatabase(url, database),
      watch: (report) => void watch(paths, { port: Number(new URL(url).port), volatile, report, signal: over.signal }),
      release: () => {
        over.abort()
        return release(paths, userFile)
      },
    }
  } catch (error) {
    rmSync(userFile, { force: true })
    throw error
  }
}

const WATCH_MS = 1_000
const LONGEST_PAUSE_MS = 10_000

interface Watch {
  port: number
  volatile: boolean
  report: WatchReport
  signal: AbortSignal
}

/** Looks once a second; a server that can't be started is tried again after pauses that double. */
async function watch(paths: PostgresPaths, { port, volatile, report, signal }: Watch): Promise<void> {
  for (let failures = 0; ;) {
    const pause = Math.min(WATCH_MS * 2 ** failures, LONGEST_PAUSE_MS)
    await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
    const lock = postmaster(paths)
    if (lock && isAlive(lock.pid)) {
      failures = 0
      continue
    }
    report('gone')
    try {
      await launch(paths, volatile, port)
      report('restarted')
      failures = 0
    } catch (error) {
      failures += 1
      report('failed', error)
    }
  }
}

const passwordFile = (cluster: string) => path.join(cluster, 'wagtale.password')

/**
 * Created in a temporary folder and renamed in one step, so that neither a crash nor a second process leaves half a
 * cluster.
 */
function initialise(paths: PostgresPaths): void {
  if (existsSync(path.join(paths.cluster, 'PG_VERSION'))) return
  const partial = `${paths.cluster}.${process.pid}`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  chownToPostgres(partial)
  const secret = `${partial}.password`
  writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
  chownToPostgres(secret)
  try {
    run(paths.program('initdb'), [
      '-D',
      partial,
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
    renameSync(secret, passwordFile(partial))
    renameSync(partial, paths.cluster)
  } catch (error) {
    if (!existsSync(path.join(paths.cluster, 'PG_VERSION'))) throw error
  } finally {
    rmSync(partial, { recursive: true, force: true })
    rmSync(secret, { force: true })
  }
}

function serverEnv(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    NODE_ENV: process.env.NODE_ENV,
    LC_ALL: 'C',
    LANG: 'C',
  }
}

function run(program: string, args: string[]): void {
  const result = spawnSync(program, args, { ...processIdentity(), env: serverEnv(), cwd: '/', encoding: 'utf8' })
  if (result.status !== 0)
    throw new Error(`${path.basename(program)}: ${result.error?.message ?? `${result.stderr}${result.stdout}`.trim()}`)
}

/** Line 1 of postmaster.pid is the process id, line 4 the port. */
function postmaster(paths: PostgresPaths): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(path.join(paths.cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

const urlOf = (paths: PostgresPaths, port: number) =>
  `postgresql://${USER}:${readFileSync(passwordFile(paths.cluster), 'utf8')}@127.0.0.1:${port}/postgres`

async function isAnswering(url: string): Promise<boolean> {
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

async function findRunning(paths: PostgresPaths): Promise<string | undefined> {
  const lock = postmaster(paths)
  if (!lock?.port) return undefined
  const url = urlOf(paths, lock.port)
  return (await isAnswering(url)) ? url : undefined
}

const portFile = (cluster: string) => path.join(cluster, 'wagtale.port')

/** The port that it had before, unless another program has taken it since. */
async function portOf({ cluster }: PostgresPaths): Promise<number> {
  const before = existsSync(portFile(cluster)) ? Number(readFileSync(portFile(cluster), 'utf8')) : 0
  return (before > 0 && (await freePort(before).catch(() => undefined))) || (await freePort(0))
}

/** @param wanted 0 for any. Rejects if it is taken */
const freePort = (wanted: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() => (typeof bound === 'object' && bound ? resolve(bound.port) : reject(new Error('no free port'))))
    })
  })

/** @param fixedPort of a server that others are connected to; without it the one it had before */
async function launch(paths: PostgresPaths, volatile: boolean, fixedPort?: number): Promise<string> {
  // Statements and error details hold children's names: they stay out of the log.
  const quietLogging = [
    '-c',
    'log_min_error_statement=panic',
    '-c',
    'log_error_verbosity=terse',
    '-c',
    'log_checkpoints=off',
  ]
  const volatileSettings = volatile
    ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300']
    : []
  for (let attempt = 1; attempt <= MAX_STARTS; attempt++) {
    const port = fixedPort ?? (await portOf(paths))
    const log = openSync(paths.log, 'a')
    const server = spawn(
      paths.program('postgres'),
      [
        '-D',
        paths.cluster,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        ...quietLogging,
        ...volatileSettings,
      ],
      // Detached: Ctrl-C in the terminal must not reach it before its users have finished.
      { ...processIdentity(), env: serverEnv(), cwd: '/', detached: true, stdio: ['ignore', log, log] },
    )
    closeSync(log)
    server.unref()
    let ended = false
    server.on('exit', () => (ended = true)).on('error', () => (ended = true))
    const url = urlOf(paths, port)
    while (!ended) {
      if (await isAnswering(url)) {
        writeFileSync(portFile(paths.cluster), String(port))
        return url
      }
      await sleep(20)
    }
    // Another process is starting it, a killed server's processes are still exiting, or its lock outlived a reboot.
    const started = await findRunning(paths)
    if (started) return started
    if (attempt % 10 === 0) removeStaleLock(paths)
    await sleep(250)
  }
  throw new Error(`the embedded PostgreSQL did not start; its log is ${paths.log}`)
}

/** Whether the lock is stale: its server was killed, or after a reboot its process id belongs to another program. */
function isStale({ pid }: { pid: number }): boolean {
  if (!isAlive(pid)) return true
  if (process.platform === 'win32') return false
  const name = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  return !name.error && !name.stdout.includes('postgres')
}

/** PostgreSQL itself takes any running process with that id for a server. */
function removeStaleLock(paths: PostgresPaths): void {
  const lock = postmaster(paths)
  if (lock && isStale(lock)) rmSync(path.join(paths.cluster, 'postmaster.pid'), { force: true })
}

async function ensureDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // A concurrent first start created it.
    if (!['42P04', '23505'].includes(errnoCode(error) ?? '')) throw error
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).toString()
}

/** A process of another account counts too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errnoCode(error) === 'EPERM'
  }
}

async function release(paths: PostgresPaths, userFile: string): Promise<void> {
  rmSync(userFile, { force: true })
  for (const name of readdirSync(paths.users)) {
    if (isAlive(Number(name))) return
    rmSync(path.join(paths.users, name), { force: true })
  }
  await stop(paths)
}

/** Stops the server of a data directory, whoever uses it. */
export const stopEmbedded = ({ root, dataDir }: Pick<EmbeddedOptions, 'root' | 'dataDir'>): Promise<void> =>
  stop(findPostgres(root, path.resolve(dataDir)))

async function stop(paths: PostgresPaths): Promise<void> {
  const hasStopped = () => {
    const lock = postmaster(paths)
    return !lock || isStale(lock)
  }
  if (hasStopped()) return
  // Works for started and adopted servers. Fast mode rolls back open transactions; the next start needs no recovery.
  await new Promise<void>((resolve, reject) => {
    const command = spawn(paths.program('pg_ctl'), ['stop', '-D', paths.cluster, '-m', 'fast', '-w', '-t', '20'], {
      ...processIdentity(),
      env: serverEnv(),
      cwd: '/',
      stdio: 'ignore',
    })
    command
      .on('error', reject)
      .on('exit', (code) =>
        code === 0 || hasStopped() ? resolve() : reject(new Error('the embedded PostgreSQL did not stop')),
      )
  })
}
