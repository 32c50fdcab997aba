import { makeRoomPage } from '@/e2e/fixtures/pictures'
import { buildSet } from './build-set'
import { renderLayers } from './camera'

const draw = (omitted: readonly string[], storyThings: Parameters<typeof renderLayers>[4] = []) => {
  const { stage } = buildSet(makeRoomPage('hallway'), {
    seed: 's',
    pageNumber: 1,
    isDrawn: true,
    omitted: new Set(omitted),
  })
  return JSON.stringify(renderLayers(stage, false, [], undefined, storyThings).nodes).length
}

test('what hangs on a wall gives way where the story’s own thing is, and only there', () => {
  const whole = draw([])
  const upper = draw([], [{ x: 0, y: 100, width: 1000, height: 300 }])
  const corner = draw([], [{ x: 300, y: 200, width: 60, height: 60 }])
  expect(upper).toBeLessThan(corner)
  expect(corner).toBeLessThanOrEqual(whole)
  expect(draw([], [{ x: 0, y: 980, width: 20, height: 10 }])).toBe(whole)
})

test('a told clock is the only one, and so is a door that somebody has a hand on', () => {
  expect(draw(['clock'])).toBeLessThan(draw([]))
  expect(draw(['door'])).toBeLessThan(draw([]))
})
