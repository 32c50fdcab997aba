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

const turn = z.object({ page: z.number(), words: z.number(), picture: z.number(), mounted: z.number() })
const watched = z.object({ turns: z.array(turn), longTasks: z.array(z.number()) })

/** Runs in the page. From the key press to the frame after the new page lies open (`words`), and after its picture can be painted (`picture`), in ms. */
function watch(): void {
  const turns: { page: number; words: number; picture: number; mounted: number }[] = []
  const longTasks: number[] = []
  Object.assign(globalThis, { watched: { turns, longTasks } })
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  const opened = (before: Element | null, done: (leaf: Element) => void) => {
    const leaf = document.querySelector('.rd-leaf[data-place="here"]')
    if (leaf && leaf !== before) done(leaf)
    else requestAnimationFrame(() => opened(before, done))
  }
  const painted = () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))
  addEventListener('keydown', ({ timeStamp }) => {
    opened(document.querySelector('.rd-leaf[data-place="here"]'), (leaf) => {
      const pictures = Promise.all([...leaf.querySelectorAll('img')].map((image) => image.decode()))
      void Promise.all([painted(), pictures.then(painted)]).then(([words, picture]) =>
        turns.push({ page: turns.length + 1, words: words - timeStamp, picture: picture - timeStamp, mounted: document.querySelectorAll('.rd-leaf').length }),
      )
    })
  }, { capture: true })
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const line = (what: string, value: number, unit: string, bar: number) => console.log(`${value > bar ? '✗' : '✓'} ${what.padEnd(40)} ${value.toFixed(0).padStart(5)} ${unit.padEnd(6)} (bar ${bar})`)

/** Runs in the page: whether this page lies still, and its neighbours' pictures are there, so that the next turn finds what a reader's would. */
const settled = (page: number): boolean =>
  document.querySelector('.rd-dots [aria-current]')?.closest('li')?.matches(`:nth-child(${page})`) === true &&
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
  const { turns, longTasks } = watched.parse(await page.evaluate('watched'))
  if (turns.length !== TURNS) throw new Error(`${turns.length} of ${TURNS} turns were seen`)
  console.log(`By the clock, at a CPU ${SLOWER} times slower:`)
  line('turn to the page, median', median(turns.map(({ words }) => words)), 'ms', BAR_MS)
  line('turn to its picture, median', median(turns.map(({ picture }) => picture)), 'ms', BAR_MS)
  line('turn to its picture, worst', Math.max(...turns.map(({ picture }) => picture)), 'ms', BAR_MS)
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
