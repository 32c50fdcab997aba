import { standInForStripe } from '../fakes/stripe-js'
import { findInMail } from './mail'
import { CARD_SHOP_PORT } from './ports'
import { expect, faults, fillForm, MILA, test } from './test'

test.describe('with card payments', () => {
  test.use({ baseURL: `http://localhost:${CARD_SHOP_PORT}` })

  test('gift: bought by card, its gift card is shown, its code is mailed and makes one book', async ({
    page,
    browser,
    baseURL,
  }, { project }) => {
    await standInForStripe(page)
    const recipient = `mila-${project.name}-${Date.now()}@example.com`
    await page.goto('/gift-cards')
    await page.getByRole('link', { name: 'Buy a gift card' }).click()
    await page.waitForURL('/give')
    await page.goto('/')
    // It is in the menu, which a narrow screen folds away.
    const contents = page.getByRole('banner').getByText('Contents', { exact: true })
    if (await contents.isVisible()) await contents.click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gifts' }).first().click()
    await page.waitForURL('/give')
    const form = page.getByRole('form', { name: 'Give somebody a story' })
    await form.getByRole('radio', { name: 'Diwali' }).check()
    await form.getByRole('radio', { name: 'Picture 2' }).check()

    // Invalid first: each field names its error, and valid fields keep their values.
    await form.getByLabel('Recipient’s name').fill('Mila')
    await form.getByLabel('Recipient’s email').fill('mila@')
    await form.getByLabel(/^Delivery day/).fill('2020-01-01')
    await form.getByRole('button', { name: 'Continue to payment' }).click()
    for (const text of [
      'Please enter your name',
      'Please enter a valid email address',
      'Please choose a day from today on',
      'Please enter your full name',
      'Please select your country',
    ]) {
      await expect(form.getByText(text).first()).toBeVisible()
    }
    expect(await faults(page)).toEqual([])
    await form.getByLabel('Message on the card').fill('Happy birthday!\nRead it to the dog.')
    await form.getByLabel('Your name on the card').fill('Nan')
    await form.getByLabel('Dedication in their book').fill('For Mila, who asked for the dog first')
    await form.getByLabel('Time zone where they are').selectOption('Asia/Tokyo')
    await form.getByLabel('Recipient’s email').fill(recipient)
    await form.getByLabel(/^Delivery day/).fill('')
    await form.getByLabel('Email', { exact: true }).fill('nan@example.com')
    await form.getByLabel('Full name').fill('Ann Ng')
    await form.getByLabel('Country').selectOption('AU')
    await form.getByRole('button', { name: 'Continue to payment' }).click()

    await page.waitForURL('/checkout**')
    await expect(page.getByText('A story for Mila')).toBeVisible()
    // Going back keeps everything that was typed.
    await page.goBack()
    await expect(form.getByLabel('Message on the card')).toHaveValue('Happy birthday!\nRead it to the dog.')
    await expect(form.getByRole('radio', { name: 'Diwali' })).toBeChecked()
    await expect(form.getByLabel('Time zone where they are')).toHaveValue('Asia/Tokyo')
    await form.getByRole('button', { name: 'Continue to payment' }).click()
    await page.waitForURL('/checkout**')
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Complete Payment - A$9.99 AUD' }).click()
    await page.waitForURL('/gift-card/**')
    const card = page.getByRole('article', { name: 'Gift card' })
    await expect(card).toContainText('Read it to the dog.')
    await expect(card).toContainText('From Nan')
    const code = await findInMail(recipient, /(?<=code=)[A-Z0-9]{8}/, 'till')
    await expect(card.getByText(code, { exact: true })).toBeVisible()
    expect(await faults(page)).toEqual([])
    // Printed, there is the card and nothing else.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print the card' })).toBeHidden()
    await expect(card).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    // The recipient of the mail makes the book in another browser.
    const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const there = await theirs.newPage()
    await there.goto(await findInMail(recipient, /http\S+\?code=[A-Z0-9]{8}/, 'till'))
    await expect(there.getByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
    await fillForm(there, MILA)
    await there.getByLabel('Email for story delivery').fill(recipient)
    await there.getByRole('button', { name: 'Generate Story Preview' }).click()
    await there.getByRole('button', { name: 'Create My Free Story Now!' }).click()
    await there.waitForURL(/\/story\/[\w-]+$/)
    await there.getByRole('link', { name: 'Interactive Reader' }).click()
    await expect(there.getByText('For Mila, who asked for the dog first').first()).toBeVisible()
    await theirs.close()
    await page.reload()
    await expect(page.getByText('This code has been used: the book is made.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Make the book' })).toHaveCount(0)
  })
})

test('gift: without card payments none is sold, and the page says so before the form', async ({ page }) => {
  await page.goto('/give')
  await expect(page.getByText('Gifts can’t be bought here at the moment')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Give somebody a story' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Tell me when it opens' })).toBeVisible()
  expect(await faults(page)).toEqual([])
})
