import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `signature` is the HMAC-SHA256 of these bytes. Compares in constant time. */
export function isSignatureValid(
  body: Uint8Array,
  signature: string | null,
  secret: string,
  encoding: 'hex' | 'base64',
): boolean {
  if (signature === null) return false
  const expected = createHmac('sha256', secret).update(body).digest()
  const actual = Buffer.from(signature.trim(), encoding)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
