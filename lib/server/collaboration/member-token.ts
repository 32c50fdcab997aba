// What lets a browser into a room: a random token in a cookie, of which only a hash is stored.
import { createHash } from 'node:crypto'
import { newId } from '@/lib/platform/ids'

export const newMemberToken = (): string => newId()
export const hashMemberToken = (token: string): string => createHash('sha256').update(token).digest('hex')
