// The family's voice, recorded with Chromium's microphone that plays a file.
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { microphoneFile, voiceLike } from '../fixtures/microphone-file'
import { beyond, expect, faults, hydrated, ownBook, test } from './test'

declare global {
  interface Window {
    microphone?: MediaStream
    longTasks?: number[]
  }
}

test.use({
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: [
      '--no-sandbox',
      '--autoplay-policy=no-user-gesture-required',
      // The headless shell has a microphone only with this; it asks nobody.
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphoneFile()}`,
    ],
  },
})

/** A place for somebody's voice in a book of this browser, and the address of the page that records it. */
async function recordAddress(page: Page, name = 'Dad'): Promise<{ id: string; address: string }> {
  const id = await ownBook(page)
  const answer = await page.request.post(`/api/stories/${id}/recordings`, { data: { name } })
  const { id: recording } = (await answer.json()) as { id: string }
  return { id, address: `/record#${recording}` }
}

async function begin(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('checkbox', { name: 'I am an adult' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { name: 'Title', exact: true })).toBeVisible()
}

const status = (page: Page) => page.locator('section[aria-labelledby=page-to-read]').getByRole('status')
const alertOn = (page: Page) => page.locator('main [role=alert]')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Reads the page at hand until something was heard for a second. */
async function readPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Record( again)?$/ }).click()
  await expect(status(page)).toHaveText(/Recording: please read now/)
  await expect
    .poll(async () => Number(await page.getByRole('meter', { name: 'Loudness' }).getAttribute('aria-valuenow')))
    .toBeGreaterThan(4)
  await expect(page.getByText(/^0:0[2-9] \//)).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
}
const STORED = 'Recorded and stored with the book.'

async function onPhone(context: BrowserContext): Promise<Page> {
  const phone = await context.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  return phone
}

test('family voice: Grandma records by a link on her own phone, and the book is read in her voice', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  const id = await ownBook(page)
  await page.goto(`/story/${id}`)
  const section = page.getByRole('region', { name: 'Your family’s voice' })
  await section.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(section.getByText('Please write who is going to read.')).toBeVisible()
  await section.getByLabel('Who is going to read?').fill('Grandma')
  await section.getByLabel('Who is going to read?').press('Enter')
  await expect(section.getByText('0 of 22 pages')).toBeVisible()
  await section.getByRole('button', { name: 'Make a link Grandma' }).press('Enter')
  const field = section.getByLabel('Link for Grandma')
  await expect(field).toBeVisible()
  expect(await faults(page)).toEqual([])
  const link = await field.inputValue()
  expect(link).toMatch(/\/record#[0-9a-f-]{36}\.[\w-]{22}$/)

  const context = await browser.newContext({ hasTouch: true, locale: 'en-AU' })
  const phone = await onPhone(context)
  await phone.goto(link)
  await hydrated(phone)
  await phone.getByRole('button', { name: 'Begin' }).click()
  await expect(alertOn(phone)).toHaveText(/only an adult’s voice/)
  expect(await faults(phone)).toEqual([])
  await phone.getByRole('checkbox', { name: 'I am an adult' }).check()
  await phone.getByRole('button', { name: 'Begin' }).click()
  await expect(phone.getByText('Not recorded yet.')).toBeVisible()
  expect([await faults(phone), await beyond(phone)]).toEqual([[], []])
  await readPage(phone)
  await expect(status(phone)).toHaveText(STORED)
  await phone.getByRole('button', { name: 'Listen', exact: true }).click()
  await expect(phone.getByRole('button', { name: 'Stop listening' })).toBeVisible()
  await readPage(phone)
  await expect(status(phone)).toHaveText(STORED)
  await phone.getByRole('button', { name: 'Next page' }).click()
  await expect(heading(phone, 'Page 1')).toBeFocused()
  await phone.getByRole('button', { name: 'Skip this page' }).click()
  await readPage(phone)
  await expect(status(phone)).toHaveText(STORED)
  await expect(phone.getByRole('button', { name: 'Page 2: recorded' })).toBeVisible()
  expect([await faults(phone), await beyond(phone)]).toEqual([[], []])

  // Only her pages are hers: without the link's token nothing opens, and the book says nothing of its owner.
  await phone.goto(link.split('.')[0] ?? '')
  await phone.reload()
  await expect(alertOn(phone)).toHaveText(/has run out, or was taken back/)

  await page.goto(`/story/${id}/read`)
  await page.getByRole('button', { name: 'Listen to Story' }).press('Enter')
  const bar = page.getByRole('region', { name: 'Narrator' })
  await bar.getByRole('combobox', { name: 'Voice' }).selectOption('Grandma (family)')
  await bar.getByRole('button', { name: 'Play' }).press('Enter')
  const lit = page.locator('[data-place=here] [data-spoken]')
  await expect(lit).toBeVisible({ timeout: 90_000 })
  expect(await faults(page)).toEqual([])
  // Nobody recorded the first page: Wagtale's voice stands in. Grandma reads the second one, by sentences.
  await expect(page.getByText(/^Page 2 of 22$/)).toBeVisible({ timeout: 30_000 })
  await expect(lit).toBeVisible()
  await page.getByRole('button', { name: 'Go to page 3', exact: true }).click()
  const sentence = async () => (await lit.textContent())?.split(' ').length ?? 0
  await expect.poll(sentence).toBeGreaterThan(1)
  await bar.getByRole('button', { name: 'Stop' }).click()

  for (const [format, type] of [
    ['mp3', 'audio/mpeg'],
    ['epub', 'application/epub+zip'],
  ]) {
    const path = `/api/stories/${id}/download?format=${format}&voice=family`
    const mine = await page.request.get(path)
    expect([mine.status(), mine.headers()['content-type']]).toEqual([200, type])
    expect((await context.request.get(new URL(path, page.url()).href)).status()).toBe(404)
  }
  // Whoever may read hears her only when the owner says so.
  const offered = async () => {
    await phone.goto(new URL(`/story/${id}/read`, page.url()).href)
    await hydrated(phone)
    await phone.getByRole('button', { name: 'Listen to Story' }).click()
    const voices = phone.getByRole('region', { name: 'Narrator' }).getByRole('option')
    await expect(voices.first()).toBeAttached()
    return (await voices.allTextContents()).includes('Grandma (family)')
  }
  expect(await offered()).toBe(false)
  await page.goto(`/story/${id}`)
  await section.getByRole('checkbox', { name: 'Whoever may read this book may also hear' }).check()
  await expect(page.getByText('Others with the link now hear your family’s voices').first()).toBeVisible()
  expect(await offered()).toBe(true)

  await section.getByRole('button', { name: 'Take the link back Grandma' }).click()
  await expect(section.getByText(/Link for recording/)).toBeHidden()
  await phone.goto(link)
  await phone.reload()
  await expect(alertOn(phone)).toHaveText(/has run out, or was taken back/)
  await section.getByRole('button', { name: 'Erase Grandma' }).click()
  await section.getByRole('button', { name: 'Yes, erase it' }).click()
  await expect(section.getByText('2 of 22 pages')).toBeHidden()
  await context.close()
})

test('family voice: nothing is lost when the line drops or the page is closed', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load/)
  const { address } = await recordAddress(page)
  await begin(page, address)
  await readPage(page)
  await expect(status(page)).toHaveText(STORED)
  await page.getByRole('button', { name: 'Next page' }).click()
  await context.setOffline(true)
  await readPage(page)
  await expect(status(page)).toHaveText(/Kept on this device/)
  await expect(page.getByRole('button', { name: 'Page 1: not sent yet' })).toBeVisible()
  await context.setOffline(false)
  await expect(status(page)).toHaveText(STORED)

  await page.route('**/take?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Next page' }).click()
  await readPage(page)
  await expect(status(page)).toHaveText(/Kept on this device/)
  await page.unroute('**/take?*')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Page 2: recorded' })).toBeVisible()
})

