// First of all: the packages of package-lock.json. Plain Node, since nothing else is there yet.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** npm leaves its own list of what it installed, as the last thing it does: no list, no whole install. */
function installed() {
  const packages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages
  try {
    const found = packages('node_modules/.package-lock.json')
    return Object.entries(packages('package-lock.json')).every(
      ([name, { version, optional, peer }]) => !name || optional || peer || found[name]?.version === version,
    )
  } catch {
    return false
  }
}

export function ensureInstalled() {
  process.chdir(root)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Wagtale needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (installed()) return
  const started = Date.now()
  console.log('• Installing packages (a minute or two, once)')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: path.join(root, 'scripts/schema-engine.mjs') }
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit', env })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error('  Installing failed; see above.')
    process.exit(status ?? 1)
  }
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** From here on TypeScript runs as it is. */
export async function typescript() {
  const { register } = await import('tsx/esm/api')
  register()
}
