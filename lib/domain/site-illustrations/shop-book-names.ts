/** The books that the shop shows to everybody; their names are part of addresses. */
export const SHOP_BOOKS = ['sample', 'courage', 'friendship'] as const
export type ShopBook = (typeof SHOP_BOOKS)[number]

export const isShopBook = (name: string): name is ShopBook => SHOP_BOOKS.some((book) => book === name)
