// The shared schema and the call. A chunk of its own (contact-form.tsx): nobody needs it before they begin to write.
import { zodResolver } from '@hookform/resolvers/zod'
import type { useLengthErrors } from '@/components/forms/use-length-errors'
import { contactMessage, type ContactMessageInput } from '@/lib/domain/contact/contact-message'
import { CallError, call } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'

export const contactResolver = (words: ReturnType<typeof useLengthErrors>) => zodResolver(contactMessage, words)

const FIELDS = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof FIELDS)[number]

/** `wrong`: the fields that the server won't take; `words`: what it says besides, where that is news to visitors. */
interface Refusal {
  wrong: readonly ContactField[]
  words: string | null
}

/** Null once it is on its way. */
export async function sendMessage(message: ContactMessageInput): Promise<Refusal | null> {
  try {
    await call(endpoints.contact, message)
    return null
  } catch (failure) {
    const refused = failure instanceof CallError ? failure : null
    // What the limiter says is news; whatever else went wrong is not for visitors to mend.
    return {
      wrong: FIELDS.filter((field) => refused?.fields[field]),
      words: (refused?.status === 429 && refused.error) || null,
    }
  }
}
