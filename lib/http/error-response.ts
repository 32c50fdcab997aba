import { z } from 'zod'

const refusal = z.object({
  error: z.string(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})
export type Refusal = z.infer<typeof refusal>

/** What a refused call says of itself; undefined where something else answered, a proxy's page say. */
export const readRefusal = (body: unknown): Refusal | undefined => refusal.safeParse(body).data
