// `npm run build`: the site as `npm start` serves it, for the addresses that are set (APP_URL, SUPPORT_EMAIL), and what
// scripts/release.mjs starts it by. `--previous FOLDER`: the folder of the release before, whose files open pages need.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv } from '@/lib/platform/env'
import { buildSite, loadSettings, root } from './build-steps'
import { carryStaticFiles, writeRelease } from './write-release'

loadSettings()
const { values } = parseArgs({ options: { previous: { type: 'string' } } })
const site = await buildSite()
console.log(`The site is in ${site}`)
if (values.previous) {
  const count = carryStaticFiles({ from: values.previous, to: root, site })
  console.log(`${count} files of the release before go along, for pages that are open`)
}
writeRelease({ root, site, commands: path.relative(root, import.meta.dirname), settings: readEnv(process.env) })
