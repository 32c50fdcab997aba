// Requests that change something must come from our own pages, or from no page at all.
import { AppError } from '@/lib/domain/errors'
import { env } from '@/lib/platform/env'

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
/** What a foreign page can send without asking first: never by accident, so it is refused as foreign. */
const SIMPLE_TYPE = /^(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i

/** Throws when a page of another site sent it. A browser can't be made to lie about Origin, Host or Sec-Fetch-Site. */
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

/** Throws unless what is sent says that it is JSON. */
export function checkJson(headers: Headers): void {
  const type = headers.get('content-type') ?? ''
  if (SIMPLE_TYPE.test(type)) throw new AppError('foreign_origin')
  if (!JSON_TYPE.test(type)) throw new AppError('not_json')
}
