import { AppError, ERRORS } from '@/lib/domain/errors'
import { errorText, preferredLanguage } from '@/lib/http/error-text'

/**
 * What middleware answers a form that is longer than one may be: words where the browser itself sent it and shows
 * what comes back, the code where a script sent it, which has the words (use-no-answer.ts). Next hands a script the
 * text of an answer of just this type.
 */
export async function POST(request: Request): Promise<Response> {
  const { status } = ERRORS.too_large
  const headers = { 'cache-control': 'private, no-store' }
  if (request.headers.has('next-action'))
    return new Response('too_large', { status, headers: { ...headers, 'content-type': 'text/plain' } })
  return new Response(await errorText(new AppError('too_large'), preferredLanguage(request.headers)), {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })
}
