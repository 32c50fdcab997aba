import { paths } from '@/lib/paths'

/**
 * The pages that search engines are invited to, without a language. A test holds this list against the pages that say
 * so themselves.
 */
export const PUBLIC_PAGES: readonly string[] = [
  paths.createStory(),
  paths.create,
  paths.home,
  paths.landing,
  paths.sampleStory,
  paths.redeem,
  paths.give,
  paths.giftCards,
  paths.pricing,
  paths.betaProgram,
  paths.howItWorks,
  paths.faq,
  paths.shipping,
  paths.returns,
  paths.about,
  paths.contact,
  paths.privacy,
  paths.partnerships,
  paths.collaborate,
  paths.embedDashboard,
  paths.domainRedirect,
]
