// How often somebody presses, and how long it takes, from the first page to a finished book.
import type { Locator, Page } from '@playwright/test'
import { standInForStripe } from '../fakes/stripe-js'
import { CARD_SHOP_PORT } from './ports'
import { expect, MILA, test } from './test'

test.use({ timezoneId: 'Australia/Sydney' })

const SECONDS_A_TAP = 1
const KEYS_A_SECOND = 5

/**
 * Somebody who presses what is to be filled in, chosen or sent: a press is one tap, a native select two, Enter one;
 * keys that are typed are none.
 */
function visitor(page: Page) {
  let [taps, keys] = [0, 0]
  const began = Date.now()
  const tap = async (target: Locator) => {
    await target.click()
    taps += 1
  }
  const type = async (text: string) => {
    await page.keyboard.type(text)
    keys += text.length
  }
  return {
    tap,
    type,
    select: async (target: Locator, label: string) => {
      await target.selectOption({ label })
      taps += 2
    },
    enter: async () => {
      await page.keyboard.press('Enter')
      taps += 1
    },
    taps: () => taps,
    /** With the time that a hand takes, which this script doesn't. */
    seconds: () => (Date.now() - began) / 1000 + taps * SECONDS_A_TAP + keys / KEYS_A_SECOND,
  }
}

async function fillIn(page: Page, { tap, type, select }: ReturnType<typeof visitor>) {
  await tap(page.getByLabel("Child's name"))
  await type(MILA.child)
  await tap(page.getByRole('radio', { name: new RegExp(`^${MILA.age}`) }))
  await tap(page.getByRole('radio', { name: MILA.gender, exact: true }))
  const pet = page.getByRole('group', { name: 'Pet 1' })
  await tap(pet.getByLabel('Name'))
  await type('Biscuit')
  await select(pet.getByLabel('Type'), 'Dog')
  await tap(pet.getByRole('radio', { name: 'Male', exact: true }))
  await tap(page.getByRole('radio', { name: MILA.skill, exact: true }))
}

test('with a code: at most twelve taps and a minute from the first page to the book', async ({ page }) => {
  await page.goto('/')
  const her = visitor(page)
  await fillIn(page, her)
  await her.tap(page.getByLabel('Gift code', { exact: true }))
  await her.type('wagtale1')
  await her.enter()
  await expect(page.getByLabel('Email for story delivery')).toBeFocused()
  await her.type('parent@example.com')
  await her.tap(page.getByRole('button', { name: 'Generate Story Preview' }))
  await her.tap(page.getByRole('button', { name: 'Create My Free Story Now!' }))
  await page.waitForURL(/\/story\/[\w-]+$/)
  await expect(page.getByRole('link', { name: 'Interactive Reader' })).toBeVisible()
  expect(her.taps()).toBeLessThanOrEqual(12)
  expect(her.seconds()).toBeLessThanOrEqual(60)
})

test.describe('with card payments', () => {
  test.use({ baseURL: `http://localhost:${CARD_SHOP_PORT}` })

  test('by card: at most fourteen taps and a minute from the first page to the book', async ({ page }) => {
    await standInForStripe(page)
    await page.goto('/')
    const her = visitor(page)
    await fillIn(page, her)
    await her.tap(page.getByRole('button', { name: 'Generate Story Preview' }))
    await her.tap(page.getByRole('button', { name: 'Purchase Complete Story' }))
    await page.waitForURL('/purchase')
    await her.tap(page.getByRole('button', { name: 'Pay by card' }))
    const form = page.getByRole('form', { name: 'Who is buying?' })
    await expect(form.getByLabel('Email')).toBeFocused()
    await her.type('ann@example.com')
    await her.tap(form.getByLabel('Full name'))
    await her.type('Ann Ng')
    await expect(form.getByLabel('Country')).toHaveValue('AU')
    await her.enter()
    await page.waitForURL('/checkout**')
    await expect(page.getByLabel('Card number')).toBeFocused()
    await her.type('4242 4242 4242 4242')
    await her.enter()
    await page.waitForURL(/\/story\/[\w-]+$/)
    await expect(page.getByRole('link', { name: 'Interactive Reader' })).toBeVisible()
    expect(her.taps()).toBeLessThanOrEqual(14)
    expect(her.seconds()).toBeLessThanOrEqual(60)
  })
})
