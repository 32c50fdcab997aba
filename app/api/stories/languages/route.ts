import { LANGUAGES } from '@/lib/domain/story/lists'
import { route } from '@/lib/http/route'
import { configuredClaude } from '@/lib/server/story-generation/configured-claude'

/** In which languages books are written here: the built-in author's one, or all of them where Claude writes. Pages are built before that is known. */
export const GET = route({}, async () =>
  Response.json(
    { languages: configuredClaude() ? LANGUAGES : ['en'] },
    { headers: { 'cache-control': 'public, max-age=60' } },
  ),
)
