import type { Viewer } from '@/lib/domain/viewer'
import { wasWrittenByModel } from '@/lib/domain/publishing/publication'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { manuscriptOf } from '@/lib/server/stories/present-story'
import { presentPublication, type Publication } from './present-publication'
import { publicationColumns, PUBLISHABLE } from './publishable'

const LATEST_ACTS = 30

export interface PublicationAct {
  id: string
  actor: string
  action: string
  detail: unknown
  createdAt: Date
}

export interface StoryPublication {
  id: string
  title: string
  childName: string
  petName: string
  lifeSkill: string
  language: string
  /** A language model wrote this very book. */
  writtenByModel: boolean
  version: number
  publication: Publication | null
  /** The newest first. */
  history: PublicationAct[]
}

/** A story and its publication with its history; null if the story may not go to KDP. */
export async function readPublication(
  db: Db,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<StoryPublication | null> {
  requireAdmin({ viewer })
  const row = await db.story.findFirst({
    where: { AND: [{ id }, PUBLISHABLE] },
    select: {
      id: true,
      title: true,
      childName: true,
      petName: true,
      lifeSkill: true,
      language: true,
      version: true,
      manuscript: true,
      publication: { select: publicationColumns },
    },
  })
  if (!row) return null
  const history = await db.auditEntry.findMany({
    where: { subjectType: 'story', subjectId: id, action: { startsWith: 'kdp.' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LATEST_ACTS,
    select: { id: true, actor: true, action: true, detail: true, createdAt: true },
  })
  const { manuscript: _, publication, ...story } = row
  const manuscript = manuscriptOf(row)
  return {
    ...story,
    language: manuscript?.language ?? story.language,
    writtenByModel: wasWrittenByModel(manuscript?.author ?? 'built-in'),
    publication: publication && presentPublication(publication),
    history,
  }
}
