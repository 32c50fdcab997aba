import { AppError } from '@/lib/domain/errors'

/** Default limit of a request body, in bytes. */
export const MAX_BODY_BYTES = 100_000

/** Reads at most `maxBytes`, whatever Content-Length says, and cancels the rest unread. @throws too_large */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large')
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) break
    size += chunk.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw new AppError('too_large')
    }
    chunks.push(chunk.value)
  }
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}

/**
 * Removes NUL characters, which PostgreSQL text can't hold, so that a stray one in pasted text costs nobody the rest.
 */
export function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '')
  if (Array.isArray(value)) return value.map(withoutNul)
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, value]) => [key, withoutNul(value)]))
  return value
}

/** An empty body is an empty object, so that the answer names the missing fields. @throws bad_json */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {}
  try {
    return withoutNul(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    throw new AppError('bad_json')
  }
}
