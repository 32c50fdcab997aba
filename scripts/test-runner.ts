// `npm test`: everything that must hold, in the order of what fails fastest. `npm test -- unit build` runs those steps alone.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './find-chromium'
import { buildDocuments, buildSite, generateClient, root } from './steps'

interface Step {
  name: string
  what: string
  run: () => Promise<void> | void
}

/** A package's command; what it prints goes straight through. */
function command(program: string, args: string[], env: Record<string, string> = {}): void {
  const { status, signal, error } = spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${program} ended with ${error?.message ?? signal ?? status}`)
}

const STEPS: Step[] = [
  { name: 'generate', what: 'Generated code', run: generateClient },
  { name: 'lint', what: 'Lint', run: () => command('eslint', ['.']) },
  { name: 'types', what: 'Types', run: types },
  {
    name: 'rules',
    what: 'Who may import whom',
    run: () =>
      command('depcruise', ['--config', '.dependency-cruiser.cjs', 'app', 'components', 'lib', 'prisma', 'scripts']),
  },
  { name: 'knip', what: 'Nothing unused', run: () => command('knip', []) },
  { name: 'unit', what: 'Unit tests', run: () => command('jest', ['--ci']) },
  {
    name: 'build',
    what: 'Production build',
    run: async () => {
      await buildDocuments()
      await buildSite()
    },
  },
  { name: 'journeys', what: 'Journeys in a browser', run: journeys },
]

/** With the types of the routes that there are now: those of an earlier build may name pages that are gone. */
function types(): void {
  for (const folder of ['.next/types', '.next/dev/types'])
    rmSync(path.join(root, folder), { recursive: true, force: true })
  command('next', ['typegen'])
  command('tsc', ['--noEmit'])
}

/** On a database of their own, in a folder that goes away: never the developer's. */
async function journeys(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-journeys-'))
  try {
    command('playwright', ['test'], { CHROMIUM_PATH: await findChromium(), JOURNEY_DATA_DIR: folder, DATABASE_URL: '' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function check(wanted: string[]): Promise<void> {
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}`)
    process.exit(1)
  }
  const chosen = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name))
  const took: string[] = []
  for (const { name, what, run } of chosen) {
    console.log(`\n• ${what}`)
    const started = Date.now()
    try {
      await run()
    } catch (error) {
      console.error(`\n✗ ${what} (npm test -- ${name}): ${error instanceof Error ? error.message : String(error)}`)
      process.exit(1)
    }
    took.push(`  ✓ ${what}, ${((Date.now() - started) / 1000).toFixed(1)} s`)
    console.log(took.at(-1))
  }
  console.log(`\n${took.join('\n')}\n\nAll of it holds.`)
}
