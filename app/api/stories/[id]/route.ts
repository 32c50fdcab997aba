import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { getStory } from '@/lib/server/stories/get-story'

export const GET = route({}, async ({ params, viewer, db }) => {
  const story = await getStory(db, { viewer, id: params['id'] ?? '' })
  if (!story) throw new AppError('story_not_found')
  return story
})
