import { faultsOf, randomRoom } from './random-rooms'
import { weaveStory } from './weave-story'

const ROOMS = process.env['TEST_ALL'] === '1' ? 500 : 120

test('random rooms: every idea is found, and the books are of their level and length, and well set', () => {
  expect(Array.from({ length: ROOMS }, (_, n) => faultsOf(n)).flat()).toEqual([])
  for (const n of [3, 14, 15, 92]) expect(weaveStory(structuredClone(randomRoom(n)))).toEqual(weaveStory(randomRoom(n)))
}, 60_000)
