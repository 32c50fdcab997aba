import { z } from 'zod'

/** Which ways to pay are set up: by card here, and in the stores. */
export const waysToPay = z.object({
  card: z.boolean(),
  stores: z.object({ stanstore: z.boolean(), shopify: z.boolean() }),
})
export type WaysToPay = z.infer<typeof waysToPay>
