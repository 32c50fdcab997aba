import { expect, faults, ownBook, test } from './test'

const BOOK = '/story/sample-mila-and-biscuit/read'
const pageNumber = (n: number) => new RegExp(`^Page ${n} of 22$`)

test('reader: reopens at the last page with the chosen font, by keyboard', async ({ page }, { project }) => {
  // The built style sheet may differ from the source: page turning once broke there.
  await page.addInitScript(() => {
    const turned: string[] = []
    Object.assign(globalThis, { turned })
    addEventListener('animationstart', ({ animationName }) => turned.push(animationName))
  })
  await page.goto(BOOK)
  await expect(page.locator('body')).toBeFocused()
  for (let n = 2; n <= 5; n++) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(pageNumber(n))).toBeVisible()
    await expect(page.locator('div:has(> article)')).not.toHaveAttribute('data-turn')
  }
  // Two pages turn over a spine; a phone's single page slides.
  expect(await page.evaluate('turned')).toEqual(
    expect.arrayContaining(
      project.name === 'phone'
        ? [expect.stringMatching(/slide$/)]
        : [expect.stringMatching(/text-away$/), expect.stringMatching(/picture-in$/)],
    ),
  )
  await page.locator('summary', { hasText: 'Aa' }).press('Enter')
  await page.getByRole('radio', { name: 'Andika' }).press('ArrowDown')
  await page.getByRole('checkbox', { name: 'Night colours' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: 'Night colours' })).toBeHidden()
  await page.reload()
  await expect(page.getByText(pageNumber(5))).toBeVisible()
  await expect(page.getByRole('region', { name: /^Book/ })).toHaveAttribute('data-face', 'lexend')
  await expect(page.getByRole('region', { name: /^Book/ })).toHaveAttribute('data-night')
})

test('reader: an open book stays readable offline', async ({ page, context, expectedErrors }, { project }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/)
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('message', (event) => {
      if (event.data?.cached) document.documentElement.dataset.cached = 'yes'
    })
  })
  await page.goto(BOOK)
  await expect(page.locator('html')).toHaveAttribute('data-cached', 'yes')
  await context.setOffline(true)
  await page.reload()
  for (const n of [1, 2, 3]) {
    await expect(page.getByText(pageNumber(n))).toBeVisible()
    const picture = page.locator('[data-place=here] img')
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Listen to Story' }).click()
  await expect(page.getByRole('region', { name: 'Narrator' })).toBeVisible()
  await page.locator('summary', { hasText: 'Aa' }).click()
  await page.getByRole('radio', { name: 'Lexend' }).check()
  await expect.poll(() => page.evaluate(() => document.fonts.check('20px lexend'))).toBe(true)
  await page.keyboard.press('Escape')
  // A phone's pages have a torn edge.
  if (project.name === 'phone')
    expect(await page.evaluate(async () => (await fetch('/paper/torn-up.svg')).ok)).toBe(true)
  await page.getByRole('button', { name: 'Go to page 22' }).click()
  await expect(page.getByText('Story Complete! 🎉').first()).toBeVisible()
})

test('reader: the narrator starts on demand, reports a device without voices, and axe finds nothing', async ({
  page,
}) => {
  await page.goto(BOOK)
  await page.getByRole('button', { name: 'Listen to Story' }).click()
  await expect(page.getByRole('region', { name: 'Narrator' })).toBeVisible()
  await expect(page.getByText(/no voice for English yet/)).toBeVisible()
  await page.locator('summary', { hasText: 'Aa' }).click()
  for (const night of [false, true]) {
    if (night) await page.getByRole('checkbox', { name: 'Night colours' }).check()
    expect(await faults(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Hide Narrator' }).click()
  await expect(page.getByRole('region', { name: 'Narrator' })).toBeHidden()
})

test('reader: bedtime dims all pages alike, later ones included, with light text at once', async ({ page }) => {
  await page.goto(BOOK)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText(pageNumber(2))).toBeVisible()
  // In the header, for whoever reads aloud themselves too.
  await page.getByRole('button', { name: 'Bedtime mode' }).click()
  const [red = 0, green = 0, blue = 0] =
    (await page.locator('[data-place=here] div[lang]').evaluate((words) => getComputedStyle(words).color))
      .match(/[\d.]+/g)
      ?.map(Number) ?? []
  const light = (red + green + blue) / (Math.max(red, green, blue) > 1 ? 3 * 255 : 3)
  expect(light).toBeGreaterThan(0.6)
  const filters = () =>
    page
      .locator('article img')
      .evaluateAll((pictures) => [...new Set(pictures.map((picture) => getComputedStyle(picture).filter))])
  await page.getByRole('button', { name: 'Go to page 9' }).click()
  await expect(page.locator('article img')).toHaveCount(3)
  expect(await filters()).toHaveLength(1)
})

test('reader: the end leads to this book’s own sequel', async ({ page }) => {
  const id = await ownBook(page)
  await page.goto(`/story/${id}/read`)
  await page.getByRole('button', { name: 'Go to page 22' }).click()
  await page.getByRole('link', { name: 'Create the sequel' }).click()
  await page.waitForURL(/\/create-sequel/)
  expect(new URL(page.url()).searchParams.get('previousStoryId')).toBe(id)
})

test('reader: listening keeps the picture in sight, in one line', async ({ page }) => {
  await page.goto(BOOK)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText(pageNumber(2))).toBeVisible()
  await page.getByRole('button', { name: 'Listen to Story' }).click()
  const bar = page.getByRole('region', { name: 'Narrator' })
  await expect(bar).toBeInViewport()
  await expect(page.locator('[data-place=here] img')).toBeInViewport({ ratio: 0.95 })
  expect((await bar.boundingBox())?.height).toBeLessThan(100)
})
