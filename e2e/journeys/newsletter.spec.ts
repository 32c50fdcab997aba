import { findInMail } from './mail'
import { expect, test } from './test'

test('newsletter: an address is confirmed by one mail and unsubscribed by the next', async ({
  page,
  request,
  expectedErrors,
}) => {
  const email = 'reader@example.com'
  await page.goto('/faq')
  const box = page.getByRole('form', { name: 'Newsletter' })
  await box.getByPlaceholder('Your email').fill(email)
  await box.getByRole('button', { name: 'Send' }).click()
  await expect(box.getByText('Look in your inbox')).toBeVisible()

  const confirm = await findInMail(email, /http\S+\/newsletter\/confirm\?token=[\w-]+/)
  // Opening the link, as a mail scanner does, confirms nothing.
  expect((await request.get(confirm)).status()).toBe(200)
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeFocused()

  const leave = await findInMail(email, /http\S+\/newsletter\/leave\?token=[\w-]+/)
  await page.goto(leave)
  await page.getByRole('button', { name: 'Take me off the list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeVisible()
  expectedErrors.push(/status of 404/)
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})

test('newsletter: a link without a valid token is a 404', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  const answer = await page.goto('/newsletter/confirm?token=1')
  expect(answer?.status()).toBe(404)
  // Complete without scripts.
  expect(await answer?.text()).toMatch(/<html lang="en".*<h1/s)
})

for (const javaScriptEnabled of [true, false])
  test(`newsletter: an address that only the browser accepts is refused with a message and stays in its field ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto('/de/faq')
    const box = page.getByRole('form', { name: 'Newsletter' })
    // The browser's own validation accepts it.
    await box.getByRole('textbox').fill('mila@home')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await box.getByRole('button').click()
    expect((await answer).status()).toBe(400)
    await expect(box.getByText(/^Bitte gib eine gültige/)).toBeVisible()
    await expect(box.getByRole('textbox')).toHaveValue('mila@home')
    await page.close()
  })

test('newsletter: a form over the size limit says so, with and without scripts, and keeps the input', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/413/)
  await page.goto('/de/faq')
  const box = page.getByRole('form', { name: 'Newsletter' })
  const field = box.getByRole('textbox')
  // No browser lets a visitor type that much.
  await field.evaluate((input) => input.removeAttribute('maxlength'))
  const long = `${'a'.repeat(100_000)}@example.com`
  await field.fill(long)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await box.getByRole('button').click()
  expect((await answer).status()).toBe(413)
  await expect(box.getByText('Das ist mehr, als auf einmal gesendet werden kann.')).toBeVisible()
  await expect(field).toHaveValue(long)

  const bare = await request.post('/de/faq', { multipart: { email: long }, headers: { referer: page.url() } })
  expect([bare.status(), await bare.text()]).toEqual([413, 'Die Anfrage ist zu groß.'])
})
