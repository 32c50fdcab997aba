import { bookFrame, noticeFrame } from '@/components/embed/frame/frame-page'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { AppError, ERRORS } from '@/lib/domain/errors'
import { embedPath } from '@/lib/domain/embed/embed-address'
import { embedQuery } from '@/lib/domain/embed/embed-query'
import { EMBED_CACHE_SECONDS } from '@/lib/domain/embed/oembed'
import { contentSecurityPolicy } from '@/lib/http/content-security-policy'
import { errorText } from '@/lib/http/error-text'
import { asAppError } from '@/lib/http/errors'
import { api, paths } from '@/lib/paths'
import { readPublic } from '@/lib/platform/db/read-public'
import { siteOrigin } from '@/lib/platform/site-origin'
import { findEmbeddedBook } from '@/lib/server/embeds/find-embedded-book'
import { frameWords } from './frame-words'

/**
 * The embedded reader: the one page that others may frame. It is the same for everybody and reads no cookie; it is kept
 * for a minute, and read from a replica, so that a book that is taken back is gone a moment after it.
 */
export async function GET(request: Request, { params }: { params: Promise<{ story: string }> }): Promise<Response> {
  const { story } = await params
  const origin = siteOrigin()
  const look = embedQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const shop = (language: typeof look.lang = DEFAULT_LOCALE) =>
    origin + localePath(language, paths.createStory(look.ref === undefined ? {} : { ref: look.ref }))
  try {
    const book = await readPublic((db) => findEmbeddedBook(db, { story }))
    if (book === 'private' || book === 'unknown') throw new AppError('story_not_found')
    const language = look.lang ?? book.language
    const html = bookFrame({
      book,
      language,
      look,
      words: await frameWords(language),
      origin,
      shop: shop(language),
      oEmbed: origin + api.oEmbed(origin + embedPath({ story })),
    })
    return page(html, 200, `public, max-age=${EMBED_CACHE_SECONDS}`)
  } catch (thrown) {
    const error = asAppError(thrown, { method: 'GET', route: '/embed/story' })
    const language = look.lang ?? DEFAULT_LOCALE
    const words = await frameWords(language)
    const gone = error.code === 'story_not_found'
    const html = noticeFrame({
      language,
      look,
      words,
      shop: shop(language),
      title: gone ? words.goneTitle : words.failedTitle,
      text: gone ? words.gone : await errorText(error, language),
    })
    return page(html, ERRORS[error.code].status, 'no-store')
  }
}

const page = (html: string, status: number, caching: string) =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': caching,
      'content-security-policy': contentSecurityPolicy({ scripts: '', framedBy: '*' }),
    },
  })
