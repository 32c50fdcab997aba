import { writeStory as write } from '@/lib/domain/author/write'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import { manuscript as manuscriptSchema } from '@/lib/domain/story/manuscript'
import type { Earlier } from '@/lib/domain/story/request'
import type { Db } from '@/lib/platform/db/client'
import { paths } from '@/lib/paths'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { notify } from '@/lib/platform/notify'
import { queueMail } from '@/lib/server/mail/queue-mail'
import { storedRequest } from './stored-request'

/**
 * The job behind every story: author, cast, then one update that only a story still being written can take.
 * Run twice, or by a worker that was thought dead, it changes nothing the second time.
 */
export async function writeStory(db: Db, { storyId, now }: { storyId: string; now: Date }): Promise<void> {
  const row = await db.story.findUnique({ where: { id: storyId }, include: { pets: { orderBy: { position: 'asc' } }, previousStory: { select: { title: true, lifeSkill: true, preferredLocation: true, manuscript: true } } } })
  if (!row || row.state !== 'writing') return
  const request = storedRequest(row)
  const manuscript = manuscriptSchema.parse(await write(request, earlierFrom(row.previousStory)))
  const cast = resolveCast(request, manuscript.extras)

  const done = await db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({
      where: { id: storyId, state: 'writing' },
      data: {
        state: 'ready', progress: manuscript.pages.length, title: manuscript.title, language: manuscript.language, manuscript, cast: [...cast],
        storyContent: manuscript.pages.map((page) => page.content).join('\n\n'), finishedAt: now,
      },
    })
    if (count === 0) return false
    if (row.email) await queueMail(tx, { template: 'story-finished', to: row.email, language: row.language, dedupeKey: `story-finished:${storyId}`, params: { title: manuscript.title, link: `${env().APP_URL}${paths.story(storyId)}` } })
    await notify(tx, `story:${storyId}`)
    return true
  })
  if (done) log.info('story written', { storyId })
}

function earlierFrom(previous: { title: string; lifeSkill: string; preferredLocation: string | null; manuscript: unknown } | null): Earlier | undefined {
  const told = manuscriptSchema.safeParse(previous?.manuscript)
  if (!previous || !told.success) return undefined
  return { title: previous.title, lifeSkill: previous.lifeSkill, recall: told.data.recall, ...(previous.preferredLocation ? { place: previous.preferredLocation } : {}) }
}
