import { randomBytes, randomInt } from 'node:crypto'

/** 128 random bits, safe in an address: knowing a story's id is what shares it. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** Letters and digits that nobody mistakes for each other, on paper or on the phone. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export const newCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
