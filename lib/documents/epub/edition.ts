import { createHash } from 'node:crypto'
import type { Edition } from './make-epub'

/** A story's id opens it to whoever has it, so a file that may be passed on carries its fingerprint instead. */
export const editionOf = (storyId: string, now: Date): Edition => ({
  identifier: `urn:wagtale:${createHash('sha256').update(storyId).digest('hex').slice(0, 32)}`,
  modified: now.toISOString(),
})
