import { getEngine } from '@/lib/domain/illustration/engine'
import { engineVersionOf } from '@/lib/domain/illustration/engine-version'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import { buildSequelCast } from '@/lib/domain/illustration/sequel-cast'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { readDraft } from '@/lib/server/story-generation/draft'
import { previousBook } from './previous-book'
import { storedRequest } from './stored-request'
import { visibleTo } from './visibility'

/** The picture of a page that stands, in a story that is still being written. Null as for a story that isn't there. */
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
  const told = draft?.pages.find((p) => p.pageNumber === page)
  if (!row || !draft || !told) return null
  // A sign with a name on it stays blank until the book is done.
  const direction = {
    ...told.direction,
    props: told.direction.props.map((prop) => (prop.text?.includes('{{') ? { ...prop, text: '' } : prop)),
  }
  const engineVersion = engineVersionOf(row.engineVersion)
  const [request, before] = [storedRequest(row), previousBook(row.previousStory)]
  const book = {
    cast: before ? buildSequelCast(request, draft.extras, before) : resolveCast(request, draft.extras),
    seed: row.seed,
    engineVersion,
  }
  return toSvg(getEngine(engineVersion).illustrate(book, { ...told, direction }).scene)
}
