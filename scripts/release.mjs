// Runs what `npm run build` has built, and builds nothing: `node scripts/release.mjs start`, or worker, admin,
// backup, restore. What an image runs; needs no write access but to WAGTALE_DATA_DIR. Plain Node.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const FILE = path.join(root, 'build/release.json')

/** One sentence, and the end. */
function stop(reason) {
  console.error(reason)
  process.exit(1)
}

process.chdir(root)
const [command = 'start'] = process.argv.splice(2, 1)
if (!existsSync(FILE)) stop('Nothing is built here: APP_URL=https://shop.example npm run build')
const { site, commands, built } = JSON.parse(readFileSync(FILE, 'utf8'))
const file = path.join(root, commands, `${command}.mjs`)
if (!/^[a-z]+$/.test(command) || !existsSync(file))
  stop(`There is no command ${command}: start, worker, admin, backup, restore`)

// Pages carry these from the build on: a shop that says another address in them than in its letters is broken.
for (const [name, value] of Object.entries(built)) {
  const wanted = (process.env[name] ?? '').replace(/\/+$/, '')
  if (wanted !== '' && wanted !== String(value))
    stop(
      `This was built for ${name}=${value}, and is started with ${name}=${wanted}: build it for that, or leave ${name} unset.`,
    )
  process.env[name] = String(value)
}
Object.assign(process.env, { NODE_ENV: 'production', WAGTALE_BUILD_DIR: site })
await import(pathToFileURL(file).href)
