import { z } from 'zod'

const errorBody = z.object({
  error: z.string(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorResponseBody = z.infer<typeof errorBody>

/** The error in a failed response; undefined where something else answered, such as a proxy. */
export const readErrorResponse = (body: unknown): ErrorResponseBody | undefined => errorBody.safeParse(body).data
