import { AppError } from '@/lib/domain/errors'
import type { SequelBase } from '@/lib/domain/illustration/sequel-base'
import type { StoryRequest } from '@/lib/domain/story/request'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { PRINTED } from './update-book'
import { listVersions, type ListedVersion } from './list-versions'
import { readBook } from './read-book'
import { rewriteText } from './regenerate'

export interface Corrections {
  version: number
  request: StoryRequest
  dedication: string
  /** `own`: written by the owner. */
  pages: { pageNumber: number; content: string; own: boolean }[]
  /** Whether the author can regenerate the text, for other pronouns and other animals. */
  retold: boolean
  /** The cast, for the preview. */
  drawn: SequelBase
  printed: boolean
  versions: ListedVersion[]
}

/** The current values of everything that the owner may correct. @throws story_not_found, story_unfinished */
export async function getCorrections(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<Corrections> {
  const { version, book, request, earlier } = await readBook(db, { visitorId: viewer.visitorId, id })
  if (viewer.visitorId === null) throw new AppError('story_not_found')
  const [rewritten, printed, versions] = await Promise.all([
    rewriteText({ request, manuscript: book.manuscript, ownPages: book.ownPages, earlier }),
    db.printOrder.count({ where: { storyId: id, status: { in: PRINTED } } }),
    listVersions(db, { viewer, id }),
  ])
  return {
    version,
    request,
    dedication: book.dedication ?? '',
    retold: rewritten !== null,
    drawn: { before: { cast: [...book.cast], pets: request.pets, customizations: null } },
    printed: printed > 0,
    versions,
    pages: book.manuscript.pages.map(({ pageNumber, content }) => ({
      pageNumber,
      content,
      own: book.ownPages.includes(pageNumber),
    })),
  }
}
