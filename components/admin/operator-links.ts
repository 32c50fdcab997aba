import { paths } from '@/lib/paths'

/** The operators' pages in the order of the header; `screen` is a key of the messages `operators`. */
export const OPERATOR_LINKS = [
  { path: paths.creatorStore, screen: 'creatorStore' },
  { path: paths.storeLink, screen: 'storeLink' },
  { path: paths.betaDashboard, screen: 'beta' },
  { path: paths.domainRedirectDashboard, screen: 'customDomain' },
] as const
