// Parts of a file, as players ask for them (RFC 9110, section 14).

export type ByteRange = { from: number; to: number }

/**
 * The part that a request wants of a file of `size` bytes: null for the whole (no range, several, or one in other
 * units), 'outside' for one that the file doesn't have.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'outside' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return null
  if (from >= size) return 'outside'
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/**
 * A file, or the part of it that the request wants. A part of another version than the one at hand (`If-Range`) is the
 * whole file.
 */
export function fileResponse(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  headers: { etag: string; 'content-type': string; 'cache-control': string },
): Response {
  const condition = request.headers.get('if-range')
  const wanted = condition === null || condition === headers.etag ? request.headers.get('range') : null
  const range = byteRange(wanted, bytes.byteLength)
  const all = { ...headers, 'accept-ranges': 'bytes' }
  if (range === null) return new Response(bytes, { headers: { ...all, 'content-length': String(bytes.byteLength) } })
  if (range === 'outside')
    return new Response(null, { status: 416, headers: { ...all, 'content-range': `bytes */${bytes.byteLength}` } })
  const { from, to } = range
  return new Response(bytes.subarray(from, to + 1), {
    status: 206,
    headers: {
      ...all,
      'content-length': String(to - from + 1),
      'content-range': `bytes ${from}-${to}/${bytes.byteLength}`,
    },
  })
}
