import { expect, faults, test } from './test'

test.use({ balloons: 'float' })

test('landing page: a name and a pet change the picture and are prefilled in the story form', async ({ page }) => {
  const engine: string[] = []
  await page.goto('/home')
  const picture = page.getByRole('img', { name: 'Mila waves. Biscuit is close by.' })
  await expect(picture).toHaveAttribute('src', /^\/pictures\/hero\.svg\?v=/)
  page.on('request', (request) => request.resourceType() === 'script' && engine.push(request.url()))
  await page.getByLabel('Child’s name').fill('Aisha')
  await page.getByLabel('Kind of pet').selectOption({ label: 'a rabbit' })
  await page.getByLabel('Pet’s name').fill('Moss')
  await expect(page.getByRole('img', { name: 'Aisha waves. Moss is close by.' })).toHaveAttribute('src', /^blob:/)
  expect(engine.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Try Your Free Preview' }).click()
  await page.waitForURL('/preview')
  await expect(page.getByLabel("Child's name")).toHaveValue('Aisha')
  const pet = page.getByRole('group', { name: 'Pet 1' })
  await expect(pet.getByLabel('Name')).toHaveValue('Moss')
  await expect(pet.getByLabel('Type')).toHaveValue('Rabbit')
})

test('landing page: does not overwrite a draft in the story form', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    localStorage.setItem(
      'wagtale-draft',
      JSON.stringify({ childName: 'Ari', pets: [{ name: 'Olive', type: 'Cat' }], seed: 'mine' }),
    ),
  )
  await page.goto('/home')
  await page.getByLabel('Child’s name').fill('Tom')
  await expect(page.getByRole('img', { name: 'Tom waves. Biscuit is close by.' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('wagtale-draft'))).toContain('Ari')
})

test('showcase: a featured book links to its story; a failed load can be retried', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/)
  await page.route('**/api/stories/featured', (route) => route.fulfill({ status: 503, json: { error: 'no' } }))
  await page.goto('/home')
  await expect(page.getByRole('alert').filter({ hasText: 'wouldn’t come out of the box' })).toBeVisible()
  await page.unroute('**/api/stories/featured')
  await page.getByRole('button', { name: 'Try again' }).click()
  const books = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'One Boot On' }) })
  await expect(books.getByText('Mila · Biscuit · Olive')).toBeVisible()
  await expect(books.getByText('Overcoming Fears').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'One Boot On' }).click()
  await page.waitForURL('/story/sample-mila-and-biscuit')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mila')
})

test('showcase: an empty one says so', async ({ page }) => {
  await page.route('**/api/stories/featured', (route) => route.fulfill({ json: [] }))
  await page.goto('/home')
  await page.getByRole('link', { name: 'Read the sample story' }).click()
  await page.waitForURL('/sample-story')
})

test('sample story: jump to a page, read to the end, start again', async ({ page }) => {
  await page.goto('/sample-story')
  const leaf = page.getByRole('region', { name: 'Page 1 of 20' })
  await expect(leaf).toContainText('Mila')
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Go to page 18' }).click()
  await expect(page.getByRole('region', { name: 'Page 18 of 20' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Page 20 of 20' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to page 20' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('heading', { name: 'The End' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await expect(page.getByRole('link', { name: 'Create Your Story' })).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Read Again' }).click()
  await expect(page.getByRole('region', { name: 'Page 1 of 20' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL('/home')
})

test('errors: in the chosen language', async ({ request }) => {
  const refused = await request.post('/api/contact', {
    headers: { cookie: 'wagtale-language=de', 'content-type': 'application/json' },
    data: Buffer.from('{'),
  })
  expect(refused.status()).toBe(400)
  expect(await refused.json()).toEqual({ code: 'bad_json', error: 'Die Anfrage ist kein gültiges JSON.' })
})

test('sitemap and robots: list all public pages and nothing else', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(listed).toEqual(
    expect.arrayContaining([
      `${baseURL}/`,
      `${baseURL}/home`,
      `${baseURL}/ar/sample-story`,
      `${baseURL}/story/sample-mila-and-biscuit`,
    ]),
  )
  for (const hidden of ['purchase', 'checkout', 'my-stories', 'admin', 'sign-in'])
    expect(listed.filter((address) => address.includes(hidden))).toEqual([])
  const html = await (await request.get('/ja/landing')).text()
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/ja/landing"/>`)
  expect(html).toContain(`hrefLang="x-default" href="${baseURL}/landing"`)
  expect(html).not.toContain('wagtale.invalid')
  const picture = await request.get(html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  for (const path of ['/purchase', '/my-stories', '/sign-in'])
    expect(await (await request.get(path)).text()).toMatch(/<meta name="robots" content="noindex/)
  expect((await request.get('/robots.txt')).ok() && (await request.get('/manifest.webmanifest')).ok()).toBe(true)
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/png')
})
