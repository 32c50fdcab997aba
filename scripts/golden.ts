/**
 * npm run golden -- --write VERSION: stores what the engine draws now as the golden scenes of this version. Only for a
 * version that no book has been sold with.
 * npm run golden -- --freeze VERSION: before a change that alters old books, bundles the current engine as a module for
 * the books of this version.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fingerprint, GOLDEN, goldenCases } from '../e2e/fixtures/golden'
import { ENGINE_VERSION } from '../lib/domain/illustration/engine-version'
import { illustrate } from '../lib/domain/illustration/illustrate'
import { toSvg } from '../lib/domain/illustration/print/svg'
import { freezeEngine } from './freeze-engine'

/** Indices of the golden scenes that are also written as SVG, for a look at what changed. */
const SHOWN = [2, 17, 33]
const FROZEN = 'lib/domain/illustration/frozen'

const { values } = parseArgs({ options: { write: { type: 'string' }, freeze: { type: 'string' } } })
if (![values.write, values.freeze].includes(String(ENGINE_VERSION))) {
  console.error(
    `usage: golden -- --write ${ENGINE_VERSION} | --freeze ${ENGINE_VERSION}\n` +
      `(the current engine is version ${ENGINE_VERSION})`,
  )
  process.exit(2)
}
if (values.write) {
  mkdirSync(GOLDEN, { recursive: true })
  const lines = goldenCases().map(({ look, page }, i) => {
    const { scene } = illustrate({ ...look, engineVersion: ENGINE_VERSION }, page)
    if (SHOWN.includes(i))
      writeFileSync(join(GOLDEN, `v${values.write}-${page.direction.setting}.svg`), toSvg(scene, { size: 1000 }))
    return JSON.stringify({ look, page, fingerprint: fingerprint(scene) })
  })
  writeFileSync(join(GOLDEN, `v${values.write}.json`), `[\n${lines.join(',\n')}\n]\n`)
}
if (values.freeze) {
  mkdirSync(FROZEN, { recursive: true })
  writeFileSync(join(FROZEN, `v${values.freeze}.mjs`), await freezeEngine('esm'))
  writeFileSync(
    join(FROZEN, `v${values.freeze}.d.mts`),
    "import type { Engine } from '../engine'\n\n" +
      "export const illustrate: Engine['illustrate']\n" +
      "export const illustrateFull: Engine['illustrateFull']\n" +
      "export const illustrateFrame: Engine['illustrateFrame']\n" +
      "export const drawCover: Engine['drawCover']\n",
  )
  console.log(
    'Now give the engine its next number in engine-version.ts, ' +
      `and enter ${FROZEN}/v${values.freeze}.mjs in the table of engine.ts.`,
  )
}
