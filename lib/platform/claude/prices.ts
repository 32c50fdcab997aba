/**
 * Claude's prices in US dollars per million tokens (so a token costs that many millionths of a dollar). Source:
 * https://platform.claude.com/docs/en/about-claude/pricing and /models/opus-5-5/overview, read 2026-11-21.
 */
interface Price {
  input: number
  output: number
  cacheWrite: number
  cacheRead: number
}

const PRICES: Record<string, Price> = {
  'claude-opus-5-5': { input: 4, output: 20, cacheWrite: 5, cacheRead: 0.2 },
  'claude-opus-5': { input: 5, output: 25, cacheWrite: 6.25, cacheRead: 0.5 },
}

/** In tokens. `input` excludes tokens written to or read from the cache, as the API counts it. */
export interface Usage {
  input: number
  output: number
  cacheWrite: number
  cacheRead: number
}

/** In millionths of a US dollar; null for a model without a price here. */
export function costMicros(model: string, usage: Usage): number | null {
  const price = PRICES[model]
  if (!price) return null
  return Math.round(
    usage.input * price.input +
      usage.output * price.output +
      usage.cacheWrite * price.cacheWrite +
      usage.cacheRead * price.cacheRead,
  )
}
