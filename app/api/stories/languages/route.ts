import { LANGUAGES } from '@/lib/domain/story/lists'
import { route } from '@/lib/http/route'
import { configuredClaude } from '@/lib/server/story-generation/configured-claude'

/**
 * Languages in which books can be written: only English by the built-in author, all by Claude. An endpoint, since
 * pages are built before ANTHROPIC_API_KEY is known.
 */
export const GET = route({}, async () =>
  Response.json(
    { languages: configuredClaude() ? LANGUAGES : ['en'] },
    { headers: { 'cache-control': 'public, max-age=60' } },
  ),
)
