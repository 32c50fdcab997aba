// What a request gets that would have to wait for too long: short, and made without asking anybody.
import { AppError } from '@/lib/domain/errors'
import { splitLocale } from '@/lib/i18n/locale-path'
import { DEFAULT_LOCALE, direction, type Locale } from '@/lib/i18n/locales'
import { loadSiteMessages } from '@/lib/i18n/messages'
import { preferredLanguage } from './error-text'
import { errorBody, errorInit } from './errors'

interface Refusal {
  status: number
  headers: Record<string, string>
  body: string
}

const crowded = new AppError('crowded')
const { status, headers: when } = errorInit(crowded)
const always = { ...when, 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

async function answer(language: Locale): Promise<Refusal> {
  const body = JSON.stringify(await errorBody(crowded, language))
  return { status, headers: { ...always, 'content-type': 'application/json' }, body }
}

/** No file of the site is asked for: that would be one more request. */
const LOOK = 'body{max-width:30em;margin:15vh auto;padding:0 1em;font:1.2em/1.5 sans-serif;color:#222;background:#fff}'

async function page(language: Locale): Promise<Refusal> {
  const [{ error }, { common }] = await Promise.all([errorBody(crowded, language), loadSiteMessages(language)])
  return {
    status,
    headers: {
      ...always,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    },
    body: [
      `<!DOCTYPE html><html lang="${language}" dir="${direction(language)}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width"><title>Wagtale</title>',
      `<style>${LOOK}</style></head>`,
      `<body><h1>Wagtale</h1><p>${error}</p><p><a href="">${common.retry}</a></p></body></html>`,
    ].join(''),
  }
}

/** Made once: there are as many requests as never else when it is sent. */
const refusals = new Map<string, Promise<Refusal>>()

/** The refusal of a call, in JSON, or of a page, in the language of its address. @param path with its query */
export function crowdedAnswer(path: string, requestHeaders: Headers): Promise<Refusal> {
  const isCall = path.startsWith('/api/')
  const { locale } = splitLocale(path.split('?', 1)[0] ?? '')
  const language = isCall ? preferredLanguage(requestHeaders) : (locale ?? DEFAULT_LOCALE)
  const key = `${isCall ? 'call' : 'page'} ${language}`
  const known = refusals.get(key) ?? (isCall ? answer(language) : page(language))
  refusals.set(key, known)
  return known
}
