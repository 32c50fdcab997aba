import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { z } from 'zod'
import { tooLong } from '@/lib/domain/too-long'

/** A zod error map for a form's resolver: says in the page's language that a text is too long. */
export function useLengthErrors(): { error: z.core.$ZodErrorMap } {
  const t = useTranslations('common')
  return useMemo(() => ({ error: tooLong((most) => t('tooLong', { most })) }), [t])
}

/**
 * A field's error in words. Errors of the server and errors for texts that are too long are translated already; the
 * shared schema's other errors are English, so the page's `words` replace them.
 */
export const fieldMessage = (
  error: { type: string; message?: string | undefined } | undefined,
  words: string,
): string | undefined => error && (error.type === 'given' || error.type === 'too_big' ? error.message : words)
