import { contactMessage } from '@/lib/domain/contact/contact-message'
import { preferredLanguage } from '@/lib/http/error-text'
import { route } from '@/lib/http/route'
import { sendContactMessage } from '@/lib/server/contact/send-contact-message'

/** In bytes: the longest message in the script with the most bytes per character. */
const MAX_BYTES = 40_000

export const POST = route(
  { body: contactMessage, limit: 'mail', maxBytes: MAX_BYTES },
  async ({ request, body, db }) => {
    await sendContactMessage(db, { ...body, language: body.language ?? preferredLanguage(request.headers) })
    return { success: true }
  },
)
