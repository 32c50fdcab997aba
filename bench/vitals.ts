// LIGHTHOUSE=<its cli/index.js> CHROME_PATH=<a Chromium> npm run bench:vitals -- <address> [rounds]: what
// Lighthouse's phone makes of the shop's first pages on a server that runs, in turn with the floor, medians.
// Lighthouse is no package of ours; it was 12.8.2 that the bars were set with. A machine that does other work at the
// same time makes every figure worse, and the blocking time most of all: look at the floor's.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { withFloor } from './baseline'

const [address = 'http://127.0.0.1:3000', rounds = '5'] = process.argv.slice(2)
const { LIGHTHOUSE } = process.env
if (!LIGHTHOUSE) throw new Error('LIGHTHOUSE is to be the path of cli/index.js in an installed lighthouse')

const PAGES = ['/home', '/', '/sample-story', '/pricing']
/**
 * Scores at least; largest paint and shifts at most. The blocking time is only reported: it depends on the machine
 * most of all.
 */
const BARS = { score: 96, paintMs: 2200, shift: 0.02, rest: 100 }

const audit = z.object({ numericValue: z.number() })
const category = z.object({ score: z.number() })
const reportOf = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
  }),
})
interface Vitals {
  score: number
  paintMs: number
  shift: number
  blockedMs: number
  rest: number
}

const folder = mkdtempSync(path.join(tmpdir(), 'vitals-'))

/** One visit by Lighthouse's phone; null when it could not make sense of it, as happens on a busy machine. */
function visit(url: string): Vitals | null {
  const file = path.join(folder, 'report.json')
  rmSync(file, { force: true })
  spawnSync(
    process.execPath,
    [
      LIGHTHOUSE ?? '',
      url,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
    ],
    { stdio: 'ignore' },
  )
  try {
    const { categories, audits } = reportOf.parse(JSON.parse(readFileSync(file, 'utf8')))
    const { performance, ...others } = categories
    return {
      score: performance.score * 100,
      rest: Math.min(...Object.values(others).map(({ score }) => score)) * 100,
      paintMs: audits['largest-contentful-paint'].numericValue,
      shift: audits['cumulative-layout-shift'].numericValue,
      blockedMs: audits['total-blocking-time'].numericValue,
    }
  } catch (error) {
    console.warn(`${url}: no report`, error instanceof Error ? error.message.slice(0, 200) : error)
    return null
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
const medians = (visits: Vitals[]): Vitals => {
  const of = (key: keyof Vitals) => median(visits.map((each) => each[key]))
  return {
    score: of('score'),
    paintMs: of('paintMs'),
    shift: of('shift'),
    blockedMs: of('blockedMs'),
    rest: of('rest'),
  }
}
const words = ({ score, paintMs, shift, blockedMs, rest }: Vitals) =>
  `performance ${score.toFixed(0)}, the rest at least ${rest.toFixed(0)}; LCP ${paintMs.toFixed(0)} ms, CLS ${shift.toFixed(4)}, TBT ${blockedMs.toFixed(0)} ms`

const over = await withFloor((floorAddress) => {
  const sites = [`${floorAddress}/`, ...PAGES.map((page) => address + page)]
  const visits = new Map<string, Vitals[]>(sites.map((site) => [site, []]))
  for (let round = 0; round < Number(rounds); round++) {
    for (const [site, list] of visits) {
      const report = visit(site)
      if (report) list.push(report)
    }
  }
  const [floor, ...pages] = sites.map((site) => ({ site, ...medians(visits.get(site) ?? []) }))
  if (!floor) throw new Error('no floor')
  console.log(`floor            ${words(floor)}`)
  const failed = pages.filter((page) => {
    const holds =
      page.score >= BARS.score && page.rest >= BARS.rest && page.paintMs <= BARS.paintMs && page.shift <= BARS.shift
    console.log(
      `${new URL(page.site).pathname.padEnd(16)} ${words(page)}; LCP ${(page.paintMs / floor.paintMs).toFixed(2)} of the floor's, TBT ${(page.blockedMs / floor.blockedMs).toFixed(2)}${holds ? '' : '  OVER A BAR'}`,
    )
    return !holds
  })
  return Promise.resolve(failed.length)
})
rmSync(folder, { recursive: true })
process.exit(over > 0 ? 1 : 0)
