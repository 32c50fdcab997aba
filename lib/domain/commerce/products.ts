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
  collaborative: { name: 'Collaborative Story', cents: PRICES.collaborativeStory, credits: 2 },
}

/**
 * What one unit of a product gives for this price: a room's book alone is the collaborative product at its own price.
 */
export const creditsFor = (product: Product, cents: number): number =>
  product === 'collaborative' && cents === PRICES.roomBook ? 1 : PRODUCT_FACTS[product].credits

/** Whether we sell the product at this price. */
export const isOurPrice = (product: Product, cents: number): boolean =>
  cents === PRODUCT_FACTS[product].cents || (product === 'collaborative' && cents === PRICES.roomBook)

export const isProduct = (value: unknown): value is Product => PRODUCTS.some((product) => product === value)
/** Products that pay for a story of the buyer's own; the collaborative product pays for a room's book. */
export const STORY_PRODUCTS = ['digital', 'bundle'] as const satisfies readonly Product[]
