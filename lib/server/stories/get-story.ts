import type { Db } from '@/lib/platform/db/client'
import type { Story } from '@/lib/domain/story/story'
import { storyColumns } from './columns'
import { presentStory } from './present-story'
import type { Viewer } from '@/lib/domain/viewer'
import { visibleTo } from './visibility'

/** Null if the story doesn't exist or the viewer may not read it; callers can't tell which. */
export async function getStory(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<Story | null> {
  const row = await db.story.findFirst({ where: { AND: [{ id }, visibleTo(viewer)] }, select: storyColumns })
  return row && presentStory(row, viewer)
}
