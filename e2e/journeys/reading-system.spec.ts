import { strFromU8, unzipSync } from 'fflate'
import { openReadingSystem } from '../fixtures/reading-system/open-reading-system'
import { expect, ownBook, test } from './test'

/** `#ffdf7e`, which the book's own style sheet gives the class that its package file names. */
const YELLOW = 'rgb(255, 223, 126)'
/** Of the words of the title page, whose shortest takes a tenth of a second. */
const LEAST_LIT = 0.9
/** More than half a second on any screen: longer than nearly every word. */
const FRAMES = 40

interface TimedWord {
  id: string
  text: string
  begin: number
  end: number
}

/** A page's words in the order in which they stand there, each with its part of the page's sound in seconds. */
function wordsOf(files: Record<string, Uint8Array>, name: string): TimedWord[] {
  const read = (file: string) => strFromU8(files[`book/${file}`] ?? new Uint8Array())
  const clip = /<text src="[^"]+#(\w+)"\/><audio [^>]*clipBegin="([\d.]+)s" clipEnd="([\d.]+)s"/g
  const clips = [...read(`overlays/${name}.smil`).matchAll(clip)]
  const words = [...read(`pages/${name}.xhtml`).matchAll(/<span id="(s\d+w\d+)">([^<]+)</g)]
  expect(clips.map(([, id]) => id)).toEqual(words.map(([, id]) => id))
  return words.map(([, id = '', text = ''], at) => {
    const [, , begin, end] = clips[at] ?? []
    return { id, text, begin: Number(begin), end: Number(end) }
  })
}

/**
 * What must have been lit: every word but those that began and ended between two looks at the clock, on a machine
 * that was busy.
 */
const wordsAt = (words: TimedWord[], looks: number[] = []): TimedWord[] =>
  words.filter(({ begin, end }, at) => at === 0 || looks.some((seconds) => seconds >= begin && seconds < end))

test('epub: a reading system plays a book that reads itself, lights its words in order, turns its page and pauses', async ({
  page,
}) => {
  const id = await ownBook(page)
  const epub = await (await page.request.get(`/api/stories/${id}/download?format=epub&voice=wagtale`)).body()
  const files = unzipSync(epub, { filter: ({ name }) => /\.(xhtml|smil)$/.test(name) })
  await openReadingSystem(page, epub, 'title')
  const reading = () =>
    page.evaluate(() => {
      const { lit, looks, sound } = window.reading
      return { lit, looks, seconds: sound?.currentTime, paused: sound?.paused }
    })
  const litOn = async (name: string) => (await reading()).lit.filter((word) => word.page === name)

  await page.getByRole('button', { name: 'Play' }).click()
  // The title is read to its end, and the page after it comes by itself.
  await expect.poll(() => litOn('page-01').then(({ length }) => length), { timeout: 60_000 }).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Pause' }).click()

  const paused = await reading()
  expect(paused.paused).toBe(true)
  const last = paused.lit.at(-1)
  const [, shown = page.mainFrame()] = page.frames()
  await expect(shown.locator('body.page .-epub-media-overlay-active')).toHaveText(last?.text ?? '')
  for (const [sound, name] of ['title', 'page-01'].entries()) {
    const lit = paused.lit.filter((word) => word.page === name)
    const words = wordsOf(files, name)
    const expected = wordsAt(words, paused.looks[sound])
    expect(lit.map(({ text }) => text)).toEqual(expected.map(({ text }) => text))
    for (const [at, { id, begin, end }] of expected.entries()) {
      expect(lit[at]).toMatchObject({ id, background: YELLOW, together: 1 })
      expect(lit[at]?.seconds).toBeGreaterThanOrEqual(begin)
      expect(lit[at]?.seconds).toBeLessThan(end)
    }
    if (name === 'title') expect(lit.length).toBeGreaterThanOrEqual(LEAST_LIT * words.length)
  }

  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, FRAMES)
  const later = await reading()
  expect([later.seconds, later.lit.length]).toEqual([paused.seconds, paused.lit.length])
  await page.getByRole('button', { name: 'Play' }).click()
  await expect
    .poll(() => litOn('page-01').then(({ length }) => length))
    .toBeGreaterThan(paused.lit.filter((word) => word.page === 'page-01').length)
})
