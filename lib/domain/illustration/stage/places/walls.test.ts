import { makeCast } from '@/e2e/fixtures/pictures'
import type { Direction } from '../../direction'
import { illustrate } from '../../illustrate'
import { ENGINE_VERSION } from '../../engine-version'

const cast = makeCast([
  { who: 'friend', name: 'Ben', pronoun: 'he' },
  { who: 'grownup', name: 'Ms Rao', pronoun: 'she' },
  { who: 'elder', name: 'Mr Singh', pronoun: 'he' },
])

const crowdIn = (setting: Direction['setting']): Direction => ({
  setting,
  light: 'noon',
  weather: 'clear',
  shot: 'wide',
  actors: [
    { who: 'child', pose: 'stand', feeling: 'calm', at: 'far' },
    { who: 'friend', pose: 'stand', feeling: 'calm' },
    { who: 'grownup', pose: 'stand', feeling: 'calm' },
    { who: 'elder', pose: 'stand', feeling: 'calm' },
    { who: 'pet1', pose: 'sit', feeling: 'calm' },
  ],
  props: [],
  textSpace: 'none',
})

test.each(['stage', 'kitchen', 'shed', 'hallway', 'train'] as const)(
  'whoever stands far off on a %s is on its floor, not up the wall or painted hills, nor beyond its edge',
  (setting) => {
    const look = { cast, seed: 'walls', engineVersion: ENGINE_VERSION }
    const { ground } = illustrate(look, { direction: crowdIn(setting), pageNumber: 3 })
    expect(ground.free.from).toBeGreaterThan(300)
    expect(ground.feet.length).toBeGreaterThan(4)
    for (const [, y] of ground.feet) {
      expect(y).toBeGreaterThanOrEqual(ground.free.from - 1)
      expect(y).toBeLessThanOrEqual(ground.free.to + 1)
    }
  },
)
