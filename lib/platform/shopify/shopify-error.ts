/**
 * denied: the token is wrong, or lacks the scopes read_products and write_products. store_missing: no store at this
 * address. frozen: the store is closed or unpaid. throttled: over the store's budget, after waiting. unavailable: 5xx,
 * or no JSON. rejected: the store refused what was sent; `details` holds its words. product_missing: no such product.
 */
export const SHOPIFY_ERROR_CODES = [
  'denied',
  'store_missing',
  'frozen',
  'throttled',
  'unavailable',
  'unreachable',
  'too_slow',
  'rejected',
  'product_missing',
] as const
export type ShopifyErrorCode = (typeof SHOPIFY_ERROR_CODES)[number]

export class ShopifyError extends Error {
  override readonly name = 'ShopifyError'
  /** The store's own words, in its language. */
  readonly details: readonly string[]
  /** Only for what is worth another try. */
  readonly retryAfterMs: number | undefined

  constructor(
    readonly code: ShopifyErrorCode,
    { details = [], retryAfterMs }: { details?: readonly string[]; retryAfterMs?: number } = {},
  ) {
    super(code)
    this.details = details
    this.retryAfterMs = retryAfterMs
  }
}
