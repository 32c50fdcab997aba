import { STORY_DAYS } from '../world/story-days'
import { readStoryDays } from './read-story-days'

test('the table of days says what the plans say (npm run -s story-days writes it)', async () => {
  expect(STORY_DAYS).toEqual(await readStoryDays())
})
