// npm run bench:turns -- <address>: thirty page turns on a slow machine, on a server that runs. Bars: a turn to its picture <= 100 ms at a CPU four times slower, no long task.
// Twice: by the clock, which counts what else the machine has to do, and by the page's own time on the processor, times four, which doesn't.
import { chromium, type Browser, type Page } from '@playwright/test'
import { z } from 'zod'
import { findChromium } from '@/scripts/chromium'

const [address = 'http://127.0.0.1:3000', story = 'sample-mila-and-biscuit'] = process.argv.slice(2)
const SLOWER = 4
const TURNS = 30
const BAR_MS = 100
const LONG_MS = 50

const watched = z.object({ turns: z.array(z.object({ ready: z.boolean(), mounted: z.number() })), shown: z.array(z.number()), longTasks: z.array(z.number()) })

/**
 * Runs in the page. `shown` is what the browser itself says of each key press, in steps of 8 ms: how long until the next frame was on the screen (Event
 * Timing, as in "interaction to next paint"). An SVG is painted with the frame that it stands in, so that frame has the picture if it was there (`ready`).
 */
function watch(): void {
  const turns: { ready: boolean; mounted: number }[] = []
  const shown: number[] = []
  const longTasks: number[] = []
  Object.assign(globalThis, { watched: { turns, shown, longTasks } })
  const presses: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => shown.push(...list.getEntries().filter(({ name }) => name === 'keydown').map(({ duration }) => duration))).observe(presses)
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  const opened = (before: Element | null, done: (leaf: Element) => void) => {
    const leaf = document.querySelector('.rd-leaf[data-place="here"]')
    if (leaf && leaf !== before) done(leaf)
    else requestAnimationFrame(() => opened(before, done))
  }
  addEventListener('keydown', () => {
    opened(document.querySelector('.rd-leaf[data-place="here"]'), (leaf) =>
      turns.push({ ready: [...leaf.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0), mounted: document.querySelectorAll('.rd-leaf').length }),
    )
  }, { capture: true })
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const line = (what: string, value: number, unit: string, bar: number) => console.log(`${value > bar ? '✗' : '✓'} ${what.padEnd(40)} ${value.toFixed(0).padStart(5)} ${unit.padEnd(6)} (bar ${bar})`)

/** Runs in the page: whether this page lies still, and its neighbours' pictures are there, so that the next turn finds what a reader's would. */
const settled = (page: number): boolean =>
  document.querySelector('.rd-dots [aria-current]')?.matches(`:nth-child(${page})`) === true &&
  document.querySelector('.rd-spread[data-turn]') === null && [...document.querySelectorAll<HTMLImageElement>('.rd-leaf img')].every((image) => image.complete) && document.getAnimations().length === 0

async function turnPages(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).focus()
  // There and back, since a book has fewer leaves than that.
  for (let at = 0; at < TURNS; at++) {
    await page.keyboard.press(at < TURNS / 2 ? 'ArrowRight' : 'ArrowLeft')
    await page.waitForFunction(settled, at < TURNS / 2 ? at + 2 : TURNS - at)
  }
}

async function byTheClock(page: Page): Promise<void> {
  // What compiles this file on the fly names its functions by this.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(watch)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await turnPages(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { turns, shown, longTasks } = watched.parse(await page.evaluate('watched'))
  if (turns.length !== TURNS) throw new Error(`${turns.length} of ${TURNS} turns were seen`)
  console.log(`By the clock, at a CPU ${SLOWER} times slower:`)
  // A press that is answered sooner than 16 ms isn't told of.
  const told = [...shown, ...Array.from({ length: Math.max(0, TURNS - shown.length) }, () => 16)]
  line('turn to its picture shown, median', median(told), 'ms', BAR_MS)
  line('turn to its picture shown, worst', Math.max(...told), 'ms', BAR_MS)
  line('turns to a picture not there yet', turns.filter(({ ready }) => !ready).length, '', 0)
  line('pages mounted at most', Math.max(...turns.map(({ mounted }) => mounted)), '', 3)
  line(`long tasks in ${TURNS} turns`, longTasks.length, '', 0)
}

/** Times in microseconds; `tdur` is what the thread itself had of the processor. */
const trace = z.object({ traceEvents: z.array(z.object({ name: z.string(), tid: z.number(), tdur: z.number().optional(), args: z.object({ name: z.unknown() }).partial().optional() })) })

async function byItsOwnTime(browser: Browser, page: Page): Promise<void> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await turnPages(page)
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')?.tid
  const spent = (task: string, thread?: number) => traceEvents.filter(({ name, tid }) => name === task && (thread === undefined || tid === thread)).map(({ tdur = 0 }) => (tdur / 1000) * SLOWER)
  const [tasks, raster] = [spent('RunTask', main), spent('RasterTask')]
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  console.log(`By the page's own time, times ${SLOWER}:`)
  line('longest task', Math.max(...tasks), 'ms', LONG_MS)
  line(`long tasks in ${TURNS} turns`, tasks.filter((ms) => ms > LONG_MS).length, '', 0)
  console.log(`  a turn with all the frames that follow it: ${(sum(tasks) / TURNS).toFixed(0)} ms of the main thread, and ${(sum(raster) / TURNS).toFixed(0)} ms of painting on others`)
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'] })
try {
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 } })
  await page.goto(`${address}/story/${story}/read`, { waitUntil: 'networkidle' })
  await byTheClock(page)
  await byItsOwnTime(browser, page)
} finally {
  await browser.close()
}
