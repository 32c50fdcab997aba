// Secrets that must be read again, encrypted for the database: a copy of it alone gives nobody a second factor.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../env'

const IV_BYTES = 12
const TAG_BYTES = 16
const key = (purpose: string) => Buffer.from(hkdfSync('sha256', env().AUTH_SECRET, '', purpose, 32))

/** AES-256-GCM by a key derived from AUTH_SECRET. @param purpose sealed texts of one purpose don't open for another */
export function seal(secret: Uint8Array, purpose: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key(purpose), iv)
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** @throws when it was sealed for another purpose, with another AUTH_SECRET, or was changed */
export function unseal(sealed: string, purpose: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key(purpose), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
