import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, faults, ownBook, test } from './test'
import { ADMIN, makeAdmin, signedIn } from './admin'

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForURL(/\/sign-in\?next=/)
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${path}`)
}

test('approval: stories are reviewed by keyboard; concurrent administrators don’t overwrite each other; held stories are decided', async ({
  page,
  baseURL,
  expectedErrors,
}, { project }) => {
  expectedErrors.push(/409/)
  const mark = `Wren${Date.now().toString(36)}${project.name === 'phone' ? 'p' : 'd'}`
  const [first, second] = [await ownBook(page, { child: `${mark} One` }), await ownBook(page, { child: `${mark} Two` })]
  const held = await ownBook(page, { child: `${mark} Three`, description: 'Lives at 12 Wattle Street' })

  await signIn(page, '/admin/approval')
  const wide = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await page.getByRole('searchbox', { name: 'Find a story' }).fill(mark.toUpperCase())
  await page.getByRole('button', { name: 'Find' }).click()
  // All three are in the unfiltered list, too.
  await page.waitForURL(/[?&]q=/)
  const rows = page.getByRole('table', { name: 'Stories, newest first' }).getByRole('row').filter({ hasText: mark })
  await expect(rows).toHaveCount(3)
  expect(await faults(page)).toEqual([])
  await wide()

  // J moves down the list, O opens, Escape closes and restores the focus.
  await page.keyboard.press('j')
  await expect(rows.nth(0).getByRole('link')).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  const panel = page.getByRole('complementary', { name: 'Review' })
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(panel.getByRole('img', { name: /^Picture of page/ })).toHaveCount(4)
  await expect(panel.getByRole('button', { name: 'Publish Story' })).toHaveCount(0)
  await expect(panel.getByRole('link', { name: 'Read the whole story' })).toHaveAttribute(
    'href',
    `/story/${second}/read`,
  )
  expect(await faults(page)).toEqual([])
  await wide()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(rows.nth(1).getByRole('link')).toBeFocused()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')

  // While this administrator writes a note, another one approves the pictures.
  await rows.nth(1).getByRole('link').click()
  await panel.getByLabel(/^Moderation notes/).fill('A fine dog.')
  const bob = await makeAdmin(`bob-${mark}`)
  const elsewhere = await signedIn(baseURL, bob)
  expect(
    (
      await elsewhere.post(`/api/admin/stories/${second}/approval`, { data: { action: 'approve', type: 'both' } })
    ).status(),
  ).toBe(409)
  expect(
    await (
      await elsewhere.post(`/api/admin/stories/${second}/approval`, { data: { action: 'approve', type: 'images' } })
    ).json(),
  ).toMatchObject({ success: true, story: { imagesApproved: true, approved: false } })
  await panel.getByRole('button', { name: 'Approve Content' }).click()
  await expect(panel.getByRole('alert')).toContainText(
    `This story has changed${bob.username} changed it after you opened it`,
  )
  await expect(panel.getByText('Images Approved')).toBeVisible()
  await expect(panel.getByLabel(/^Moderation notes/)).toHaveValue('A fine dog.')
  await panel.getByRole('button', { name: 'Approve Content' }).click()
  await expect(panel).toHaveCount(0)
  await expect(rows.nth(1)).toContainText('Ready for Final Approval')
  await rows.nth(1).getByRole('link').click()
  await expect(panel.getByLabel(/^Moderation notes/)).toHaveValue('A fine dog.')
  await expect(panel.getByRole('button', { name: 'Publish Story' })).toBeEnabled()
  await page.keyboard.press('p')
  await expect(rows).toHaveCount(2)

  // The landing page shows it while it is featured.
  await page.goto(`/admin/approval?tab=all&story=${second}`)
  await panel.getByLabel('Feature on the landing page').check()
  await expect(page.getByText('Now on the landing page', { exact: true })).toBeVisible()
  const featured = async () =>
    z
      .array(z.object({ id: z.string() }))
      .parse(await (await elsewhere.get('/api/stories/featured')).json())
      .map(({ id }) => id)
  expect(await featured()).toContain(second)
  await panel.getByRole('button', { name: 'Withdraw Story' }).click()
  await expect(panel).toHaveCount(0)
  expect(await featured()).not.toContain(second)

  // A bulk decision: the held story is no book yet, which is reported.
  await page.goto(`/admin/approval?q=${mark}`)
  await page.getByLabel('Tick all on this page').check()
  await page.getByRole('button', { name: 'Approve Content' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '1 done, 1 left as they were.' })).toContainText(
    'this step is not open as it stands',
  )
  await expect(rows.filter({ hasText: 'Content Approved' })).toHaveCount(1)

  await page.goto(`/admin/approval?status=held&q=${mark}`)
  await rows.getByRole('link').click()
  await expect(panel.getByRole('region', { name: 'Why moderation holds it' })).toContainText(
    'Lives at 12 Wattle Street',
  )
  await expect(panel.getByText('street address')).toBeVisible()
  await panel.getByRole('button', { name: 'Refuse...' }).click()
  await expect(page.getByRole('dialog', { name: 'Refuse this story?' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Leave it' }).click()
  await panel.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('Released: it is being written', { exact: true })).toBeVisible()
  await expect(panel).toHaveCount(0)

  await page.goto(`/admin/audit?type=story&id=${encodeURIComponent(held)}`)
  await expect(page.getByRole('row').filter({ hasText: 'Held story released' })).toContainText(ADMIN.username)
  expect(await faults(page)).toEqual([])
  expect(first).not.toBe(held)
})