test('family voice: silence, three minutes, a microphone that stops, is refused or isn’t there are said in words', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const silence = () => {
      const context = new AudioContext()
      const source = context.createOscillator()
      const quiet = context.createGain()
      const output = context.createMediaStreamDestination()
      quiet.gain.value = 0
      source.connect(quiet).connect(output)
      source.start()
      return output.stream
    }
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      if (location.search === '?refused') throw new DOMException('Permission denied', 'NotAllowedError')
      if (location.search === '?silent') return silence()
      return (window.microphone = await open(wanted))
    }
    if (location.search === '?old') Reflect.deleteProperty(window, 'MediaRecorder')
  })
  const { address } = await recordAddress(page)
  const [path = '', fragment = ''] = address.split('#')
  await begin(page, address)
  await readPage(page)
  await expect(status(page)).toHaveText(STORED)

  await test.step('a microphone that stops', async () => {
    await page.getByRole('button', { name: 'Record again' }).click()
    await expect(page.getByText(/^0:0[2-9] \//)).toBeVisible()
    await page.evaluate(() =>
      window.microphone?.getTracks().forEach((track) => track.dispatchEvent(new Event('ended'))),
    )
    await expect(alertOn(page)).toHaveText(/The microphone stopped by itself/)
    await expect(status(page)).toHaveText(STORED)
  })
  await test.step('silence', async () => {
    await page.goto(`${path}?silent#${fragment}`)
    await page.getByRole('button', { name: 'Title: recorded' }).click()
    await page.getByRole('button', { name: 'Record again' }).click()
    await expect(status(page)).toHaveText(/We hear nothing so far/)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(alertOn(page)).toHaveText(/Nothing was heard, so nothing was stored/)
    await expect(page.getByRole('button', { name: 'Title: recorded' })).toBeVisible()
  })
  await test.step('a browser that can’t record', async () => {
    await page.goto(`${path}?old#${fragment}`)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(alertOn(page)).toHaveText(/This browser can’t record/)
    expect(await faults(page)).toEqual([])
  })
  await test.step('longer than a page may take', async () => {
    await page.clock.install()
    await page.goto(`${path}?long#${fragment}`)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(page.getByText(/^0:0[2-9] \//)).toBeVisible()
    await page.clock.fastForward('03:01')
    await expect(alertOn(page)).toHaveText(/3 minutes at most, so the recording stopped here/)
    await expect(status(page)).toHaveText(STORED)
  })
  await test.step('a refused microphone', async () => {
    await page.goto(`${path}?refused#${fragment}`)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(alertOn(page)).toHaveText(/The microphone isn’t allowed/)
  })
})

test('family voice: the pages look right on a phone, in Arabic too, and no other page may use the microphone', async ({
  page,
}) => {
  const { id, address } = await recordAddress(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/ar${address}`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'ابدأ' }).click()
  await expect(page.getByRole('heading', { name: 'العنوان' })).toBeVisible()
  expect([await faults(page), await beyond(page)]).toEqual([[], []])
  const allowed = async (path: string) => (await page.request.get(path)).headers()['permissions-policy']
  expect(await allowed('/record')).toContain('microphone=(self)')
  expect(await allowed('/ar/record')).toContain('microphone=(self)')
  for (const path of ['/', `/story/${id}`, `/story/${id}/read`]) expect(await allowed(path)).toContain('microphone=()')
})

/**
 * Has the browser's recorder give this file, whatever the microphone hears: what another browser would have recorded.
 */
async function recordInstead(page: Page, file: { type: string; body: Buffer }): Promise<void> {
  await page.route('**/recorded-elsewhere', (route) => route.fulfill({ contentType: file.type, body: file.body }))
  await page.addInitScript((mimeType) => {
    class Recorder extends EventTarget {
      state = 'inactive'
      mimeType = mimeType
      start() {
        this.state = 'recording'
      }
      stop() {
        this.state = 'inactive'
        void (async () => {
          const data = await (await fetch('/recorded-elsewhere')).blob()
          this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
          this.dispatchEvent(new Event('stop'))
        })()
      }
    }
    Object.assign(window, { MediaRecorder: Recorder })
  }, file.type)
}

test('family voice: what Safari records, AAC in parts of MP4, is stored and heard like any other', async ({ page }) => {
  await recordInstead(page, { type: 'audio/mp4', body: readFileSync('e2e/fixtures/safari-take.mp4') })
  const { id, address } = await recordAddress(page)
  await begin(page, address)
  await readPage(page)
  await expect(status(page)).toHaveText(STORED)
  const recording = address.split('#')[1] ?? ''
  const answer = await page.request.get(`/api/recordings/${recording}/narration?v=1`)
  const { pages } = (await answer.json()) as { pages: { durationMs: number; take?: string }[] }
  expect(pages[0]?.take).toBeDefined()
  // Two and a half seconds were said; silence is cut to what is left around every take.
  expect(Math.abs((pages[0]?.durationMs ?? 0) - 3_300)).toBeLessThan(400)
  expect((await page.request.get(`/api/stories/${id}/download?format=mp3&voice=family`)).status()).toBe(200)
})

test('family voice: five minutes of sound are encoded in a worker', async ({ page }) => {
  await recordInstead(page, { type: 'audio/wav', body: voiceLike(300) })
  await page.addInitScript(() => {
    const tasks: number[] = (window.longTasks = [])
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  const { address } = await recordAddress(page)
  await begin(page, address)
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText(/^0:0[2-9] \//)).toBeVisible()
  await page.evaluate(() => void (window.longTasks ?? []).splice(0))
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(status(page)).toHaveText(STORED, { timeout: 90_000 })
  expect(page.workers()).toHaveLength(1)
  const longest = Math.max(0, ...(await page.evaluate(() => window.longTasks ?? [])))
  // A figure to look at and no bar: it follows what else the machine does.
  test.info().annotations.push({ type: 'longest task', description: `${longest} ms` })
})

test('family voice: a book that was heard once is heard again without a network', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/)
  const { id, address } = await recordAddress(page)
  await begin(page, address)
  await readPage(page)
  await expect(status(page)).toHaveText(STORED)
  await page.goto(`/story/${id}/read`)
  const bar = page.getByRole('region', { name: 'Narrator' })
  const lit = page.locator('[data-place=here] [data-spoken]')
  const listen = async () => {
    await page.getByRole('button', { name: 'Listen to Story' }).press('Enter')
    await bar.getByRole('combobox', { name: 'Voice' }).selectOption('Dad (family)')
    await bar.getByRole('button', { name: 'Play' }).press('Enter')
    await expect(lit).toBeVisible({ timeout: 90_000 })
  }
  await listen()
  await bar.getByRole('button', { name: 'Stop' }).press('Enter')
  const sounds = () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat()
      return requests.filter(({ url }) => url.includes('/sound.mp3')).length
    })
  // His page, and all of Wagtale's, which stand in for the others.
  await expect.poll(sounds, { timeout: 30_000 }).toBe(23)
  await context.setOffline(true)
  await page.reload()
  await listen()
  // A whole sentence is lit where he reads.
  expect((await lit.textContent())?.split(' ').length).toBeGreaterThan(1)
  await expect(page.getByText(/^Page 2 of 22$/)).toBeVisible({ timeout: 30_000 })
  await expect(lit).toBeVisible()
})
