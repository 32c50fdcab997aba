// Preloaded into the server. What is the same for everyone (prerendered pages, pictures, scripts, style sheets) is made once, packed with Brotli, a
// fifth smaller than gzip, and kept: whoever asks next gets it without a way through Next. See docs/decisions/first-paint.md.
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { inQuiet } from './in-quiet.mjs'

const WORDS = /^(text\/|image\/svg|application\/(json|javascript|manifest|ld\+json))/
const SMALLEST = 1000
/** For the one who asks first; in five milliseconds. */
const QUICK = 5
/** The best packing of a page's files takes a core for a good second, which whoever has just asked for them needs more; on a busy server it is made all the same. */
const WAIT = { quiet: 3000, patience: 60_000 }
const packing = (quality, size) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** Holds an answer back until it is whole, packs it and tells `keep`. Without an accepted encoding in the request nobody above packs it. */
function packWhole(request, response, keep) {
  delete request.headers['accept-encoding']
  const { writeHead, end } = response
  const chunks = []
  const add = (chunk, encoding) => {
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      chunks.push(
        typeof chunk === 'string' ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8') : chunk,
      )
  }
  response.flushHeaders = () => {}
  response.writeHead = (status, ...rest) => {
    response.statusCode = status
    for (const [name, value] of Object.entries(rest.findLast((each) => typeof each === 'object') ?? {}))
      response.setHeader(name, value)
    return response
  }
  response.write = (chunk, encoding, done) => {
    add(chunk, encoding)
    const called = typeof encoding === 'function' ? encoding : done
    if (called) process.nextTick(called)
    return true
  }
  response.end = (chunk, encoding, done) => {
    add(chunk, encoding)
    Object.assign(response, { writeHead, end })
    delete response.write
    const whole = Buffer.concat(chunks)
    const called = [chunk, encoding, done].find((each) => typeof each === 'function')
    const words =
      WORDS.test(String(response.getHeader('content-type') ?? '')) && !response.hasHeader('content-encoding')
    if (words) response.appendHeader('vary', 'accept-encoding')
    if (response.statusCode !== 200 || !words || whole.length < SMALLEST)
      return whole.length > 0 ? end.call(response, whole, called) : end.call(response, called)
    const body = brotliCompressSync(whole, packing(QUICK, whole.length))
    response.setHeader('content-encoding', 'br')
    response.setHeader('content-length', body.length)
    keep({ headers: { ...response.getHeaders() }, body, whole })
    return end.call(response, body, called)
  }
}

/** RFC 9110, 13.1.2: a weak comparison with any of the tags, unless the asker wants it anew. */
const unchanged = ({ 'if-none-match': tags = '', 'cache-control': wish = '' }, tag = '') =>
  !wish.includes('no-cache') &&
  tags
    .split(',')
    .some((each) => each.trim() === '*' || (tag !== '' && each.trim().replace(/^W\//, '') === tag.replace(/^W\//, '')))

function give({ headers, body }, request, response) {
  if (!unchanged(request.headers, headers.etag)) return response.writeHead(200, headers).end(body)
  const { 'content-length': _, ...rest } = headers
  return response.writeHead(304, rest).end()
}

/** @param {(path: string, headers: import('node:http').IncomingHttpHeaders) => string | undefined} same by what the answer is kept, if everyone gets the same */
export function keepAnswers(same, listener, wait = WAIT) {
  const kept = new Map()
  const rest = inQuiet(wait)
  const keep =
    (key) =>
    ({ headers, body, whole }) => {
      kept.set(key, { headers, body })
      rest.later((done) =>
        brotliCompress(whole, packing(constants.BROTLI_MAX_QUALITY, whole.length), (error, best) => {
          if (!error) kept.set(key, { headers: { ...headers, 'content-length': best.length }, body: best })
          done()
        }),
      )
    }
  return (request, response) => {
    rest.asked()
    const { method, headers } = request
    const asks = method === 'GET' && !headers.range && !headers.rsc && /\bbr\b/.test(headers['accept-encoding'] ?? '')
    const key = asks ? same(request.url?.split('?')[0] ?? '', headers) : undefined
    const answer = kept.get(key)
    if (answer) return give(answer, request, response)
    if (key !== undefined) packWhole(request, response, keep(key))
    return listener(request, response)
  }
}

/** The paths of a build's prerendered answers that stay as they are; the default language's pages stand without its prefix. */
export function prerendered(manifest, defaultLocale) {
  const prefix = `/${defaultLocale}`
  const stay = Object.entries(JSON.parse(manifest).routes).filter(
    ([, { initialRevalidateSeconds }]) => initialRevalidateSeconds === false,
  )
  return new Set(
    stay.map(([route]) =>
      route === prefix ? '/' : route.startsWith(`${prefix}/`) ? route.slice(prefix.length) : route,
    ),
  )
}

/** By what an answer is kept. Both headers change what Next answers (next.config.ts), and the front door leads on whoever has picked another language (middleware.ts). */
export const keyOf = (known) => (path, headers) => {
  if (path === '/' && /wagtale-language=(?!en(?:;|$))/.test(headers.cookie ?? '')) return undefined
  if (!path.startsWith('/_next/static/') && !path.startsWith('/paper/') && !known.has(path)) return undefined
  return [path, headers['x-forwarded-proto'] === 'https', headers['x-wagtale-door'] === '1'].join(' ')
}

const MANIFEST = '.next/prerender-manifest.json'
if (process.argv.includes('start') && existsSync(MANIFEST)) {
  const same = keyOf(prerendered(readFileSync(MANIFEST, 'utf8'), 'en'))
  const { createServer } = http
  http.createServer = (...given) =>
    createServer(...given.map((each) => (typeof each === 'function' ? keepAnswers(same, each) : each)))
}
