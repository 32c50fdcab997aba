// A preview as the creation screen stores it in the browser.
import type { Page } from '@playwright/test'

const PREVIEW = {
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'courage',
  preferredLocation: '',
  language: 'en',
  seed: 'journey',
  title: 'Mila at the Gate',
  previewStory: 'Mila looked.',
  pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'Golden' }],
}

/** Call it on any page of the shop. */
export const storePreview = (page: Page): Promise<void> =>
  page.evaluate((saved) => localStorage.setItem('storyPreviewData', saved), JSON.stringify(PREVIEW))

/** The purchase page with such a preview. */
export async function openPurchasePage(page: Page): Promise<void> {
  // Any address of the shop's will do to store something; this one has nothing to draw.
  await page.goto('/robots.txt')
  await storePreview(page)
  await page.goto('/purchase')
}
