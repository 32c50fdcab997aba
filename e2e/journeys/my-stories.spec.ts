import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { findInMail } from './mail'
import { expect, faults, fillForm, MILA, ownBook, redeem, test } from './test'

test('my stories: a book is renamed, hidden, shown again and continued in a sequel', async ({ page }) => {
  const id = await ownBook(page)
  await page.goto('/my-stories')
  await expect(page.getByRole('link', { name: /#1/ }).first()).toHaveAttribute('href', new RegExp(`/story/${id}$`))
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: /^Change:/ }).click()
  const menu = page.getByRole('dialog')
  await menu.getByLabel('Title').fill('Mila and the Very Deep End')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /Mila and the Very Deep End/ })).toHaveAttribute('href', new RegExp(id))
  await page.getByRole('button', { name: /^Change:/ }).click()
  await menu.getByRole('button', { name: 'Put away' }).click()
  await expect(page.getByText('Every book has been put away.')).toBeVisible()
  await page.getByRole('link', { name: 'Show 1 book that was put away' }).click()
  await page.getByRole('button', { name: /^Change:/ }).click()
  await menu.getByRole('button', { name: 'Put back on the shelf' }).click()
  await expect(menu).toBeHidden()
  await page.goto('/my-stories')

  await page.getByRole('link', { name: 'Create Sequel: Mila and Biscuit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a sequel')
  await expect(page.getByText('go on from “Mila and the Very Deep End”')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('New location').selectOption({ label: 'Tokyo' })
  await page.getByRole('radio', { name: 'Gratitude' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Gratitude' })).toBeChecked()
  await expect(page.getByLabel('New location')).toHaveValue('tokyo')
  await page.getByLabel('Gift code', { exact: true }).fill('wagtale1')
  await page.getByLabel('Gift code', { exact: true }).press('Enter')
  await expect(page.getByLabel('Email for story delivery')).toHaveValue('parent@example.com')
  await page.getByRole('button', { name: 'Create Sequel Story' }).click()
  await expect(page.getByRole('heading', { name: 'Sequel Complete!' })).toBeFocused()
  await expect(page.getByText('Story #2')).toBeVisible()
  await expect(page.getByText('8 more adventures to go.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Read Your Story' }).click()
  await page.waitForURL(/\/story\/[\w-]+$/)
})

test('my stories: all books are downloaded as one zip', async ({ page }, info) => {
  await ownBook(page)
  await page.goto('/my-stories')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything (ZIP)' }).click(),
  ])
  const file = info.outputPath('books.zip')
  await download.saveAs(file)
  const names = Object.keys(unzipSync(new Uint8Array(await readFile(file))))
  expect(names.map((name) => name.split('/').at(-1))).toEqual(['story.json', 'story.pdf', 'story.epub'])
  expect(names[0]).toMatch(/^001_\w+\/story\.json$/)
})

test('my stories: a book is erased by keyboard, and its URLs are gone', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  const id = await redeem(page, { ...MILA, child: 'Ottilie' })
  await page.goto('/my-stories')
  await page.getByRole('button', { name: /^Change:/ }).press('Enter')
  await page.getByRole('button', { name: 'Erase for good' }).press('Enter')
  await expect(page.getByText(/can’t be brought back/)).toBeFocused()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Erase the book' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No Stories Yet')).toBeVisible()
  expect(await faults(page)).toEqual([])
  for (const path of [
    `/story/${id}`,
    `/api/stories/${id}`,
    `/api/stories/${id}/pages/1/picture.svg?v=1`,
    `/api/stories/${id}/download`,
  ])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
  await page.goto('/')
  await expect(page.getByLabel("Child's name")).toHaveValue('')
})

test('find my stories: a mailed link moves the books to another browser, once', async ({
  page,
  browser,
  expectedErrors,
}, { project }) => {
  expectedErrors.push(/status of 404/)
  // Mails of earlier runs may still be there.
  const email = `finder-${project.name}-${Date.now().toString(36)}@example.com`
  const id = await ownBook(page, { email })
  const other = await (await browser.newContext()).newPage()
  await other.goto('/my-stories')
  const form = other.getByRole('form', { name: 'Books made somewhere else?' })
  await form.getByLabel('Email').fill(`nobody-${project.name}@example.com`)
  await form.getByRole('button', { name: 'Find my stories' }).click()
  const confirmation = form.getByText(/^If books belong to this address/)
  await expect(confirmation).toBeVisible()
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Find my stories' }).click()
  await expect(confirmation).toBeVisible()
  const link = await findInMail(email, /http\S+\/my-stories\/find\/\S+/)
  await other.goto(new URL(link).pathname)
  expect(await faults(other)).toEqual([])
  await other.getByRole('button', { name: 'Bring my books here' }).click()
  await expect(other.getByRole('link', { name: /#1/ })).toHaveAttribute('href', new RegExp(id))
  await page.goto(new URL(link).pathname)
  await page.getByRole('button', { name: 'Bring my books here' }).click()
  await expect(page.getByText(/has been used, or has run out/)).toBeVisible()
  await other.context().close()
})

test('extended form: every field is filled in, validated, paid by a code, and the book read on the same screen', async ({
  page,
}) => {
  await page.goto('/create')
  expect(await faults(page)).toEqual([])
  await fillForm(page, { ...MILA, pets: [{ name: 'Biscuit', type: 'Rabbit', gender: 'Male' }] })
  await page.getByRole('button', { name: /^Choose a breed/ }).click()
  await page.getByRole('tab', { name: 'Dogs' }).click()
  await page.getByRole('radio', { name: 'Dachshund' }).check()
  await expect(page.getByLabel('Type')).toHaveValue('Dog')
  await page.getByRole('group', { name: 'Main colour' }).getByRole('radio', { name: 'Chocolate' }).check()
  await page.getByLabel('Destination').selectOption({ label: 'Queenstown' })
  await page.getByLabel('Special event').selectOption({ label: 'Snow Day' })
  await page.getByRole('radio', { name: 'Caravan' }).check()
  expect(await faults(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Special event')).toHaveValue('snow-day')
  await expect(page.getByRole('radio', { name: 'Dachshund' })).toBeChecked()
  await page.getByLabel('Gift code', { exact: true }).fill('wagtale1')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByLabel('Email for story delivery').fill('parent@example.com')
  await page.getByRole('button', { name: 'Create My Free Story Now!' }).click()
  await expect(page.getByRole('heading', { name: 'Your Story is Ready!' })).toBeFocused()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Open the book' }).click()
  await page.waitForURL(/\/story\/[\w-]+$/)
  const story = (await (
    await page.request.get(`/api/stories/${new URL(page.url()).pathname.split('/').at(-1)}`)
  ).json()) as {
    petBreed: string
    petColors: string
    specialEvent: string
    homeType: string
    preferredLocation: string
  }
  expect(story).toMatchObject({
    petBreed: 'Dachshund',
    petColors: 'Chocolate',
    specialEvent: 'snow-day',
    homeType: 'caravan',
    preferredLocation: 'queenstown',
  })
})
