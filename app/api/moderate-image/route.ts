import { getTranslations } from 'next-intl/server'
import { PHOTO_BODY_AT_MOST, photoBody } from '@/lib/domain/moderation/photo'
import { preferredLanguage } from '@/lib/http/error-text'
import { route } from '@/lib/http/route'
import { checkPhoto } from '@/lib/server/moderation/check-photo'
import { configuredClaude } from '@/lib/server/story-generation/configured-claude'

/** Whether photos can be checked here: where they can't, none is asked for. */
export const GET = route({}, async () => ({ open: configuredClaude() !== null }))

/** The form shows the issues as they are, so they are translated here. */
export const POST = route(
  { body: photoBody, limit: 'photos', maxBytes: PHOTO_BODY_AT_MOST },
  async ({ request, body, db }) => {
    const verdict = await checkPhoto(db, { base64: body.image, claude: configuredClaude() })
    const t = await getTranslations({ locale: preferredLanguage(request.headers), namespace: 'photo' })
    return { ...verdict, issues: verdict.issues.map((issue) => t(issue)) }
  },
)
