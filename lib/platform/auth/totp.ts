// Time-based one-time passwords: RFC 6238 over RFC 4226, as every authenticator app makes them (SHA-1, 30 s, 6 digits).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
/** Of the time steps around now, since clocks differ and people type slowly. */
const DRIFT = [0, -1, 1]

/** @param step number of the time step, counted from 1970 */
export function oneTimeCode(secret: Uint8Array, step: number, { digits = DIGITS, algorithm = 'sha1' } = {}): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac(algorithm, secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

export const timeStep = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** @returns the time step whose code was typed (blanks don't count), null for none around `now` */
export function matchingStep(secret: Uint8Array, typed: string, now: Date): number | null {
  const code = Buffer.from(typed.replace(/\s/g, ''))
  const steps = DRIFT.map((drift) => timeStep(now) + drift)
  return (
    steps.find((step) => {
      const expected = Buffer.from(oneTimeCode(secret, step))
      return expected.length === code.length && timingSafeEqual(expected, code)
    }) ?? null
  )
}

/** As long as SHA-1's result (RFC 4226, 4). */
export const newTotpSecret = (): Uint8Array => randomBytes(20)

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** RFC 4648, without padding: 20 bytes need none. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What the QR code says to the app. */
export function totpAddress({
  issuer,
  username,
  secret,
}: {
  issuer: string
  username: string
  secret: Uint8Array
}): string {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(username)}?${query}`
}
