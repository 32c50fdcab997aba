// Complete flows by keyboard only: Tab, Enter, Space, arrows and letters. After each step the focused element must be
// on the page and visibly focused.
import type { Page } from '@playwright/test'
import { expect, ownBook, test } from './test'

/** The accessible name of the focused element; of a field, its label. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return 'nothing'
    const label =
      at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement
        ? at.labels?.[0]?.textContent
        : undefined
    return (at.getAttribute('aria-label') ?? label ?? at.textContent).trim()
  })

async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if ((await focused(page)).startsWith(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}`)
}
const press = async (page: Page, name: string) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}
const type = async (page: Page, name: string, text: string) => {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

test('keyboard: from the form to the open book without losing focus', async ({ page }) => {
  await page.goto('/create')
  await type(page, "Child's name", 'Mila')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await type(page, 'Name', 'Biscuit')
  await type(page, 'Type', 'Dog')
  await tabTo(page, 'Male')
  await page.keyboard.press('Space')
  await press(page, 'Choose a breed')
  await expect.poll(() => focused(page)).toContain('Biscuit')
  // The catalogue comes when it is asked for.
  await expect(page.getByRole('tab', { name: 'Dogs' })).toBeVisible()
  await tabTo(page, 'Dogs')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Cats' })).toBeFocused()
  await press(page, 'Choose different method')
  // Without a service that checks photos, the catalogue is the only way.
  await expect.poll(() => focused(page)).toMatch(/^Choose a breed/)
  await tabTo(page, 'Overcoming Fears')
  await page.keyboard.press('Space')
  await type(page, 'Gift code', 'wagtale1')
  await page.keyboard.press('Enter')
  // Nothing was typed as an address yet: it is wanted next.
  await expect(page.getByLabel('Email for story delivery')).toBeFocused()
  await page.keyboard.type('parent@example.com')
  await press(page, 'Create My Free Story Now!')
  await expect(page.getByRole('heading', { name: 'Your Story is Ready!' })).toBeFocused()
  await press(page, 'Open the book')
  await page.waitForURL(/\/story\/[\w-]+$/)
  await press(page, 'Interactive Reader')
  await expect(page.getByText('Page 1 of 22')).toBeVisible()
  await press(page, 'Next')
  await expect(page.getByText('Page 2 of 22')).toBeVisible()
  await expect.poll(() => focused(page)).toBe('Next')
})

test('keyboard: a book is unshared, corrected, ordered in print and hidden', async ({ page }) => {
  const id = await ownBook(page)
  await page.goto(`/story/${id}`)
  await tabTo(page, 'Whoever has the link')
  await page.keyboard.press('Space')
  await expect(page.getByText('The book is yours alone').first()).toBeVisible()
  await expect.poll(() => focused(page)).toMatch(/^Whoever has the link/)

  await page.goto(`/story/${id}/corrections`)
  await type(page, 'Dedication', 'For Mila')
  await press(page, 'Save and redraw the book')
  await expect(page.getByText('The book is put right')).toBeVisible()
  await expect.poll(() => focused(page)).toMatch(/^The book is put right/)

  // This shop has no store that prints: it says so before any form.
  await page.goto(`/story/${id}/print-order`)
  await expect(page.getByRole('heading', { name: 'Printed books can’t be ordered here yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order Physical Book' })).toHaveCount(0)

  await page.goto('/my-stories')
  await press(page, 'Change:')
  await press(page, 'Put away')
  await expect(page.getByText('Every book has been put away.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
