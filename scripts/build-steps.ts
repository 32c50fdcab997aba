// What the commands need to have built, each only when it is stale: the database client, the commands' own bundles,
// the documents worker and the site. A build has a folder of its own under build/, named by a fingerprint of what
// went into it, so that a new one never changes the files of a process that runs.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { readEnv } from '@/lib/platform/env'
import { errnoCode } from '@/lib/platform/errno'
import { inflateFonts } from './inflate-fonts'
import { packAssets } from './pack-assets'
import { sealPages } from './seal-pages'

/** Every command runs in the project's folder (scripts/run.mjs, npm). */
export const root = process.cwd()
const at = (file: string) => path.join(root, file)

export async function step<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  console.log(`• ${what}`)
  const started = Date.now()
  const done = await work()
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return done
}

/**
 * Goes on when whoever read the output is gone. A write then fails with EPIPE; without a listener the failure would be
 * reported, by another write, without end.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/**
 * What is wrong, in one sentence for whoever typed the command. A database client's message has lines of source code
 * first, and what is wrong at its end.
 */
export function plainMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const lines = message.split('\n').map((line) => line.trim())
  return lines.findLast((line) => line !== '') ?? message
}

/** Settings of the project's .env file, where there is one; the environment's own win. */
export function loadSettings(): void {
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))
}

/** Aborted when the command is to stop: programs under way are ended. */
const stopping = new AbortController()
export const stopSignal = stopping.signal
export const stopSteps = (): void => stopping.abort()

/** Runs another Node program with this one's output. @throws when it ends with anything but 0 */
export function run(args: string[], env: Record<string, string | undefined> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    const end = () => program.kill('SIGTERM')
    stopSignal.addEventListener('abort', end)
    program.on('error', reject).on('exit', (code, signal) => {
      stopSignal.removeEventListener('abort', end)
      if (code === 0) resolve()
      else reject(new Error(`${path.relative(root, args[0] ?? '')} ended with ${signal ?? code}`))
    })
  })
}

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })

/** The file of a package's command, as its own package.json names it. */
export function commandOf(name: string): string {
  const file = createRequire(at('package.json')).resolve(`${name}/package.json`)
  const { bin } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const program = typeof bin === 'string' ? bin : bin[name]
  if (program === undefined) throw new Error(`${name} has no command`)
  return path.join(path.dirname(file), program)
}

/** Prisma's command line, without a download (see schema-engine.mjs). */
export const prismaEnv = () => ({
  PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? at('scripts/schema-engine.mjs'),
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
})

const dependencies = z.object({
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
})

/** What bundles load from node_modules: what a production install has, and what only building commands load. */
function externalPackages(): string[] {
  const manifest = dependencies.parse(JSON.parse(readFileSync(at('package.json'), 'utf8')))
  return [...Object.keys(manifest.dependencies), ...Object.keys(manifest.optionalDependencies), 'esbuild', 'playwright']
}

function fingerprint(files: string[], more = ''): string {
  const hash = createHash('sha256').update(more)
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(at(file)))
      .update('\0')
  return hash.digest('hex')
}

const CLIENT_STAMP = 'lib/platform/db/generated/.stamp'

export async function generateClient(): Promise<void> {
  const mark = fingerprint(['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'])
  if (existsSync(at(CLIENT_STAMP)) && readFileSync(at(CLIENT_STAMP), 'utf8') === mark) return
  rmSync(at(CLIENT_STAMP), { force: true })
  await step('Generating the database client', () => run([commandOf('prisma'), 'generate', '--no-hints'], prismaEnv()))
  writeFileSync(at(CLIENT_STAMP), mark)
}

const NOT_SOURCES = new Set([
  'node_modules',
  'build',
  'out',
  'bench',
  'coverage',
  'docs',
  'e2e',
  'generated',
  'playwright-report',
  'test-results',
])
const NOT_SOURCE = /\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$|\.md$/

function sources(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !NOT_SOURCES.has(name) && !NOT_SOURCE.test(name))
    .flatMap((entry) => {
      const name = path.join(folder, entry.name)
      return entry.isDirectory() ? sources(name) : [name]
    })
    .sort()
}

/** Of these the site is made; the server and the commands may change without a new build of it. */
const siteSources = () =>
  sources().filter(
    (file) => !/^(?:scripts|server)[/\\]|^server\.ts$/.test(file) || /(?:seal-pages|late-scripts)\.ts$/.test(file),
  )

/** Builds are deleted but for the newest of a kind, so that going back to other settings needs no new build. */
const BUILDS_KEPT = 3
const BUILT = 'built'

/**
 * The folder of this build, made by `work` unless it is there. A build that was cut short has no stamp, and is made
 * anew.
 */
