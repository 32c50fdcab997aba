import { paths } from '@/lib/paths'

/**
 * Everything the shell links to, in the spec's order, with gifts beside their codes. A link is shown from the day its
 * page exists; a test holds `exists` against the pages that are in the tree. `also` are other addresses of the same
 * screen.
 */
interface SiteLink<Key extends string> {
  path: string
  label: Key
  exists: boolean
  also?: readonly string[]
}

const link = <Key extends string>(
  label: Key,
  path: string,
  exists: boolean,
  also?: readonly string[],
): SiteLink<Key> => ({
  label,
  path,
  exists,
  ...(also ? { also } : {}),
})

export const MAIN_LINKS = [
  link('create', paths.createStory(), true, [
    paths.preview,
    paths.storyPreview(),
    paths.createStoryAfterPayment,
    paths.create,
  ]),
  link('sample', paths.sampleStory, true),
  link('stories', paths.myStories, true),
  link('redeem', paths.redeem, true),
  link('give', paths.give, true),
  link('embed', paths.embedDashboard, true),
  link('partnerships', paths.partnerships, true),
  link('pricing', paths.pricing, true),
  link('collaborate', paths.collaborate, true),
  link('about', paths.about, true),
  link('contact', paths.contact, true),
]

/** Nobody is sold a room, or sent to one, before there are rooms. */
export const COLLABORATION_IS_OPEN: boolean = MAIN_LINKS.some(
  ({ path, exists }) => path === paths.collaborate && exists,
)

export const QUICK_LINKS = [
  link('howItWorks', paths.howItWorks, true),
  link('sampleStories', paths.sampleStory, true),
  link('pricing', paths.pricing, true),
  link('faq', paths.faq, true),
]

export const SUPPORT_LINKS = [
  link('contactUs', paths.contact, true),
  link('shipping', paths.shipping, true),
  link('returns', paths.returns, true),
  link('giftCards', paths.giftCards, true),
]

export const LEGAL_LINKS = [link('privacy', paths.privacy, true), link('terms', paths.terms, true)]
