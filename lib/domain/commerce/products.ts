// The products, and what each gives (spec 2, pricing).
import { PRICES } from './prices'

export const PRODUCTS = ['digital', 'bundle', 'collaborative'] as const
export type Product = (typeof PRODUCTS)[number]

/**
 * `cents`: Australian cents; `credits`: how many stories it pays for. Names appear on orders, in English as in the
 * spec.
 */
export const PRODUCT_FACTS: Record<Product, { name: string; cents: number; credits: number }> = {
  digital: { name: 'Digital Story', cents: PRICES.digitalStory, credits: 1 },
  bundle: { name: 'Story Bundle', cents: PRICES.storyBundle, credits: 5 },
  collaborative: { name: 'Collaborative Story', cents: PRICES.collaborativeStory, credits: 1 },
}

export const isProduct = (value: unknown): value is Product => PRODUCTS.some((product) => product === value)
/** Products that pay for a story of the buyer's own; the collaborative product pays for a room's book. */
export const STORY_PRODUCTS = ['digital', 'bundle'] as const satisfies readonly Product[]
