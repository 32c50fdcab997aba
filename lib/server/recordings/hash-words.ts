import { createHash } from 'node:crypto'
import type { SpokenPage } from '@/lib/domain/book/narration/narrated-book'

/** Names the words of a page. */
export const hashWords = ({ blocks }: Pick<SpokenPage, 'blocks'>): string =>
  createHash('sha256').update(JSON.stringify(blocks)).digest('base64url').slice(0, 22)
