import { createHash } from 'node:crypto'
import type { Edition } from './make-epub'

/**
 * Identifier of an edition. A story's id is also its share link, so a file that may be passed on carries a hash of it.
 */
export const editionOf = (storyId: string, now: Date): Edition => ({
  identifier: `urn:wagtale:${createHash('sha256').update(storyId).digest('hex').slice(0, 32)}`,
  modified: now.toISOString(),
})
