import { NextResponse, type NextRequest } from 'next/server'
import { localePath } from './lib/i18n/locale-path'
import { DEFAULT_LOCALE, LANGUAGE_KEY, isLocale } from './lib/i18n/locales'

/** The front door opens in the language that the visitor picked before. Other addresses say their language themselves. */
export function middleware(request: NextRequest) {
  const picked = request.cookies.get(LANGUAGE_KEY)?.value
  if (!isLocale(picked) || picked === DEFAULT_LOCALE) return NextResponse.next()
  const there = request.nextUrl.clone()
  there.pathname = localePath(picked, '/')
  return NextResponse.redirect(there, 307)
}

/** Whoever has picked no language, or the default one, never gets here: middleware costs a static page two thirds of its throughput. */
export const config = {
  matcher: [{ source: '/', has: [{ type: 'cookie', key: 'wagtale-language', value: '(?!en$).+' }] }],
}
