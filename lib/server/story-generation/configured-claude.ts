import { openClaude, type Claude } from '@/lib/platform/claude/ask'
import { env } from '@/lib/platform/env'

let claude: Claude | null | undefined

/**
 * The process-wide Claude client with its circuit breaker; null without ANTHROPIC_API_KEY, where the built-in author
 * writes.
 */
export function configuredClaude(): Claude | null {
  const { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, ANTHROPIC_MODEL } = env()
  return (claude ??= ANTHROPIC_API_KEY
    ? openClaude({ apiKey: ANTHROPIC_API_KEY, baseURL: ANTHROPIC_BASE_URL, model: ANTHROPIC_MODEL })
    : null)
}
