import { AppError } from '@/lib/domain/errors'

/** Bytes of what a call or a page's form may send, unless a call says otherwise. */
export const MAX_BODY_BYTES = 100_000

/** Reads at most `most` bytes, whatever length was announced, and drops the rest of the connection's data unread. */
export async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new AppError('too_large')
  const reader = request.body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const next = await reader?.read()
    if (!next || next.done) break
    size += next.value.byteLength
    if (size > most) {
      await reader?.cancel()
      throw new AppError('too_large')
    }
    parts.push(next.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

/** What was sent without the one character that PostgreSQL takes in no text, so that a stray one in something pasted costs nobody the rest. */
export function withoutNul(sent: unknown): unknown {
  if (typeof sent === 'string') return sent.replaceAll('\0', '')
  if (Array.isArray(sent)) return sent.map(withoutNul)
  if (typeof sent === 'object' && sent !== null && Object.getPrototypeOf(sent) === Object.prototype)
    return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, withoutNul(value)]))
  return sent
}

/** Nothing sent is an empty object, so that the answer names the fields that are missing. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {}
  try {
    return withoutNul(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    throw new AppError('bad_json')
  }
}
