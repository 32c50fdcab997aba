// Preloaded into the server. What is the same for everyone (prerendered pages, pictures, scripts, style sheets) is sent packed with Brotli to
// browsers that take it, a fifth smaller than gzip, and packed once instead of for each visitor. See docs/decisions/first-paint.md.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'

const WORDS = /^(text\/|image\/svg|application\/(json|javascript|manifest|ld\+json))/
const SMALLEST = 1000
/** For the one who asks first; in five milliseconds. */
const QUICK = 5
const packing = (quality, size) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size } })

/** Packed answers by path and content: as many as there are files and prerendered pages. */
const packed = new Map()

function pack(path, plain) {
  const key = `${path} ${createHash('sha1').update(plain).digest('base64')}`
  const known = packed.get(key)
  if (known) return known.body
  const entry = { body: brotliCompressSync(plain, packing(QUICK, plain.length)) }
  packed.set(key, entry)
  brotliCompress(plain, packing(constants.BROTLI_MAX_QUALITY, plain.length), (error, best) => {
    if (!error) entry.body = best
  })
  return entry.body
}

/** Holds an answer back until it is whole. Without an accepted encoding in the request nobody above packs it. */
function packWhole(path, request, response) {
  delete request.headers['accept-encoding']
  const { writeHead, end } = response
  const chunks = []
  const add = (chunk, encoding) => {
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8') : chunk)
  }
  response.flushHeaders = () => {}
  response.writeHead = (status, ...rest) => {
    response.statusCode = status
    for (const [name, value] of Object.entries(rest.findLast((each) => typeof each === 'object') ?? {})) response.setHeader(name, value)
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
    const words = WORDS.test(String(response.getHeader('content-type') ?? '')) && !response.hasHeader('content-encoding')
    if (words) response.appendHeader('vary', 'accept-encoding')
    if (response.statusCode !== 200 || !words || whole.length < SMALLEST) return whole.length > 0 ? end.call(response, whole, called) : end.call(response, called)
    const body = pack(path, whole)
    response.setHeader('content-encoding', 'br')
    response.setHeader('content-length', body.length)
    return end.call(response, body, called)
  }
}

/** @param {(path: string) => boolean} same whether everyone gets the same at a path */
export const brotli = (same, listener) => (request, response) => {
  const path = request.url?.split('?')[0] ?? ''
  const { headers } = request
  const asks = request.method === 'GET' && !headers.range && !headers.rsc && /\bbr\b/.test(headers['accept-encoding'] ?? '')
  if (asks && same(path)) packWhole(path, request, response)
  return listener(request, response)
}

/** The paths of a build's prerendered answers; the default language's pages stand without its prefix. */
export function prerendered(manifest, defaultLocale) {
  const prefix = `/${defaultLocale}`
  return new Set(Object.keys(JSON.parse(manifest).routes).map((route) => (route === prefix ? '/' : route.startsWith(`${prefix}/`) ? route.slice(prefix.length) : route)))
}

const MANIFEST = '.next/prerender-manifest.json'
if (process.argv.includes('start') && existsSync(MANIFEST)) {
  const known = prerendered(readFileSync(MANIFEST, 'utf8'), 'en')
  const same = (path) => path.startsWith('/_next/static/') || path.startsWith('/paper/') || known.has(path)
  const { createServer } = http
  http.createServer = (...given) => createServer(...given.map((each) => (typeof each === 'function' ? brotli(same, each) : each)))
}
