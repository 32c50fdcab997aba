import { z } from 'zod'

const errorBody = z.object({
  error: z.string(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorResponseBody = z.infer<typeof errorBody>

/** What a refused call says of itself; undefined where something else answered, a proxy's page say. */
export const readErrorResponse = (body: unknown): ErrorResponseBody | undefined => errorBody.safeParse(body).data
