// CSRF guard: writes must come from our own pages, or from no page at all.
import { AppError } from '@/lib/domain/errors'
import { env } from '@/lib/platform/env'

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/**
 * Throws foreign_origin for a request of another site's page. A page can't make the browser forge Origin, Host or
 * Sec-Fetch-Site.
 */
export function checkOrigin(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site') throw new AppError('foreign_origin')
  const origin = headers.get('origin')
  if (origin === null) return
  if (!URL.canParse(origin)) throw new AppError('foreign_origin')
  const { host } = new URL(origin)
  const { APP_URL, TRUST_PROXY } = env()
  const own = [headers.get('host'), new URL(APP_URL).host, TRUST_PROXY > 0 ? headers.get('x-forwarded-host') : null]
  if (!own.includes(host)) throw new AppError('foreign_origin')
}

/** Throws unless the content type is JSON, which no foreign page can send without a CORS preflight. */
export function checkJson(headers: Headers): void {
  if (!JSON_TYPE.test(headers.get('content-type') ?? '')) throw new AppError('not_json')
}
