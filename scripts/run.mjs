// Every command of package.json that runs the shop: `node scripts/run.mjs start|dev|build|worker|admin|prisma|test
// ...`. Plain Node, since nothing else is there yet: installs the packages of package-lock.json, bundles
// scripts/build-steps.ts, which builds what is stale, and runs.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const STEPS = path.join(root, 'build/build-steps.mjs')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

process.chdir(root)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Wagtale needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
const [command = 'start'] = process.argv.splice(2, 1)
if (!installed()) install()
const { commandFile, plainMessage } = await loadSteps()
if (command === 'start' || command === 'dev') process.env.NODE_ENV = command === 'start' ? 'production' : 'development'
try {
  await import(pathToFileURL(await commandFile(command === 'dev' ? 'start' : command)).href)
} catch (error) {
  console.error(`  ${plainMessage(error)}`)
  process.exit(1)
}

/**
 * npm writes its own list of what it installed, as the last thing it does: no list, no whole install. A list without
 * any development package is that of `npm ci --omit=dev`, which runs what was built before.
 */
function installed() {
  const packages = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8')).packages
  try {
    const found = packages('node_modules/.package-lock.json')
    const productionOnly = existsSync(STEPS) && !Object.values(found).some(({ dev }) => dev)
    return Object.entries(packages('package-lock.json')).every(
      ([name, { version, optional, peer, dev }]) =>
        !name || optional || peer || (dev && productionOnly) || found[name]?.version === version,
    )
  } catch {
    return false
  }
}

function install() {
  const started = Date.now()
  console.log('• Installing packages (a minute or two, once)')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: path.join(root, 'scripts/schema-engine.mjs') }
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit', env })
    : spawnSync('npm', args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error('  Installing failed; see above.')
    process.exit(status ?? 1)
  }
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * Bundled anew each time, which takes a few milliseconds; without esbuild (a development package) the last bundle is
 * used.
 */
async function loadSteps() {
  const esbuild = await import('esbuild').catch((error) => {
    if (existsSync(STEPS)) return undefined
    throw error
  })
  const bundle = await esbuild?.build({
    entryPoints: [path.join(root, 'scripts/build-steps.ts')],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // All else becomes part of it: without development packages it must load as it is.
    external: ['esbuild'],
    logLevel: 'warning',
  })
  const text = bundle?.outputFiles[0]?.text
  if (text !== undefined && !(existsSync(STEPS) && readFileSync(STEPS, 'utf8') === text)) {
    mkdirSync(path.dirname(STEPS), { recursive: true })
    writeFileSync(`${STEPS}.${process.pid}`, text)
    renameSync(`${STEPS}.${process.pid}`, STEPS)
  }
  return import(pathToFileURL(STEPS).href)
}
