// Before a page hydrates: what is typed or chosen is kept and counts afterwards; what only scripts can do is disabled
// until then.
import type { Page } from '@playwright/test'
import { expect, faults, fillForm, hydrated, MILA, ownBook, test } from './test'

/** Opens an address on a line that brings the page, but not yet its scripts; `arrive` lets them through. */
async function openWithoutScripts(page: Page, address: string): Promise<{ arrive: () => Promise<void> }> {
  await page.unrouteAll({ behavior: 'wait' })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return {
    arrive: async () => {
      release()
      await hydrated(page)
    },
  }
}

const oneDog = { ...MILA, pets: MILA.pets.slice(0, 1) }

test('story form: what is filled in before hydration is in the form', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const { arrive } = await openWithoutScripts(page, '/')
  await fillForm(page, oneDog)
  await page.getByLabel('Gift code', { exact: true }).fill('wagtale1')
  for (const name of ['Add Pet', 'Apply']) await expect(page.getByRole('button', { name })).toBeDisabled()
  expect(await faults(page)).toEqual([])
  await arrive()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Your story preview' })).toBeFocused()
  await expect(page.getByRole('radio', { name: /^5-6/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Girl', exact: true })).toBeChecked()

  // What is typed wins over the draft of the last visit; the rest of the draft comes back.
  const again = await openWithoutScripts(page, '/')
  await page.getByLabel("Child's name").fill('Zoe')
  await page.getByRole('radio', { name: /^7-8/ }).check()
  await page.getByRole('group', { name: 'Pet 1' }).getByLabel('Name').fill('Rex')
  await again.arrive()
  await expect(page.getByRole('radio', { name: 'Girl', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^7-8/ })).toBeChecked()
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

test('story form: hydration keeps focus, cursor and a composition', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const { arrive } = await openWithoutScripts(page, '/')
  const name = page.getByLabel("Child's name")
  await name.pressSequentially('Mla')
  await name.press('ArrowLeft')
  await name.press('ArrowLeft')
  await arrive()
  await expect(name).toBeFocused()
  await page.keyboard.type('i')
  await expect(name).toHaveValue('Mila')
  await page.getByRole('button', { name: 'Add Pet' }).click()
  await expect(page.getByRole('group', { name: 'Pet 2' }).getByLabel('Name')).toBeFocused()

  const composing = await openWithoutScripts(page, '/redeem')
  const code = page.getByRole('textbox', { name: 'Gift code' })
  await code.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'わ', selectionStart: 1, selectionEnd: 1 })
  await composing.arrive()
  await keyboard.send('Input.imeSetComposition', { text: 'わが', selectionStart: 2, selectionEnd: 2 })
  await keyboard.send('Input.insertText', { text: '和雅' })
  await expect(code).toHaveValue('和雅')
  await page.close()
})

test('second story form: what is chosen before hydration is in the draft', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const { arrive } = await openWithoutScripts(page, '/create')
  await fillForm(page, oneDog)
  await page.getByLabel('Destination').selectOption({ label: 'Tokyo' })
  await page.getByRole('radio', { name: 'Houseboat' }).check()
  await expect(page.getByRole('button', { name: /^Choose a breed/ })).toBeDisabled()
  await arrive()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toMatch(/Mila[^]*Biscuit[^]*tokyo[^]*houseboat/)
  await expect(page.getByRole('radio', { name: 'Houseboat' })).toBeChecked()
  await page.getByRole('button', { name: /^Choose a breed/ }).click()
  await expect(page.getByRole('tab', { name: 'Dogs' })).toBeVisible()
  await page.close()
})

test('landing page and contact form: typed names and a message are kept', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const home = await openWithoutScripts(page, '/home')
  await page.getByLabel('Child’s name').fill('Zoe')
  await page.getByLabel('Pet’s name').fill('Rex')
  await home.arrive()
  await expect(page.getByRole('img', { name: /Zoe.*Rex/ })).toBeVisible()

  const contact = await openWithoutScripts(page, '/contact')
  const form = page.getByRole('form', { name: 'Your message' })
  await form.getByLabel('Name').fill('Ann Ng')
  await form.getByLabel('Subject').selectOption('Order Support')
  const footer = page.getByRole('form', { name: 'Newsletter' })
  await footer.getByRole('textbox').fill('ann@example.com')
  // The newsletter's form works without scripts.
  await expect(footer.getByRole('button')).toBeEnabled()
  await contact.arrive()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveValue('Ann Ng')
  await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Subject')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(footer.getByRole('textbox')).toHaveValue('ann@example.com')
  await page.close()
})

test('sequel form: what is chosen before hydration is kept', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const id = await ownBook(page)
  const { arrive } = await openWithoutScripts(page, `/create-sequel?previousStoryId=${id}`)
  await page.getByLabel('New location').selectOption({ index: 3 })
  await page.getByRole('radio', { name: 'Patience', exact: true }).check()
  const place = await page.getByLabel('New location').inputValue()
  await arrive()
  // Only a form that knows of it stores it for the next visit.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('atience')
  await expect(page.getByRole('radio', { name: 'Patience', exact: true })).toBeChecked()
  await expect(page.getByLabel('New location')).toHaveValue(place)
  await page.close()
})

test('buttons and tabs are disabled until hydration, and work after it', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const partners = await openWithoutScripts(page, '/partnerships')
  const copy = page
    .getByRole('article', { name: 'Paperbark Learning' })
    .getByRole('button', { name: 'Copy Embed Code' })
  await expect(copy).toBeDisabled()
  await expect(page.getByRole('tab', { name: 'Proposals' })).toBeDisabled()
  expect(await faults(page)).toEqual([])
  await partners.arrive()
  await copy.click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.getByRole('tab', { name: 'Proposals' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)

  const quotes = await openWithoutScripts(page, '/landing')
  const stop = page.getByRole('button', { name: 'Stop the quotes' })
  await expect(stop).toBeDisabled()
  await quotes.arrive()
  await stop.click()
  await expect(page.getByRole('button', { name: 'Let the quotes go on' })).toBeVisible()

  const reader = await openWithoutScripts(page, '/story/sample-mila-and-biscuit/read')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(next).toBeDisabled()
  expect(await faults(page)).toEqual([])
  await reader.arrive()
  await next.click()
  await expect(page.getByText('Page 2 of 22', { exact: true })).toBeVisible()
  await page.close()
})

test('a button looks the same before and after hydration', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const { arrive } = await openWithoutScripts(page, '/contact')
  const button = page.getByRole('button', { name: 'Send Message' })
  await button.scrollIntoViewIfNeeded()
  await expect(button).toBeDisabled()
  const before = await button.screenshot()
  await arrive()
  await expect(button).toBeEnabled()
  expect((await button.screenshot()).equals(before)).toBe(true)
  await page.close()
})

const FORMS = ['/', '/create', '/contact', '/redeem', '/give', '/beta-program']

test('without scripts a form that only they can send stays where it is', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const path of [...FORMS, '/home', '/landing', '/partnerships', '/sample-story', '/pricing']) {
    await page.goto(path)
    const wrong = page.locator(
      'button[type="button"]:enabled, form:not([action]) button:not([type="button"]):enabled, [role="tab"]:enabled',
    )
    await expect(wrong, path).toHaveCount(0)
  }
  for (const path of FORMS) {
    await page.goto(path)
    const field = page.locator('main form:not([action]) input:not([type="radio"], [type="checkbox"])').first()
    await field.fill('Mila')
    await field.press('Enter')
    await expect(field, path).toHaveValue('Mila')
    expect(new URL(page.url()).search, path).toBe('')
  }
  await page.close()
})
