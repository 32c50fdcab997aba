import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import { buildSequelCast, carryOverCustomizations, type PreviousBook } from '@/lib/domain/illustration/sequel-cast'
import type { EngineVersion } from '@/lib/domain/illustration/engine-version'
import { manuscript as manuscriptSchema, type Manuscript } from '@/lib/domain/story/manuscript'
import type { StoryRequest } from '@/lib/domain/story/request'
import { paths } from '@/lib/paths'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { notify } from '@/lib/platform/pg-notify'
import { localisedUrl } from '@/lib/server/mail/localised-url'
import { queueMail } from '@/lib/server/mail/queue-mail'
import { deleteDraft } from '@/lib/server/story-generation/draft'
import { titleColumns } from './story-row'
import { withShots } from './with-shots'

interface FinishedStory {
  storyId: string
  request: StoryRequest
  engineVersion: EngineVersion
  /** For a sequel: the previous book. */
  before: PreviousBook | undefined
  manuscript: Manuscript
  /** An author who writes in every language was asked, and could not be reached. */
  unreached?: boolean
  /** The claim on the draft, if there was a draft. */
  attempt: number | null
  now: Date
}

/**
 * Stores the finished book, in one update that takes effect only while the story is being written, by the worker
 * whose claim is valid.
 */
export async function finishStory(
  db: Db,
  { storyId, request, engineVersion, before, manuscript: written, unreached = false, attempt, now }: FinishedStory,
): Promise<void> {
  const cast = before ? buildSequelCast(request, written.extras, before) : resolveCast(request, written.extras)
  const manuscript = manuscriptSchema.parse({
    ...withShots(written, { cast, seed: request.seed, engineVersion }),
    ...(unreached && written.language !== request.language ? { wanted: request.language } : {}),
  })
  const customizations = before && carryOverCustomizations(request, before)
  const done = await db.$transaction(async (tx) => {
    if (attempt !== null && !(await deleteDraft(tx, { storyId, attempt }))) return false
    const { count } = await tx.story.updateMany({
      where: { id: storyId, state: 'writing' },
      data: {
        state: 'ready',
        progress: manuscript.pages.length,
        ...titleColumns(manuscript.title, request),
        language: manuscript.language,
        manuscript,
        cast: [...cast],
        ...(customizations ? { customizations } : {}),
        storyContent: manuscript.pages.map((page) => page.content).join('\n\n'),
        finishedAt: now,
      },
    })
    if (count === 0) return false
    if (request.email)
      await queueMail(tx, {
        template: 'story-finished',
        to: request.email,
        language: request.language,
        dedupeKey: `story-finished:${storyId}`,
        params: { title: manuscript.title, link: localisedUrl(request.language, paths.story(storyId)) },
      })
    await notify(tx, `story:${storyId}`)
    return true
  })
  if (done) log.info('story written', { storyId, code: manuscript.author })
}
