// npm run bench:turns -- <address> [story] [times slower] [moving | still]: thirty page turns on a slow machine, on a
// server that runs. Bars: a turn to its picture <= 100 ms at a CPU four times slower, no long task. On a machine that
// is slow itself, less slowing down is the same test: say how slow it is beside the figures. Twice, in a book opened
// anew each time: by the clock, which counts what else the machine has to do, and by the page's own time on the
// processor, times four, which doesn't. And once, without a bar, by somebody who turns on from the moment that the
// book opens, before its pictures have been read ahead. 'moving': rests on each page until what its words name has
// moved; 'still': as long, with pictures that keep still.
import { chromium, type Browser, type Page } from 'playwright'
import { z } from 'zod'
import { findChromium } from '@/scripts/find-chromium'

const [address = 'http://127.0.0.1:3000', story = 'sample-mila-and-biscuit', slower = '4', reading] =
  process.argv.slice(2)
const SLOWER = Number(slower)
const TURNS = 30
/** Until a page's movement has begun and ended. */
const REST_MS = reading ? 3000 : 0
const BAR_MS = 100
const LONG_MS = 50

const watched = z.object({
  turns: z.array(z.object({ ready: z.boolean(), mounted: z.number() })),
  shown: z.array(z.number()),
  longTasks: z.array(z.number()),
})

/**
 * Runs in the page. `shown` is what the browser itself says of each key press, in steps of 8 ms: how long until the
 * next frame was on the screen (Event Timing, as in "interaction to next paint"). An SVG is painted with the frame
 * that it stands in, so that frame has the picture if it was there (`ready`).
 */
function watch(): void {
  const turns: { ready: boolean; mounted: number }[] = []
  const shown: number[] = []
  const longTasks: number[] = []
  Object.assign(globalThis, { watched: { turns, shown, longTasks } })
  const presses: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) =>
    shown.push(
      ...list
        .getEntries()
        .filter(({ name }) => name === 'keydown')
        .map(({ duration }) => duration),
    ),
  ).observe(presses)
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  const opened = (before: Element | null, done: (leaf: Element) => void) => {
    const leaf = document.querySelector('article[data-place="here"]')
    if (leaf && leaf !== before) done(leaf)
    else requestAnimationFrame(() => opened(before, done))
  }
  addEventListener(
    'keydown',
    () => {
      opened(document.querySelector('article[data-place="here"]'), (leaf) =>
        turns.push({
          ready: [...leaf.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0),
          mounted: document.querySelectorAll('article[data-place]').length,
        }),
      )
    },
    { capture: true },
  )
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const line = (what: string, value: number, unit: string, bar: number) =>
  console.log(
    `${value > bar ? '✗' : '✓'} ${what.padEnd(40)} ${value.toFixed(0).padStart(5)} ${unit.padEnd(6)} (bar ${bar})`,
  )

/**
 * Runs in the page: whether this page lies still, with its neighbours and all their pictures, so that the next turn
 * finds what a reader's would.
 */
const settled = (page: number): boolean =>
  document.querySelectorAll('article[data-place]').length ===
    (document.querySelector('[role=toolbar] [aria-current=page]')?.matches(':first-child, :last-child') ? 2 : 3) &&
  document.querySelector('[role=toolbar] [aria-current=page]')?.matches(`:nth-child(${page})`) === true &&
  document.querySelector('[data-turn]') === null &&
  [...document.querySelectorAll<HTMLImageElement>('article[data-place] img')].every((image) => image.complete) &&
  document.getAnimations().length === 0

