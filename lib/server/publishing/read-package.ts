import { AppError } from '@/lib/domain/errors'
import { isAtKdp } from '@/lib/domain/publishing/publication'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { getBook, type StoredBook } from '@/lib/server/stories/get-book'
import { presentPublication, type Publication } from './present-publication'
import { findPublication } from './publishable'
import { readBookFacts } from './read-book-facts'

export interface PackageContent {
  book: StoredBook
  publication: Publication
}

/**
 * What the package is made from.
 * @throws story_not_found, also without metadata; review_outdated if the book was changed after they were written
 */
export async function readPackage(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<PackageContent> {
  requireAdmin({ viewer })
  const { version } = await readBookFacts(db, id)
  const row = await findPublication(db, id)
  const publication = row && presentPublication(row)
  const book = await getBook(db, { viewer, id })
  if (!publication || !book || book === 'unfinished') throw new AppError('story_not_found')
  if (publication.storyVersion !== version) throw new AppError('review_outdated')
  return { book, publication }
}

/** The package that was checked. @throws review_conflict for one that was never prepared */
export async function readPreparedPackage(db: Db, input: { viewer: Viewer; id: string }): Promise<PackageContent> {
  const content = await readPackage(db, input)
  if (content.publication.status !== 'prepared' && !isAtKdp(content.publication.status))
    throw new AppError('review_conflict')
  return content
}
