import { readFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { expect, fillForm, isWritten, MILA, ownBook, test } from './test'

test.use({ balloons: 'float' })

test('main flow: a child and two pets are entered, the preview shown, a code redeemed, the book read and its PDF downloaded', async ({
  page,
}, info) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wagtale')
  await fillForm(page, MILA)
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()

  // The preview's text must be the opening of the book.
  const saved = await page.waitForFunction(() => localStorage.getItem('storyPreviewData'))
  const { previewStory } = JSON.parse(String(await saved.jsonValue())) as { previewStory: string }
  expect(previewStory).toContain('Mila')
  await expect(page.getByRole('heading', { name: 'Nothing can be bought here yet' })).toBeVisible()

  await page.getByLabel('Gift code', { exact: true }).fill('wagtale1')
  await page.getByLabel('Gift code', { exact: true }).press('Enter')
  await expect(page.getByText('Gift Code Active')).toBeVisible()
  await page.getByLabel('Email for story delivery').fill('parent@example.com')
  await page.getByRole('button', { name: 'Create My Free Story Now!' }).click()
  await page.waitForURL(/\/story\/[\w-]+$/)

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await isWritten(page, id)
  const story = (await (await page.request.get(`/api/stories/${id}`)).json()) as {
    content: string
    pages: { content: string; imageUrl: string; alt: string }[]
  }
  expect(story.pages).toHaveLength(20)
  expect(story.content.startsWith(previewStory)).toBe(true)
  for (const name of ['Mila', 'Biscuit', 'Olive'])
    expect(story.pages.filter((p) => p.content.includes(name)).length).toBeGreaterThanOrEqual(4)
  for (const { imageUrl } of story.pages) {
    const picture = await page.request.get(imageUrl)
    expect(picture.headers()['cache-control']).toContain('immutable')
    expect(await picture.text()).toMatch(/^<svg [\s\S]*<\/svg>\s*$/)
  }

  await page.getByRole('link', { name: 'Interactive Reader' }).click()
  await expect(page.getByText('Page 1 of 22')).toBeVisible()
  for (let n = 2; n <= 22; n++) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText(`Page ${n} of 22`, { exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText('The End').first()).toBeVisible()
  await expect(page.getByText('Story Complete! 🎉').first()).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).first().click(),
  ])
  expect(download.suggestedFilename()).toBe('Mila_Biscuit_Story.pdf')
  const file = info.outputPath('book.pdf')
  await download.saveAs(file)
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  const words = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' })
  if (words.error === undefined) {
    for (const name of ['Mila', 'Biscuit', 'Olive']) expect(words.stdout).toContain(name)
    expect(spawnSync('qpdf', ['--check', file]).status ?? 0).toBe(0)
  }
})

test('story link: a stranger may read; an unknown story says so', async ({ page, browser, expectedErrors }) => {
  const id = await ownBook(page)
  const stranger = await browser.newContext()
  const visit = await stranger.newPage()
  await visit.goto(`/story/${id}/read`)
  await expect(visit.getByText('Page 1 of 22')).toBeVisible()
  expect(await (await visit.request.get('/api/users/me/stories')).json()).toEqual([])
  await stranger.close()
  expectedErrors.push(/404/)
  await page.goto('/story/bm90LWEtc3Rvcnk/read')
  await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible()
})
