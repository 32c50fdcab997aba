import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect, test } from './test'

const FOLDER = join(process.env['JOURNEY_DATA_DIR'] ?? '.data/journeys', 'mail')

/** The link of a letter to `to` that matches, once it lies there. */
async function linkTo(to: string, wanted: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      for (const file of readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.eml'))) {
        const source = readFileSync(join(FOLDER, file.name))
        if (!source.includes(to)) continue
        found = wanted.exec((await simpleParser(source)).text ?? '')?.[0]
        if (found !== undefined) return true
      }
      return false
    })
    .toBe(true)
  return found ?? ''
}

test('an address is confirmed by its letter and leaves by the next one', async ({ page, request }, { project }) => {
  const email = `reader-${project.name}@example.com`
  await page.goto('/faq')
  const box = page.getByRole('form', { name: 'Newsletter' })
  await box.getByPlaceholder('Your email').fill(email)
  await box.getByRole('button', { name: 'Send' }).click()
  await expect(box.getByText('Look in your inbox')).toBeVisible()

  const confirm = await linkTo(email, /http\S+\/newsletter\/confirm\?token=[\w-]+/)
  // A mail scanner that opens the link confirms nothing.
  expect((await request.get(confirm)).status()).toBe(200)
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeFocused()

  const leave = await linkTo(email, /http\S+\/newsletter\/leave\?token=[\w-]+/)
  await page.goto(leave)
  await page.getByRole('button', { name: 'Take me off the list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeVisible()
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})

test('a newsletter link without its secret is no page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  expect((await page.goto('/newsletter/confirm?token=1'))?.status()).toBe(404)
})