async function buildOnce(
  kind: string,
  mark: string,
  what: string,
  work: (folder: string) => Promise<void>,
): Promise<string> {
  const name = `build/${kind}-${mark.slice(0, 16)}`
  if (!existsSync(at(`${name}/${BUILT}`))) {
    rmSync(at(name), { recursive: true, force: true })
    await step(what, () => work(name))
    writeFileSync(at(`${name}/${BUILT}`), mark)
  }
  utimesSync(at(`${name}/${BUILT}`), new Date(), new Date())
  removeOldBuilds(kind)
  return name
}

function removeOldBuilds(kind: string): void {
  const age = (name: string) => {
    const stamp = at(`build/${name}/${BUILT}`)
    return existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  }
  const builds = readdirSync(at('build')).filter((name) => name.startsWith(`${kind}-`) && age(name) > 0)
  for (const name of builds.toSorted((a, b) => age(b) - age(a)).slice(BUILDS_KEPT))
    if (!isInUse(name)) rmSync(at(`build/${name}`), { recursive: true, force: true })
}

const usersOf = (name: string) => at(`build/${name}/users`)

/** Notes that this process runs from a build. */
export function markInUse(folder: string): void {
  const users = usersOf(path.basename(folder))
  try {
    mkdirSync(users, { recursive: true })
    writeFileSync(path.join(users, String(process.pid)), '')
  } catch (error) {
    // Where it can't be written it can't be removed either: a read-only image.
    if (!['EROFS', 'EACCES'].includes(errnoCode(error) ?? '')) throw error
  }
}

function isInUse(name: string): boolean {
  if (!existsSync(usersOf(name))) return false
  return readdirSync(usersOf(name)).some((pid) => {
    try {
      return process.kill(Number(pid), 0)
    } catch {
      return false
    }
  })
}

/**
 * Options that the server, the worker and the commands are bundled with. Packages of `dependencies` are loaded from
 * node_modules; the others become part of the bundle, so that a production install does without them.
 */
const bundleOptions = () =>
  ({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: externalPackages(),
    // CommonJS packages require Node's own modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  }) as const

/** What `node scripts/run.mjs` runs, by name. */
const COMMANDS: Record<string, string> = {
  admin: 'scripts/admin.ts',
  backup: 'scripts/backup.ts',
  build: 'scripts/build.ts',
  prisma: 'scripts/prisma.ts',
  restore: 'scripts/restore.ts',
  start: 'scripts/start.ts',
  test: 'scripts/test-runner.ts',
  worker: 'scripts/run-worker.ts',
}

/** The bundle that runs a command. @throws where there is no such command */
export async function commandFile(command: string): Promise<string> {
  if (!(command in COMMANDS)) throw new Error(`no command ${command}; there are ${Object.keys(COMMANDS).join(', ')}`)
  await generateClient()
  const folder = await buildOnce(
    'commands',
    fingerprint(sources()),
    'Bundling server, worker and commands',
    async (outdir) => {
      const { build } = await import('esbuild').catch(() => {
        throw new Error('something has changed since the build, and what builds is not installed: npm ci')
      })
      await build({
        ...bundleOptions(),
        entryPoints: COMMANDS,
        outdir,
        splitting: true,
        outExtension: { '.js': '.mjs' },
      })
      await build({
        ...bundleOptions(),
        entryPoints: ['lib/documents/worker.ts'],
        outfile: 'build/documents-worker.mjs',
      })
      inflateFonts(root, at('build/fonts'))
    },
  )
  markInUse(folder)
  return at(`${folder}/${command}.mjs`)
}

/** Settings that static pages are built with; all others are read at run time. */
interface SiteAddresses {
  APP_URL: string
  SUPPORT_EMAIL: string
  BOOK_MONTHS: number
}

/**
 * Builds the site for these addresses, seals its pages and packs its scripts, unless that is done.
 * @returns the folder, relative to the project, for WAGTALE_BUILD_DIR (next.config.ts)
 */
export function buildSite(
  { APP_URL, SUPPORT_EMAIL, BOOK_MONTHS }: SiteAddresses = readEnv(process.env),
): Promise<string> {
  const mark = fingerprint(siteSources(), JSON.stringify([process.version, APP_URL, SUPPORT_EMAIL, BOOK_MONTHS]))
  return buildOnce('site', mark, `Building the site for ${APP_URL}`, async (folder) => {
    await run([commandOf('next'), 'build'], {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      WAGTALE_BUILD_DIR: folder,
      APP_URL,
      SUPPORT_EMAIL,
      BOOK_MONTHS: String(BOOK_MONTHS),
    })
    const { pages } = sealPages(at(folder))
    const { assets } = packAssets(at(folder))
    console.log(`  ${pages} pages sealed, ${assets} scripts and style sheets packed`)
  })
}
