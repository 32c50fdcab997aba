import type { z } from 'zod'

/** Parses structured output; null when it is not JSON of the schema. */
export function readAnswer<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
