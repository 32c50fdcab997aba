// npx tsx scripts/art/shell-art.ts: draws the shop's paper edges and the sleeping dachshund into public/paper. The
// output is the same every time; run it after a change here.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SleepingDachshund } from '../../components/site/dachshund'
import { stream } from '../../lib/domain/chance'

const FOLDER = 'public/paper'

interface Wave {
  height: number
  turns: number
  phase: number
}

/** A closed shape below a wavy edge: `steps` points across `width`. Its ends meet when it is tiled. */
function buildWavyCut(
  key: string,
  {
    width,
    height,
    steps,
    base,
    waves,
    tear,
  }: { width: number; height: number; steps: number; base: number; waves: Wave[]; tear: number },
): string {
  const random = stream('wagtale-paper', key)
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const turn = ((i % steps) / steps) * Math.PI * 2
    const wave = waves.reduce((sum, w) => sum + w.height * Math.sin(turn * w.turns + w.phase), base)
    const rough = i % steps === 0 ? 0 : (random() * 2 - 1) * tear
    return `L${Math.round((i * width) / steps)} ${(wave + rough).toFixed(1)}`
  })
  return `M0 ${height}${points.join('')}L${width} ${height}Z`
}

function write(name: string, width: number, height: number, path: string, transform = '') {
  const shape = `<path${transform && ` transform="${transform}"`} d="${path}"/>`
  writeFileSync(
    `${FOLDER}/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
      `preserveAspectRatio="none">${shape}</svg>\n`,
  )
}

const EDGES: Record<string, Wave[]> = {
  a: [
    { height: 22, turns: 1, phase: 0 },
    { height: 10, turns: 3, phase: 0 },
    { height: 5, turns: 7, phase: 0 },
  ],
  b: [
    { height: 14, turns: 1, phase: 1.7 },
    { height: 16, turns: 3, phase: 3.4 },
    { height: 6, turns: 7, phase: 1.7 },
  ],
  c: [
    { height: 28, turns: 1, phase: 3.1 },
    { height: 5, turns: 3, phase: 6.2 },
    { height: 7, turns: 7, phase: 3.1 },
  ],
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, waves] of Object.entries(EDGES)) {
  write(
    `edge-${name}`,
    1600,
    100,
    buildWavyCut(`edge-${name}`, { width: 1600, height: 100, steps: 64, base: 46, waves, tear: 2.2 }),
  )
}
const torn = buildWavyCut('torn', {
  width: 800,
  height: 24,
  steps: 160,
  base: 8,
  waves: [{ height: 4, turns: 3, phase: 0 }],
  tear: 3.4,
})
write('torn-up', 800, 24, torn)
write('torn-down', 800, 24, torn, 'matrix(1 0 0 -1 0 24)')
const dachshund = createElement(SleepingDachshund, { xmlns: 'http://www.w3.org/2000/svg', width: 214, height: 74 })
writeFileSync(`${FOLDER}/asleep.svg`, `${renderToStaticMarkup(dachshund)}\n`)
