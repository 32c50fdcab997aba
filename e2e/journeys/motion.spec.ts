import type { Page } from '@playwright/test'
import { readMotion, type PageCue } from '@/lib/domain/book/motion/page-motion'
import { expect, test } from './test'

declare global {
  interface Window {
    /** Names of the parts that moved, each when it began; and how often the narrator has spoken. */
    movedParts?: string[]
  }
}

const STORY = 'sample-mila-and-biscuit'
const BOOK = `/story/${STORY}/read`
const pageNumber = (n: number) => new RegExp(`^Page ${n} of 22$`)

/** Keeps, in the page, each part that begins to move. */
const recordMovements = (page: Page) =>
  page.addInitScript(() => {
    const parts: string[] = (window.movedParts = [])
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[data-moving]'))
            parts.push(
              ...[...node.querySelectorAll<SVGElement>('[data-part]')].map((part) => part.dataset['part'] ?? ''),
            )
    }).observe(document, { subtree: true, childList: true })
  })
const movedParts = (page: Page) => page.evaluate(() => window.movedParts ?? [])

const SPOKEN_MS = 300
/** A voice of the device that says whatever it is given in the same time. */
const standInForVoice = (page: Page) =>
  page.addInitScript((spokenMs) => {
    class Utterance {
      onstart: (() => void) | null = null
      onend: (() => void) | null = null
      onboundary: ((event: { name: string; charIndex: number }) => void) | null = null
      onerror: (() => void) | null = null
      constructor(readonly text: string) {}
    }
    const speech = {
      paused: false,
      speaking: false,
      getVoices: () => [{ name: 'Karen', lang: 'en-AU', default: true, localService: true, voiceURI: 'karen' }],
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      resume: () => undefined,
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        requestAnimationFrame(() => {
          utterance.onstart?.()
          utterance.onboundary?.({ name: 'word', charIndex: 0 })
          // A sentence takes a while: one that is over in a frame ends what moves with it before it is seen.
          setTimeout(() => utterance.onend?.(), spokenMs)
        })
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speech })
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { configurable: true, value: Utterance })
  }, SPOKEN_MS)

/** The story's pages with movements, by the reader's numbers. */
async function movingPages(page: Page): Promise<{ number: number; cues: readonly PageCue[] }[]> {
  const found = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const answer = await page.request.get(`/api/stories/${STORY}/pages/${i + 1}/picture.svg`)
      return { number: i + 2, cues: readMotion(await answer.text())?.cues ?? [] }
    }),
  )
  return found.filter(({ cues }) => cues.length > 0)
}
const opening = (cues: readonly PageCue[]) => cues.find(({ opens }) => opens)?.parts.map(({ name }) => name)

const turnTo = async (page: Page, number: number) => {
  await page.getByRole('button', { name: `Go to page ${number}`, exact: true }).click()
  await expect(page.getByText(pageNumber(number))).toBeVisible()
}

test('motion: what the words name moves once when the page opens, and the picture is then as before', async ({
  page,
}) => {
  const [first] = await movingPages(page)
  if (!first) throw new Error('no page moves')
  await recordMovements(page)
  await page.goto(BOOK)
  const moving = page.getByRole('button', { name: 'Moving pictures' })
  await expect(moving).toHaveAttribute('aria-pressed', 'true')
  await moving.press('Enter')
  await expect(moving).toHaveAttribute('aria-pressed', 'false')
  await turnTo(page, first.number)
  const picture = page.locator('[data-place=here] > div').first()
  await expect.poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  await expect(page.locator('[data-turn]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const before = await picture.screenshot()
  expect(await movedParts(page)).toEqual([])

  await moving.press('Enter')
  // Its parts move, and nothing else of it.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && effect instanceof KeyframeEffect && effect.target?.closest('[data-moving]'),
      ),
  )
  expect(await movedParts(page)).toEqual(opening(first.cues))
  await expect(page.locator('[data-moving]')).toHaveCount(0)
  expect((await picture.screenshot()).equals(before)).toBe(true)
  // Once.
  expect(await movedParts(page)).toEqual(opening(first.cues))
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('motion: it moves when the narrator comes to the sentence', async ({ page }) => {
  const pages = await movingPages(page)
  const wanted = pages.find(({ cues }) => cues.length > 1)
  if (!wanted) throw new Error('no page has two movements')
  await recordMovements(page)
  await standInForVoice(page)
  await page.goto(BOOK)
  await turnTo(page, wanted.number)
  await page.getByRole('button', { name: 'Listen to Story' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  const named = wanted.cues.flatMap(({ parts }) => parts.map(({ name }) => name))
  await expect.poll(async () => (await movedParts(page)).join(' ')).toContain(named.join(' '))
})

for (const [why, prepare] of [
  [
    'switched off, which is remembered',
    async (page: Page) => {
      await page.goto(BOOK)
      await page.getByRole('button', { name: 'Moving pictures' }).click()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Moving pictures' })).toHaveAttribute('aria-pressed', 'false')
    },
  ],
  [
    'with reduced motion, and says why',
    async (page: Page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(BOOK)
      const button = page.getByRole('button', { name: 'Moving pictures' })
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await expect(button).toHaveAccessibleDescription(/asks for less motion/)
      await button.press('Enter')
      await expect(page.getByText(/asks for less motion/).last()).toBeVisible()
      await expect(button).toHaveAttribute('aria-pressed', 'false')
    },
  ],
] as const)
  test(`motion: nothing moves ${why}`, async ({ page }) => {
    const [first] = await movingPages(page)
    if (!first) throw new Error('no page moves')
    await recordMovements(page)
    await standInForVoice(page)
    await prepare(page)
    await turnTo(page, first.number)
    // Not when the page opens, and not while it is read.
    await page.getByRole('button', { name: 'Listen to Story' }).click()
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(page.getByText(pageNumber(first.number + 2))).toBeVisible()
    expect(await movedParts(page)).toEqual([])
  })
