import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { getStory } from '@/lib/server/stories/get-story'
import { noteOpening } from '@/lib/server/stories/note-opening'

export const GET = route({}, async ({ params, viewer, db }) => {
  const story = await getStory(db, { viewer, id: params['id'] ?? '' })
  if (!story) throw new AppError('story_not_found')
  void noteOpening(db, { id: story.id, now: new Date() })
  return story
})
