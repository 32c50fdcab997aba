import { getEngine } from '@/lib/domain/illustration/engine'
import { engineVersionOf } from '@/lib/domain/illustration/engine-version'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import { buildSequelCast } from '@/lib/domain/illustration/sequel-cast'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { readDraft } from '@/lib/server/story-generation/draft'
import { previousBook } from './previous-book'
import { requestFromRow } from './story-row'
import { visibleTo } from './visibility'

/**
 * The picture (SVG) of a finished page of a story that is still being written. Null if the page or the story isn't
 * there, or the viewer may not read it.
 */
export async function getDraftPicture(
  db: Db,
  { viewer, id, page }: { viewer: Viewer; id: string; page: number },
): Promise<string | null> {
  const row = await db.story.findFirst({
    where: { AND: [{ id, state: 'writing' }, visibleTo(viewer)] },
    include: {
      pets: { orderBy: { position: 'asc' } },
      previousStory: { include: { pets: { orderBy: { position: 'asc' } } } },
    },
  })
  const draft = row && (await readDraft(db, id))
  const draftPage = draft?.pages.find((p) => p.pageNumber === page)
  if (!row || !draft || !draftPage) return null
  // Signs with a placeholder for a name stay blank until the book is finished.
  const direction = {
    ...draftPage.direction,
    props: draftPage.direction.props.map((prop) => (prop.text?.includes('{{') ? { ...prop, text: '' } : prop)),
  }
  const engineVersion = engineVersionOf(row.engineVersion)
  const [request, before] = [requestFromRow(row), previousBook(row.previousStory)]
  const book = {
    cast: before ? buildSequelCast(request, draft.extras, before) : resolveCast(request, draft.extras),
    seed: row.seed,
    engineVersion,
    // By itself, as the first page of every book: the pages after it may not be there.
    pages: [draftPage],
  }
  return toSvg(getEngine(engineVersion).illustrate(book, { ...draftPage, direction }).scene)
}
