import { z } from 'zod'

// Stored stories carry these two lists as JSON text; missing or malformed text reads as an empty list.
const interactive = z.array(
  z.object({ type: z.string(), content: z.string(), options: z.array(z.string()).optional() }),
)
const surprises = z.array(z.object({ type: z.string(), content: z.string(), trigger: z.string() }))

function read<T>(schema: z.ZodType<T[]>, text: string): T[] {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return []
  }
}

export const parseInteractiveElements = (text: string) => read(interactive, text)
export const parseHiddenSurprises = (text: string) => read(surprises, text)