/** The book as it lies open before somebody who has read its title, with all that the watching of it needs loaded. */
async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 } })
  if (reading === 'still')
    await page.addInitScript(() => localStorage.setItem('wagtale-reading-look', JSON.stringify({ moving: false })))
  await page.addInitScript(() => {
    Object.assign(globalThis, { movements: 0 })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[data-moving]'))
            Object.assign(globalThis, { movements: Number(Reflect.get(globalThis, 'movements')) + 1 })
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto(`${address}/story/${story}/read`)
  // What compiles this file on the fly names its functions by this.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.waitForFunction(settled, 1)
  return page
}

async function turnPages(page: Page): Promise<void> {
  // There and back, since a book has fewer leaves than that.
  for (let at = 0; at < TURNS; at++) {
    await page.keyboard.press(at < TURNS / 2 ? 'ArrowRight' : 'ArrowLeft')
    // Asked between the frames, not in them: what a frame takes is what is measured.
    await page.waitForFunction(settled, at < TURNS / 2 ? at + 2 : TURNS - at, { polling: 50 })
    if (REST_MS) await page.waitForTimeout(REST_MS)
  }
  if (reading) console.log(`${await page.evaluate('movements')} movements`)
}

async function byTheClock(page: Page) {
  await page.evaluate(watch)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await turnPages(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { turns, shown, longTasks } = watched.parse(await page.evaluate('watched'))
  if (turns.length !== TURNS) throw new Error(`${turns.length} of ${TURNS} turns were seen`)
  // A press that is answered sooner than 16 ms isn't told of.
  return {
    turns,
    longTasks,
    latencies: [...shown, ...Array.from({ length: Math.max(0, TURNS - shown.length) }, () => 16)],
  }
}

async function readThrough(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { turns, latencies, longTasks } = await byTheClock(page)
  console.log(`By the clock, at a CPU ${SLOWER} times slower:`)
  line('turn to its picture shown, median', median(latencies), 'ms', BAR_MS)
  line('turn to its picture shown, worst', Math.max(...latencies), 'ms', BAR_MS)
  line('turns to a picture not there yet', turns.filter(({ ready }) => !ready).length, '', 0)
  line('pages mounted at most', Math.max(...turns.map(({ mounted }) => mounted)), '', 3)
  line(`long tasks in ${TURNS} turns`, longTasks.length, '', 0)
}

async function hurriedThrough(page: Page): Promise<void> {
  const { latencies, longTasks } = await byTheClock(page)
  console.log(
    `From the moment that the book opens: median ${median(latencies).toFixed(0)} ms, worst ${Math.max(...latencies).toFixed(0)} ms, ${longTasks.length} long tasks, ${Math.max(0, ...longTasks).toFixed(0)} ms the longest`,
  )
}

/** Times in microseconds; `tdur` is what the thread itself had of the processor. */
const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown() }).partial().optional(),
    }),
  ),
})

async function byItsOwnTime(browser: Browser, page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await turnPages(page)
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const spent = (task: string, on?: { pid: number; tid: number }) =>
    traceEvents
      .filter(({ name, pid, tid }) => name === task && (!on || (pid === on.pid && tid === on.tid)))
      .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER)
  // The browser keeps a spare renderer, which does nothing.
  const mains = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((thread) => spent('RunTask', thread))
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  const [tasks = [], raster] = [mains.toSorted((a, b) => sum(b) - sum(a))[0], spent('RasterTask')]
  console.log(`By the page's own time, times ${SLOWER}:`)
  line('longest task', Math.max(...tasks), 'ms', LONG_MS)
  line(`long tasks in ${TURNS} turns`, tasks.filter((ms) => ms > LONG_MS).length, '', 0)
  console.log(
    `  a turn with all the frames that follow it: ${(sum(tasks) / TURNS).toFixed(0)} ms of the main thread, and ${(sum(raster) / TURNS).toFixed(0)} ms of painting on others`,
  )
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
})
const each: readonly ((page: Page) => Promise<void>)[] = [
  readThrough,
  (page) => byItsOwnTime(browser, page),
  ...(reading ? [] : [hurriedThrough]),
]
try {
  for (const measure of each) {
    const page = await open(browser)
    await measure(page)
    await page.close()
  }
} finally {
  await browser.close()
}
