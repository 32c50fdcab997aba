import { randomBytes, randomInt } from 'node:crypto'

/** 128 random bits, URL-safe. A story's id is also the secret of its link. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** Letters and digits that are not confused with each other in print or on the phone. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export const newCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
