// A browser for the journeys: the one that is there, else Playwright's own, else the distribution's.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { root } from './build-steps'

/** The headless shell first: it has no window to draw, and the journeys take half the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

const works = (program: string, args: string[]) =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0
const playwrights = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

/** @throws when none can be had */
export async function findChromium(): Promise<string> {
  const there = process.env.CHROMIUM_PATH ?? onPath() ?? playwrights()
  if (there) return there
  console.log('  No Chromium found: installing one')
  const asRoot = process.getuid?.() === 0
  const cli = path.join(root, 'node_modules/playwright/cli.js')
  if (works(process.execPath, [cli, 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium'])) {
    const own = playwrights()
    if (own) return own
  }
  if (
    asRoot &&
    works('apt-get', ['update']) &&
    works('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  ) {
    const distribution = onPath()
    if (distribution) return distribution
  }
  throw new Error('no Chromium to be had; install one, or set CHROMIUM_PATH')
}
