// A grandmother, a friend and the child's father at one table, in three browsers at once.
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { expect, faults, hydrated, test } from './test'

const room = z.object({ id: z.string(), inviteCode: z.string() })

/** A new room, begun with no screen by the browser at hand. */
async function beginRoom(page: Page, more: object = {}) {
  const answer = await page.request.post('/api/collaborative-stories', {
    data: { title: 'The Singing Bus', creatorName: 'Nana', creatorEmail: 'nana@example.com', ...more },
  })
  return room.parse(await answer.json())
}
async function join(browser: Browser, { id, inviteCode }: z.infer<typeof room>, name: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.goto(`/collaboration-playground/${id}?code=${inviteCode}`)
  await hydrated(page)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Join Collaboration' }).click()
  await expect(page.getByRole('tab', { name: 'Story Builder' })).toBeVisible()
  return page
}
async function addIdea(page: Page, type: string, content: string): Promise<void> {
  await page.getByRole('radio', { name: type, exact: true }).check()
  await page.getByLabel('Your idea').fill(content)
  await page.getByRole('button', { name: 'Add Idea' }).click()
}
const openIdeas = (page: Page) => page.getByRole('tab', { name: /^Ideas/ }).click()
const slips = (page: Page) => page.getByRole('tabpanel').locator('[data-slip]')

test('a story is begun on /collaborate, and its code is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/collaborate')
  const main = page.getByRole('main')
  await main.getByLabel('Story title').fill('The Singing Bus')
  await main.getByLabel('Your name').fill('Nana')
  await main.getByLabel('Your email').fill('nana@example.com')
  await main.getByRole('button', { name: 'Create Collaborative Story' }).click()
  await expect(main.getByRole('heading', { name: 'Story Created!' })).toBeVisible()
  await expect(main.getByRole('link', { name: /\$9\.99 AUD/ })).toBeVisible()
  await main.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Enter Story Playground' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Singing Bus' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Nana' }).first()).toContainText('Creator')
})

test('three browsers: ideas, order, likes and chat arrive at once; by keys, and axe finds nothing', async ({
  page,
  browser,
}) => {
  const room = await beginRoom(page)
  await page.goto(`/collaboration-playground/${room.id}`)
  const [tom, dad] = await Promise.all([join(browser, room, 'Tom'), join(browser, room, 'Dad')])
  for (const one of [page, tom, dad]) await openIdeas(one)
  await addIdea(tom, 'Character', 'A pirate aunt')
  // Ideas stand in the order in which they were stored: Dad has seen Tom's before he gives his own.
  await expect(slips(dad)).toHaveText([/A pirate aunt/])
  await addIdea(dad, 'Plot', 'The bus began to sing')
  await expect(slips(page)).toHaveText([/A pirate aunt/, /The bus began to sing/])

  await page.getByRole('button', { name: 'Move “The bus began to sing”' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(slips(tom)).toHaveText([/The bus began to sing/, /A pirate aunt/])
  await dad.getByRole('button', { name: 'Like “A pirate aunt”' }).click()
  await expect(page.getByRole('button', { name: 'Like “A pirate aunt”' })).toContainText('1 like')

  await tom.getByLabel('Message', { exact: true }).fill('Does it sing in tune?')
  await tom.getByRole('button', { name: 'Send', exact: true }).first().click()
  for (const one of [page, dad]) await expect(one.getByRole('log')).toContainText('Does it sing in tune?')
  expect(await faults(page)).toEqual([])

  await page.getByRole('button', { name: 'Remove Dad' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dad.getByRole('heading', { name: 'Your chair was taken away' })).toBeVisible()
})

test('an idea given offline waits, says so, and arrives once when the line is back', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const room = await beginRoom(page)
  await page.goto(`/collaboration-playground/${room.id}`)
  const tom = await join(browser, room, 'Tom')
  await openIdeas(page)
  await openIdeas(tom)
  await tom.context().setOffline(true)
  await addIdea(tom, 'Setting', 'A lighthouse with a slide')
  await expect(tom.getByText('Waiting to be sent')).toBeVisible()
  await tom.context().setOffline(false)
  await expect(slips(page)).toHaveText([/A lighthouse with a slide/])
  await expect(tom.getByText('Waiting to be sent')).toBeHidden()
  await expect(slips(tom)).toHaveCount(1)
})

test('the story is generated, read by all with whose idea it was, and made a book by a gift code', async ({
  page,
  browser,
}) => {
  const room = await beginRoom(page, {
    cast: {
      childName: 'Mila',
      childAge: '5-6',
      childGender: 'girl',
      lifeSkill: 'courage',
      pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male' }],
    },
  })
  await page.goto(`/collaboration-playground/${room.id}`)
  const tom = await join(browser, room, 'Tom')
  await page.getByRole('tab', { name: 'Generate' }).click()
  await expect(page.getByRole('button', { name: 'Generate Story' })).toBeDisabled()
  await openIdeas(tom)
  await addIdea(tom, 'Plot', 'The bus began to sing')
  await page.getByRole('button', { name: 'Generate Story' }).click()
  await expect(page.getByText('The story is ready')).toBeVisible()
  await tom.getByRole('tab', { name: 'Preview' }).click()
  await tom.getByRole('tabpanel').getByRole('button', { expanded: false }).first().click()
  await expect(tom.getByText('Tom’s idea (Plot)').first()).toBeVisible()

  await page.getByLabel('Gift code', { exact: true }).fill('wagtale1')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Make the book of version 1' }).click()
  await expect(tom.getByRole('link', { name: 'Open the illustrated book' })).toBeVisible()
})

test('a wrong code, a full table, a closed one and no table each have their words', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  const room = await beginRoom(page, { maxCollaborators: 2 })
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`/collaboration-playground/${room.id}?code=ZZZZZZZZ`)
  await hydrated(stranger)
  await stranger.getByLabel('Your name').fill('Tom')
  await stranger.getByRole('button', { name: 'Join Collaboration' }).click()
  await expect(stranger.getByRole('main').getByText('Failed to join')).toBeVisible()
  await join(browser, room, 'Tom')
  await stranger.reload()
  await expect(stranger.getByText('All the chairs are taken')).toBeVisible()

  await page.goto(`/collaboration-playground/${room.id}`)
  await page.getByRole('button', { name: 'Close the story' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click()
  await expect(page.getByText('This story is closed. It can still be read.')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('This story is closed')).toBeVisible()
  const answer = await page.goto('/collaboration-playground/no-such-room')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible()
})
