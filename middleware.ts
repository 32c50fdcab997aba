import { NextResponse, type NextRequest } from 'next/server'
import { MAX_BODY_BYTES, readBody } from './lib/http/read-body'
import { localePath } from './lib/i18n/locale-path'
import { DEFAULT_LOCALE, LANGUAGE_KEY, isLocale } from './lib/i18n/locales'
import { api } from './lib/paths'

/** The front door opens in the language that the visitor picked before. Other addresses say their language themselves. */
function throughTheDoor(request: NextRequest): NextResponse {
  const picked = request.cookies.get(LANGUAGE_KEY)?.value
  if (!isLocale(picked) || picked === DEFAULT_LOCALE) return NextResponse.next()
  const there = request.nextUrl.clone()
  there.pathname = localePath(picked, '/')
  return NextResponse.redirect(there, 307)
}

/** What a page's form sends is bounded as what a call sends is (route.ts). Next's own bound is ten times that, and its refusal a fault of the server's. */
async function bounded(request: NextRequest): Promise<NextResponse> {
  try {
    await readBody(request, MAX_BODY_BYTES)
    return NextResponse.next()
  } catch {
    return NextResponse.rewrite(new URL(api.tooLarge, request.url))
  }
}

export const middleware = (request: NextRequest) =>
  request.method === 'POST' ? bounded(request) : throughTheDoor(request)

/**
 * Whoever has picked no language, or the default one, never gets here, nor does a form of common length: middleware costs a static page two
 * thirds of its throughput. Calls bound what they are sent themselves.
 */
export const config = {
  matcher: [
    { source: '/', has: [{ type: 'cookie', key: 'wagtale-language', value: '(?!en$).+' }] },
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'content-length', value: '\\d{6,}' }] },
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'transfer-encoding' }] },
  ],
}
