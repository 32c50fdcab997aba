import { createHash, randomInt } from 'node:crypto'

const COUNT = 10
/** Without what is taken for another letter: 30 signs, ten of them are 49 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz2345678'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => `${half()}-${half()}`)

/** Blanks, hyphens and capitals don't count: these are copied by hand. */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`)
    .digest('base64url')
