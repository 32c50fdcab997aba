/** The pictures for link previews of the site's pages and the shop's books. */
export const SHARE_PICTURES = ['home', 'create', 'sample', 'courage', 'friendship', 'gift', 'together'] as const
export type SharePicture = (typeof SHARE_PICTURES)[number]

/** Pixels, as Open Graph recommends. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

export const sharePath = (picture: SharePicture): string => `/pictures/share-${picture}.png`
