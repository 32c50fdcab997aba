// npm run bench:turns -- <address>: thirty page turns on a slow machine, on a server that runs. Bars: a turn to its picture <= 100 ms at a CPU four times slower, no long task.
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { findChromium } from '@/scripts/chromium'

const [address = 'http://127.0.0.1:3000', story = 'sample-mila-and-biscuit'] = process.argv.slice(2)
const SLOWER = 4
const TURNS = 30
const BAR_MS = 100
/** Between two turns: long enough for the pages to settle and for the next picture to come. */
const READ_MS = 900

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

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'] })
try {
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 } })
  await page.goto(`${address}/story/${story}/read`, { waitUntil: 'networkidle' })
  // What compiles this file on the fly names its functions by this.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(watch)
  await page.getByRole('button', { name: 'Next' }).focus()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  for (let at = 0; at < TURNS; at++) {
    // There and back, since a book has fewer leaves than that.
    await page.keyboard.press(at % TURNS < TURNS / 2 ? 'ArrowRight' : 'ArrowLeft')
    await page.waitForTimeout(READ_MS)
  }
  const { turns, longTasks } = watched.parse(await page.evaluate('watched'))
  if (turns.length !== TURNS) throw new Error(`${turns.length} of ${TURNS} turns were seen`)
  line('turn to the page, median', median(turns.map(({ words }) => words)), 'ms', BAR_MS)
  line('turn to its picture, median', median(turns.map(({ picture }) => picture)), 'ms', BAR_MS)
  line('turn to its picture, worst', Math.max(...turns.map(({ picture }) => picture)), 'ms', BAR_MS)
  line('pages mounted at most', Math.max(...turns.map(({ mounted }) => mounted)), '', 3)
  line(`long tasks in ${TURNS} turns`, longTasks.length, '', 0)
  if (longTasks.length > 0) console.log(`  ${longTasks.map((ms) => ms.toFixed(0)).join(', ')} ms`)
} finally {
  await browser.close()
}
