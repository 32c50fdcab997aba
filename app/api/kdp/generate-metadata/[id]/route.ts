import { z } from 'zod'
import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { generateMetadata } from '@/lib/server/publishing/generate-metadata'
import { configuredClaude } from '@/lib/server/story-generation/configured-claude'

export const POST = route(
  { query: z.object({ rewrite: z.literal('1').optional() }), allow: requireAdmin },
  async ({ db, viewer, params, query }) => {
    const { metadata, pricing, metadataBy } = await generateMetadata(db, {
      viewer,
      id: params['id'] ?? '',
      claude: configuredClaude(),
      rewrite: query.rewrite !== undefined,
      now: new Date(),
    })
    return { metadata, pricing, metadataBy }
  },
)
