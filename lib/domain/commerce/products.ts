// What can be bought, and what it gives (spec 2, pricing).
import { PRICES } from './prices'

export const PRODUCTS = ['digital', 'bundle', 'collaborative'] as const
export type Product = (typeof PRODUCTS)[number]

/** `cents` Australian; `credits`: how many stories it makes. Names stand on orders, in English as the spec has them. */
export const PRODUCT_FACTS: Record<Product, { name: string; cents: number; credits: number }> = {
  digital: { name: 'Digital Story', cents: PRICES.digitalStory, credits: 1 },
  bundle: { name: 'Story Bundle', cents: PRICES.storyBundle, credits: 5 },
  collaborative: { name: 'Collaborative Story', cents: PRICES.collaborativeStory, credits: 1 },
}

export const isProduct = (value: unknown): value is Product => PRODUCTS.some((product) => product === value)
/** What makes a story of one's own; the collaborative product makes a room's book. */
export const STORY_PRODUCTS = ['digital', 'bundle'] as const satisfies readonly Product[]
