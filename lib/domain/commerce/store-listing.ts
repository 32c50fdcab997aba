// What the stores say of the digital story. In English, as orders are.
import { PRICES } from './prices'

/** The creator store's product (spec 2, section 3). It sells in US dollars, at the figure of our own price. */
export const CREATOR_STORE_PRODUCT = {
  name: 'Wagtale Digital Story',
  description:
    'A 20-page illustrated picture book that stars your child and their pets. Choose one of twenty life skills, see the ' +
    'opening before you pay, and download the finished book as a PDF.',
  cents: PRICES.digitalStory,
  currency: 'USD',
  categories: ['Digital downloads', 'Children’s books', 'Personalised gifts'],
  tags: ['personalised storybook', 'picture book', 'pets', 'life skills', 'bedtime story', 'PDF'],
} as const

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The link that buyers follow from the commerce store's product into the app. */
const appLink = (site: string): string =>
  `${site}/?${new URLSearchParams({ utm_source: 'shopify', utm_medium: 'product', utm_campaign: 'store_link' })}`

/** Title and description of the commerce store's product, with a link to the app. */
export function storeListing(site: string): { title: string; descriptionHtml: string; link: string } {
  const link = appLink(site)
  return {
    title: 'Wagtale: a picture book starring your child and their pets',
    descriptionHtml:
      '<p>A 20-page illustrated picture book with your child and their pets in every picture. See its opening for ' +
      'nothing before you buy.</p>' +
      `<p><a href="${escapeHtml(link)}" target="_blank" rel="noopener">Create your story on Wagtale</a></p>` +
      '<p>After your purchase we email you a link with which you make your book and download it as a PDF.</p>',
    link,
  }
}
