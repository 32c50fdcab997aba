import type { z } from 'zod'

/** The answer as agreed; null where it is not JSON, or not of the schema. */
export function readAnswer<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
