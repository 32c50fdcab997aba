import { embedOfAddress, EMBED_CACHE_SECONDS, oEmbedAnswer, oEmbedQuery } from '@/lib/domain/embed/oembed'
import { route } from '@/lib/http/route'
import { readPublic } from '@/lib/platform/db/read-public'
import { siteOrigin } from '@/lib/platform/site-origin'
import { findEmbeddedBook } from '@/lib/server/embeds/find-embedded-book'

/** What the specification says to machines that ask for something else; its statuses are part of it. */
const refuse = (status: 401 | 404 | 501, error: string, code: string) =>
  Response.json({ error, code }, { status, headers: { ...OPEN, 'cache-control': 'no-store' } })

/** Asked by pages of others too, which may read the answer: it holds nothing of theirs. */
const OPEN = { 'access-control-allow-origin': '*' }

/** oEmbed (oembed.com): the embed code for an address of the site. */
export const GET = route({ query: oEmbedQuery }, async ({ query }) => {
  if (query.format !== 'json') return refuse(501, 'Answers are given as JSON only.', 'format_not_offered')
  const origin = siteOrigin()
  const address = embedOfAddress(query.url, origin)
  const book = address ? await readPublic((db) => findEmbeddedBook(db, address)) : 'unknown'
  if (!address || book === 'unknown') return refuse(404, 'There is no book to embed at this address.', 'not_found')
  if (book === 'private') return refuse(401, 'This book is not for the public.', 'private')
  const answer = oEmbedAnswer({ address, title: book.title, thumbnail: origin + book.sharePicture }, query, origin)
  return Response.json(answer, { headers: { ...OPEN, 'cache-control': `public, max-age=${EMBED_CACHE_SECONDS}` } })
})
