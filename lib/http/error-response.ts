import { z } from 'zod'

const refusal = z.object({
  error: z.string(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorResponseBody = z.infer<typeof refusal>

/** What a refused call says of itself; undefined where something else answered, a proxy's page say. */
export const readErrorResponse = (body: unknown): ErrorResponseBody | undefined => refusal.safeParse(body).data
