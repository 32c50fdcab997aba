import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, GOLDEN, golden } from '@/e2e/fixtures/golden'
import { freezeEngine } from '@/scripts/freeze-engine'
import { getEngine } from './engine'
import { ENGINE_VERSION, ENGINE_VERSIONS, engineVersionOf } from './engine-version'
import type { Engine } from './engine'
import { toSvg } from './print/svg'

const read = (version: number) => golden.parse(JSON.parse(readFileSync(join(GOLDEN, `v${version}.json`), 'utf8')))

test('golden scenes exist for every engine version, and for no other', () => {
  expect(
    readdirSync(GOLDEN)
      .filter((name) => name.endsWith('.json'))
      .sort(),
  ).toEqual(ENGINE_VERSIONS.map((version) => `v${version}.json`))
  expect(ENGINE_VERSIONS).toContain(ENGINE_VERSION)
})

test.each(ENGINE_VERSIONS)('engine version %i draws its golden scenes unchanged', (engineVersion) => {
  const { illustrate } = getEngine(engineVersion)
  const changed = read(engineVersion).filter(
    ({ look, page, fingerprint: known }) => fingerprint(illustrate({ ...look, engineVersion }, page).scene) !== known,
  )
  // Meant to change? Then old books keep the old engine: docs/pictures.md, "Versions".
  expect(changed.map(({ page }) => page.direction.setting)).toEqual([])
})

test('an unknown stored engine version falls back to the newest', () => {
  expect(engineVersionOf(999)).toBe(ENGINE_VERSION)
  expect(ENGINE_VERSIONS.map(engineVersionOf)).toEqual(ENGINE_VERSIONS)
})

test('the frozen bundle of the engine draws the same as the engine', async () => {
  const frozen: { exports: Partial<Engine> } = { exports: {} }
  new Function('module', 'exports', 'require', await freezeEngine('cjs'))(frozen, frozen.exports, require)
  const { illustrate, drawCover } = getEngine(ENGINE_VERSION)
  for (const { look, page } of read(ENGINE_VERSION).slice(0, 3)) {
    const book = { ...look, engineVersion: ENGINE_VERSION }
    expect(
      toSvg(frozen.exports.illustrate?.(book, page).scene ?? { width: 1, height: 1, nodes: [] }) ===
        toSvg(illustrate(book, page).scene),
    ).toBe(true)
    expect(JSON.stringify(frozen.exports.drawCover?.(book, { title: 'A' }))).toBe(
      JSON.stringify(drawCover(book, { title: 'A' })),
    )
  }
})
