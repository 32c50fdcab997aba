// What the commands share: saying what is done and how long it took, running programs, and the stamps of what need not be done again.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const at = (file: string) => path.join(root, file)

export async function step<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  console.log(`• ${what}`)
  const started = Date.now()
  const done = await work()
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return done
}

/** Settings of the project's .env file, where there is one; the environment's own win. */
export function loadSettings(): void {
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))
}

/** Aborted when the command is to stop: programs under way are ended. */
const stopping = new AbortController()
export const stopSignal = stopping.signal
export const stopSteps = (): void => stopping.abort()

/** Another program of Node's, in its place. @throws when it ends with anything but 0 */
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

export const bin = { next: at('node_modules/next/dist/bin/next'), prisma: at('node_modules/prisma/build/index.js') }

/** Prisma's command line, without a download (see schema-engine.mjs). */
export const prismaEnv = () => ({
  PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? at('scripts/schema-engine.mjs'),
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
})

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

/** Does the work unless the stamp says that it was done for these very files; a work cut short leaves no stamp. */
async function once(stamp: string, mark: string, what: string, work: () => void | Promise<void>): Promise<void> {
  if (existsSync(at(stamp)) && readFileSync(at(stamp), 'utf8') === mark) return
  rmSync(at(stamp), { force: true })
  await step(what, work)
  mkdirSync(path.dirname(at(stamp)), { recursive: true })
  writeFileSync(at(stamp), mark)
}

export const generateClient = () =>
  once(
    'lib/platform/db/generated/.stamp',
    fingerprint(['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json']),
    'Generating the database client',
    () => run([bin.prisma, 'generate', '--no-hints'], prismaEnv()),
  )

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

function sources(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(
      (entry) =>
        !entry.name.startsWith('.') &&
        !NOT_SOURCES.has(entry.name) &&
        !/\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$|\.md$/.test(entry.name),
    )
    .flatMap((entry) =>
      entry.isDirectory() ? sources(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
    )
    .sort()
}

/** The documents' worker, of which `next build` knows nothing. */
export const buildDocuments = () =>
  once(
    'build/.stamp',
    fingerprint(sources('lib').concat('package-lock.json', ...sources('scripts'))),
    'Building the documents worker',
    () => run([at('scripts/build-documents.mjs')]),
  )

export const buildSite = () =>
  once('.next/wagtale.stamp', fingerprint(sources(), process.version), 'Building the site', async () => {
    await run([bin.next, 'build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
    rmSync(at('.next/wagtale.address'), { force: true })
    await run(['--import', 'tsx', at('scripts/seal-pages.ts'), at('.next')])
  })
