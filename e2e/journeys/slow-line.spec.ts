import type { Page } from '@playwright/test'
import { expect, fillForm, MILA, ownBook, test } from './test'

/** Opens an address on a line that brings the page, but not yet its scripts; `arrive` lets them through. */
async function withoutScriptsYet(page: Page, address: string): Promise<{ arrive: () => void }> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return { arrive }
}

const oneDog = { ...MILA, pets: MILA.pets.slice(0, 1) }

test('a story form that is filled in before the page wakes up has all of it', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const { arrive } = await withoutScriptsYet(page, '/')
  await fillForm(page, oneDog)
  await page.getByLabel('Gift code', { exact: true }).fill('wagtale1')
  await page.getByRole('button', { name: 'Apply' }).click()
  arrive()
  await expect(page.getByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Your story preview' })).toBeFocused()
  await expect(page.getByRole('radio', { name: /^5-6/ })).toBeChecked()

  // What is typed early goes over what the browser kept of the last visit; the rest comes back.
  await page.unrouteAll({ behavior: 'wait' })
  const again = await withoutScriptsYet(page, '/')
  await page.getByLabel("Child's name").fill('Zoe')
  await page.getByRole('group', { name: 'Pet 1' }).getByLabel('Name').fill('Rex')
  again.arrive()
  await expect(page.getByRole('radio', { name: 'Girl', exact: true })).toBeChecked()
  await expect(page.getByLabel("Child's name")).toHaveValue('Zoe')
  await expect(page.getByRole('group', { name: 'Pet 1' }).getByLabel('Name')).toHaveValue('Rex')
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()
  await expect(
    page
      .getByRole('complementary')
      .getByText(/Zoe[^]*Rex/)
      .first(),
  ).toBeVisible()
  await page.close()
})

test('the story form lies there without its scripts until somebody comes, and the first touch counts', async ({
  browser,
}) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url())
  })
  await page.goto('/')
  // The rest of the page answers.
  await page.waitForFunction(() => window.wagtaleTyped?.within !== undefined)
  await page.waitForLoadState('networkidle')
  const resting = scripts.size
  await page.getByRole('button', { name: 'Add Pet' }).click()
  await expect(page.getByRole('group', { name: 'Pet 2' }).getByLabel('Name')).toBeFocused()
  await expect(page.getByRole('group', { name: /^Pet/ })).toHaveCount(2)
  expect(scripts.size).toBeGreaterThan(resting)
  await page.close()
})

test('a story form whose scripts do not come says so, keeps what is typed, and goes on when they do', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|net::/)
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.goto('/')
  await page.waitForFunction(() => window.wagtaleTyped?.within !== undefined)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByLabel("Child's name").fill('Mila')
  await expect(page.getByText('The shop can’t be reached.')).toBeVisible()
  await expect(page.getByLabel("Child's name")).toHaveValue('Mila')
  await page.context().setOffline(false)
  await fillForm(page, oneDog)
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Your story preview' })).toBeFocused()
  await page.close()
})

test('the names of the landing page and a letter to the shop are heard too', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const home = await withoutScriptsYet(page, '/home')
  await page.getByLabel('Child’s name').fill('Zoe')
  await page.getByLabel('Pet’s name').fill('Rex')
  home.arrive()
  await expect(page.getByRole('img', { name: /Zoe.*Rex/ })).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  const contact = await withoutScriptsYet(page, '/contact')
  const form = page.getByRole('form', { name: 'Your message' })
  await form.getByLabel('Name').fill('Ann Ng')
  await form.getByLabel('Subject').selectOption('Order Support')
  await form.getByRole('button', { name: 'Send Message' }).click()
  contact.arrive()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveValue('Ann Ng')
  await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Subject')).not.toHaveAttribute('aria-invalid', 'true')
  await page.close()
})

test('a button that belongs to no form, and a tab, are heard too, and once', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const partners = await withoutScriptsYet(page, '/partnerships')
  await page
    .getByRole('article', { name: 'Paperbark Learning' })
    .getByRole('button', { name: 'Copy Embed Code' })
    .click()
  partners.arrive()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  const tabs = await withoutScriptsYet(page, '/partnerships')
  await page.getByRole('tab', { name: 'Proposals' }).click()
  tabs.arrive()
  await expect(page.getByRole('tab', { name: 'Proposals', selected: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.unrouteAll({ behavior: 'wait' })
  const quotes = await withoutScriptsYet(page, '/landing')
  await page.getByRole('button', { name: 'Stop the quotes' }).click()
  quotes.arrive()
  await expect(page.getByRole('button', { name: 'Let the quotes go on' })).toBeVisible()
  await page.close()
})

test('a book is turned by as much as it was before its page woke up', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const reader = await withoutScriptsYet(page, '/story/sample-mila-and-biscuit/read')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  reader.arrive()
  await expect(page.getByText('Page 2 of 22', { exact: true })).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  const story = await withoutScriptsYet(page, '/story/sample-mila-and-biscuit')
  for (let turns = 0; turns < 2; turns++) await page.getByRole('button', { name: 'Next', exact: true }).click()
  story.arrive()
  await expect(page.getByText('Page 3 of 20', { exact: true })).toBeVisible()
  await page.close()
})

test('a form that is made for one visitor hears of it as well', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const id = await ownBook(page)
  const { arrive } = await withoutScriptsYet(page, `/create-sequel?previousStoryId=${id}`)
  await page.getByLabel('New location').selectOption({ index: 3 })
  await page.getByRole('radio', { name: 'Patience', exact: true }).check()
  const place = await page.getByLabel('New location').inputValue()
  arrive()
  // Whoever comes back has it, which only a form that has heard of it keeps.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('atience')
  await expect(page.getByRole('radio', { name: 'Patience', exact: true })).toBeChecked()
  await expect(page.getByLabel('New location')).toHaveValue(place)
  await page.close()
})
