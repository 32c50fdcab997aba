import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `given` is the HMAC-SHA256 of these very bytes. Takes as long for a wrong one as for a right one. */
export function isSignatureValid(
  body: Uint8Array,
  given: string | null,
  secret: string,
  encoding: 'hex' | 'base64',
): boolean {
  if (given === null) return false
  const right = createHmac('sha256', secret).update(body).digest()
  const claimed = Buffer.from(given.trim(), encoding)
  return claimed.length === right.length && timingSafeEqual(claimed, right)
}
