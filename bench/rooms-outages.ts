// npm run bench:rooms-outages -- [port]: a table of two browsers through what happens to shops: PostgreSQL killed,
// the app killed, a laptop that sleeps for an hour. Starts a shop of its own (WAGTALE_BUILD_DIR serves a build as it
// is). Says how long until both pages have everything again; fails if an idea is lost, doubled or not said to be
// waiting.
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { z } from 'zod'
import { findPostgres } from '@/lib/platform/postgres/find-postgres'
import { findChromium } from '@/scripts/find-chromium'

const [port = '3291'] = process.argv.slice(2)
const address = `http://localhost:${port}`
const dataDir = mkdtempSync(path.join(tmpdir(), 'wagtale-outages-'))
// Where root starts it, PostgreSQL runs under an account that has to get here.
chmodSync(dataDir, 0o755)

async function startShop(): Promise<ChildProcess> {
  const shop = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...process.env,
      PORT: port,
      APP_URL: address,
      WAGTALE_DATA_DIR: dataDir,
      DATABASE_URL: '',
      RATE_LIMIT_SCALE: '100',
      ADMIN_PASSWORD: 'a table for two in a storm',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let waited = 0; waited < 300; waited++) {
    if (
      await fetch(`${address}/pricing`).then(
        () => true,
        () => false,
      )
    )
      return shop
    await sleep(1_000)
  }
  throw new Error('the shop did not start')
}

/** The postmaster's number is the first line of its file. */
const postmaster = () =>
  Number(readFileSync(path.join(findPostgres(process.cwd(), dataDir).cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

let shop = await startShop()
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })

async function openPage(): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.clock.install()
  return page
}
const openIdeas = (page: Page) => page.getByRole('tab', { name: /^Ideas/ }).click()
async function give(page: Page, idea: string): Promise<void> {
  await page.getByLabel('Your idea').fill(idea)
  await page.getByRole('button', { name: 'Add Idea' }).click()
}
const given: string[] = []
const slips = (page: Page) => page.getByRole('tabpanel').locator('[data-slip]').allTextContents()

/** Waits until both pages have each idea once, and says how long it took. */
async function complete(pages: readonly Page[], what: string): Promise<void> {
  const started = performance.now()
  for (;;) {
    const all = await Promise.all(pages.map(slips))
    const counts = all.map((texts) => given.map((idea) => texts.filter((text) => text.includes(idea)).length))
    if (counts.every((of) => of.every((count) => count === 1))) break
    if (performance.now() - started > 120_000) throw new Error(`${what}: ${JSON.stringify(counts)}`)
    await sleep(50)
  }
  const waiting = await Promise.all(pages.map((page) => page.getByText('Waiting to be sent').count()))
  if (waiting.some((count) => count > 0)) throw new Error(`${what}: an idea that has arrived is said to wait`)
  console.log(`${what}: everything is on both pages after ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

try {
  const [nana, tom] = [await openPage(), await openPage()]
  const answer = await nana.request.post(`${address}/api/collaborative-stories`, {
    data: { title: 'The Singing Bus', creatorName: 'Nana', creatorEmail: 'nana@example.com' },
  })
  const { id, inviteCode } = z.object({ id: z.string(), inviteCode: z.string() }).parse(await answer.json())
  const at = `${address}/collaboration-playground/${id}`
  await nana.goto(at)
  await tom.goto(`${at}?code=${inviteCode}`)
  await tom.getByLabel('Your name').fill('Tom')
  await tom.getByRole('button', { name: 'Join Collaboration' }).click()
  for (const page of [nana, tom]) await openIdeas(page)
  const pages = [nana, tom]
  const say = async (page: Page, idea: string) => {
    given.push(idea)
    await give(page, idea)
  }
  await say(tom, 'The bus began to sing')
  await complete(pages, 'nothing has happened yet')

  process.kill(postmaster(), 'SIGKILL')
  await say(tom, 'A lighthouse with a slide')
  await say(nana, 'An aunt who is a pirate')
  await complete(pages, 'PostgreSQL killed')
  await say(nana, 'It rains jam')
  await complete(pages, 'and after it')

  shop.kill('SIGKILL')
  await say(tom, 'A whale in a hat')
  await tom.getByText('Waiting to be sent').waitFor()
  await sleep(5_000)
  const started = performance.now()
  shop = await startShop()
  console.log(`the app is back after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  await complete(pages, 'the app killed')

  // Its connections stay open and say nothing.
  shop.kill('SIGSTOP')
  await say(tom, 'A door in the sea')
  await tom.locator('[data-line]:not([data-line="live"])').waitFor({ state: 'attached', timeout: 60_000 })
  shop.kill('SIGCONT')
  await complete(pages, 'an app that hung until the pages noticed')

  await tom.context().setOffline(true)
  await say(tom, 'Who ate my hat?')
  await tom.getByText('Waiting to be sent').waitFor()
  // No timer, no task and no line, as under a closed lid.
  const laptop = await tom.context().newCDPSession(tom)
  await laptop.send('Page.setWebLifecycleState', { state: 'frozen' })
  for (const idea of ['The moon fell in the soup', 'A cow with boots', 'A very polite ghost']) await say(nana, idea)
  await sleep(60_000)
  await laptop.send('Page.setWebLifecycleState', { state: 'active' })
  await tom.clock.fastForward('01:00:00')
  await tom.context().setOffline(false)
  await complete(pages, 'a laptop that slept for an hour')
} finally {
  await browser.close()
  shop.kill('SIGTERM')
  await new Promise((resolve) =>
    shop.exitCode === null && shop.signalCode === null ? shop.once('exit', resolve) : resolve(null),
  )
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
