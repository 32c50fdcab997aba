import { AppError } from '@/lib/domain/errors'
import { isAtKdp } from '@/lib/domain/publishing/publication'
import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { generateMetadata } from '@/lib/server/publishing/generate-metadata'
import { preparePublication } from '@/lib/server/publishing/prepare-publication'
import { readPackage } from '@/lib/server/publishing/read-package'
import { readPublication } from '@/lib/server/publishing/read-publication'
import { configuredClaude } from '@/lib/server/story-generation/configured-claude'
import { checkPackage } from '../../package-files'

/**
 * Makes and checks the package, with metadata written first where there are none. KDP takes no submissions from
 * programs, so the answer is that it is prepared.
 */
export const POST = route({ allow: requireAdmin }, async ({ request, db, viewer, params }) => {
  const id = params['id'] ?? ''
  const story = await readPublication(db, { viewer, id })
  if (!story) throw new AppError('story_not_found')
  if (story.publication && isAtKdp(story.publication.status)) return { status: story.publication.status }
  if (!story.publication) await generateMetadata(db, { viewer, id, claude: configuredClaude(), now: new Date() })
  const content = await readPackage(db, { viewer, id })
  const printCheck = await checkPackage(content, request.signal)
  const { revision } = content.publication
  return preparePublication(db, { viewer, id, revision, printCheck, now: new Date() })
})
