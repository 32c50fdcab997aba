// `npm test`: everything that must hold, in the order of what fails fastest. `npm test -- unit build` runs those steps
// alone; `npm test -- --all` also runs the cases that are only sampled otherwise (e2e/fixtures/sample.ts, the phone's
// journeys).
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './find-chromium'
import { JOURNEY_SITE } from '@/e2e/journeys/ports'
import { buildSite, generateClient, root } from './build-steps'

interface Step {
  name: string
  what: string
  /** Beside others, with its output shown when it is done; a step without it has the machine to itself. */
  beside?: true
  run: (print: Output) => Promise<void> | void
}

/** Where a command's output goes: straight through, or into a step's own text. */
type Output = 'inherit' | ((text: string) => void)

/** Steps that read files take one core each. */
const AT_ONCE = 2

/** A step that fails ends those beside it. */
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill()))

function run(program: string, args: string[], print: Output, env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', print === 'inherit' ? 'inherit' : 'pipe', print === 'inherit' ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    })
    if (print !== 'inherit')
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print)
    running.add(child)
    child.once('error', reject)
    child.once('close', (status, signal) => {
      running.delete(child)
      if (status === 0) resolve()
      else reject(new Error(`${path.basename(program)} ended with ${signal ?? status}`))
    })
  })
}

/** A script of package.json. */
function npm(script: string, print: Output): Promise<void> {
  const npmCli = process.env.npm_execpath
  return npmCli
    ? run(process.execPath, [npmCli, 'run', '--silent', script], print)
    : run('npm', ['run', '--silent', script], print)
}

/** A package's command. */
const command = (program: string, args: string[], env: Record<string, string> = {}): Promise<void> =>
  run(path.join(root, 'node_modules/.bin', program), args, 'inherit', env)

const STEPS: Step[] = [
  { name: 'generate', what: 'Generated code', run: generateClient },
  { name: 'lint', what: 'Lint', beside: true, run: (print) => npm('lint', print) },
  { name: 'format:check', what: 'Format', beside: true, run: (print) => npm('format:check', print) },
  { name: 'typecheck', what: 'Types', beside: true, run: typecheck },
  { name: 'lint:imports', what: 'Who may import whom', beside: true, run: (print) => npm('lint:imports', print) },
  { name: 'knip', what: 'Nothing unused', beside: true, run: (print) => npm('knip', print) },
  { name: 'unit', what: 'Unit tests', run: () => command('jest', ['--ci']) },
  { name: 'build', what: 'Production build', run: async () => void (await buildSite(JOURNEY_SITE)) },
  { name: 'e2e', what: 'Journeys in a browser', run: journeys },
]

/** With the types of the routes that there are now: those of an earlier build may name pages that are gone. */
async function typecheck(print: Output): Promise<void> {
  for (const folder of ['.next/types', '.next/dev/types'])
    rmSync(path.join(root, folder), { recursive: true, force: true })
  await npm('typecheck', print)
}

/**
 * On a database of their own, in a folder that goes away: never the developer's. Every shop of theirs serves the one
 * build.
 */
async function journeys(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-journeys-'))
  try {
    await command('playwright', ['test'], {
      CHROMIUM_PATH: await findChromium(),
      JOURNEY_DATA_DIR: folder,
      DATABASE_URL: '',
      WAGTALE_BUILD_DIR: await buildSite(JOURNEY_SITE),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const took: string[] = []
async function runStep({ name, what, beside, run: work }: Step): Promise<void> {
  let text = ''
  if (!beside) console.log(`\n• ${what}`)
  const started = Date.now()
  try {
    await work(beside ? (part) => void (text += part) : 'inherit')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`\n${text}\n✗ ${what} (npm test -- ${name}): ${reason}`)
    process.exit(1)
  }
  took.push(`  ✓ ${what}, ${((Date.now() - started) / 1000).toFixed(1)} s`)
  console.log(`${beside ? `\n• ${what}\n${text}` : ''}${took.at(-1)}`)
}

async function runSteps(wanted: string[]): Promise<void> {
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}`)
    process.exit(1)
  }
  const chosen = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name))
  const waiting = chosen.filter((step) => step.beside)
  const workBeside = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step)
  }
  for (const step of chosen) {
    if (!step.beside) await runStep(step)
    else if (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, workBeside))
  }
  console.log(`\n${took.join('\n')}\n\nAll of it holds.`)
}

const given = process.argv.slice(2)
if (given.includes('--all')) process.env['TEST_ALL'] = '1'
await runSteps(given.filter((name) => name !== '--all'))
