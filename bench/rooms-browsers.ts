// npm run bench:rooms-browsers -- <address>: from the press on "Add Idea" in one browser to the idea on the page of all
// the others, at a table of 2, 10 and 50. Ten of the fifty are browsers, the others read the room's events. On a server
// that runs (RATE_LIMIT_SCALE=100), on its machine and with its WAGTALE_DATA_DIR or DATABASE_URL. Bar: 300 ms.
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { connect } from '@/lib/platform/db/client'
import { readEnv } from '@/lib/platform/env'
import { startEmbedded } from '@/lib/platform/postgres/embedded'
import { findChromium } from '@/scripts/find-chromium'
import { ms, quantile } from './rooms/quantile'
import { openStream } from './rooms/stream'
import { headerOf, makeTable } from './rooms/table'

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const BROWSERS_AT_MOST = 10
const IDEAS = 12

const settings = readEnv(process.env)
const database = settings.DATABASE_URL
  ? { url: settings.DATABASE_URL, release: async () => {} }
  : await startEmbedded({ root: process.cwd(), dataDir: path.resolve(settings.WAGTALE_DATA_DIR) })
const db = connect(database.url, { pool: 4 })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })

const wordsOf = (data: string): string | null => /idea number \d+ of \d+/.exec(data)?.[0] ?? null

/** Runs in the page: when each idea first stood on it, and when "Add Idea" was pressed, by the machine's clock. */
function watch(): void {
  const shownAt: Record<string, number> = {}
  const pressed: number[] = []
  Object.assign(globalThis, { bench: { shownAt, pressed } })
  addEventListener('click', () => void pressed.push(Date.now()), { capture: true })
  new MutationObserver(() => {
    for (const slip of document.querySelectorAll('[role=tabpanel] [data-slip]')) {
      const idea = /idea number \d+ of \d+/.exec(slip.textContent)?.[0]
      if (idea !== undefined) shownAt[idea] ??= Date.now()
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
const read = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { bench: { shownAt: Record<string, number>; pressed: number[] } }).bench,
  )

try {
  for (const size of [2, 10, 50]) {
    const table = await makeTable(db, size)
    const seats = table.cookies.slice(0, BROWSERS_AT_MOST)
    // One after the other: ten browsers that begin at once measure nothing but the machine.
    const pages: Page[] = []
    for (const cookie of seats) {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await context.addCookies([{ ...cookie, url: address }])
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      await page.addInitScript(watch)
      await page.goto(`${address}/collaboration-playground/${table.id}`)
      await page.getByRole('tab', { name: /^Ideas/ }).click()
      pages.push(page)
    }
    const readers = await Promise.all(
      table.cookies
        .slice(BROWSERS_AT_MOST)
        .map((cookie) =>
          openStream(`${address}/api/collaborative-stories/${table.id}/events`, headerOf(cookie), wordsOf),
        ),
    )
    // Nor is the opening of the pages what is measured: the family is drawn, and no page has work left.
    for (const page of pages) {
      await page.locator('[data-family]').waitFor({ state: 'attached' })
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    }
    const [giver, ...others] = pages
    if (!giver) throw new Error('no browser')
    const elsewhere: number[] = []
    const toReaders: number[] = []
    for (let n = 0; n < IDEAS; n++) {
      const idea = `idea number ${n} of ${IDEAS}`
      await giver.getByLabel('Your idea').fill(idea)
      await giver.getByRole('button', { name: 'Add Idea' }).click()
      await Promise.all(others.map((page) => page.getByRole('tabpanel').getByText(idea, { exact: true }).waitFor()))
      const at = (await read(giver)).pressed.at(-1) ?? NaN
      for (const page of others) elsewhere.push(((await read(page)).shownAt[idea] ?? NaN) - at)
      for (const { arrivals } of readers) toReaders.push((arrivals.get(idea) ?? NaN) + performance.timeOrigin - at)
    }
    const say = (values: readonly number[]) =>
      `median ${ms(quantile(values, 0.5))}, 95 % ${ms(quantile(values, 0.95))}, worst ${ms(Math.max(...values))}`
    console.log(
      `table of ${String(size).padStart(2)}   on ${others.length} other pages: ${say(elsewhere)}` +
        (readers.length > 0 ? `   to ${readers.length} readers of events: ${say(toReaders)}` : ''),
    )
    for (const reader of readers) reader.close()
    for (const page of pages) await page.context().close()
  }
} finally {
  await browser.close()
  await db.$disconnect()
  await database.release()
}
process.exit(0)
