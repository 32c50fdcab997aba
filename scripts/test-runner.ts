// `npm test`: everything that must hold, in the order of what fails fastest. `npm test -- unit build` runs those steps
// alone; `npm test -- --all` also runs the cases that are only sampled otherwise (e2e/fixtures/sample.ts, the phone's
// journeys).
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './find-chromium'
import { JOURNEY_SITE } from '@/e2e/journeys/ports'
import { buildSite, generateClient, root } from './build-steps'

interface Step {
  name: string
  what: string
  run: () => Promise<void> | void
}

/** A script of package.json; what it prints goes straight through. */
function npm(script: string, env: Record<string, string> = {}): void {
  const npmCli = process.env.npm_execpath
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const
  const { status, signal, error } = npmCli
    ? spawnSync(process.execPath, [npmCli, 'run', '--silent', script], options)
    : spawnSync('npm', ['run', '--silent', script], { ...options, shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm run ${script} ended with ${error?.message ?? signal ?? status}`)
}

/** A package's command. */
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
  { name: 'format:check', what: 'Format', run: () => npm('format:check') },
  { name: 'lint', what: 'Lint', run: () => npm('lint') },
  { name: 'typecheck', what: 'Types', run: typecheck },
  { name: 'lint:imports', what: 'Who may import whom', run: () => npm('lint:imports') },
  { name: 'knip', what: 'Nothing unused', run: () => npm('knip') },
  { name: 'unit', what: 'Unit tests', run: () => command('jest', ['--ci']) },
  { name: 'build', what: 'Production build', run: async () => void (await buildSite(JOURNEY_SITE)) },
  { name: 'e2e', what: 'Journeys in a browser', run: journeys },
]

/** With the types of the routes that there are now: those of an earlier build may name pages that are gone. */
function typecheck(): void {
  for (const folder of ['.next/types', '.next/dev/types'])
    rmSync(path.join(root, folder), { recursive: true, force: true })
  npm('typecheck')
}

/** On a database of their own, in a folder that goes away: never the developer's. Every shop of theirs serves the one build. */
async function journeys(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-journeys-'))
  try {
    command('playwright', ['test'], {
      CHROMIUM_PATH: await findChromium(),
      JOURNEY_DATA_DIR: folder,
      DATABASE_URL: '',
      WAGTALE_BUILD_DIR: await buildSite(JOURNEY_SITE),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runSteps(wanted: string[]): Promise<void> {
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

const given = process.argv.slice(2)
if (given.includes('--all')) process.env['TEST_ALL'] = '1'
await runSteps(given.filter((name) => name !== '--all'))
