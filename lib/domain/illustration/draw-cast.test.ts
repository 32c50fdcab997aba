import { makeCast, makeRoomPage } from '@/e2e/fixtures/pictures'
import { findMarked } from './check/marks'
import { ENGINE_VERSION } from './engine-version'
import { illustrate } from './illustrate'
import { farToNear } from './draw-cast'

test('what stands behind the cast is painted from far to near, and what hangs keeps its turn', () => {
  const on = (name: string, placement: string, y: number, lift = 0) => ({ name, drawing: { placement }, y, lift })
  const sign = on('sign', 'ground', 640)
  const bull = on('bull', 'ground', 380)
  const picture = on('picture', 'wall', 300)
  const kite = on('kite', 'air', 200, 1)
  expect(farToNear([sign, picture, bull, kite]).map(({ name }) => name)).toEqual(['bull', 'picture', 'sign', 'kite'])
})

test('strokes of a call are drawn into the air, never over a face', () => {
  const cast = makeCast([{ who: 'friend', name: 'Ben', pronoun: 'he' }])
  const strokesAt = (at: 'left' | 'right'): number => {
    const page = { ...makeRoomPage('park', ['ball']), shot: 'bust' as const }
    const child = { who: 'child', pose: 'stand', feeling: 'happy', voice: 'calls', at: 'centre' } as const
    const friend = { who: 'friend', pose: 'stand', feeling: 'happy', at } as const
    const looksAt = at === 'right' ? 'friend' : 'ball'
    const direction = {
      ...page,
      actors: [{ ...child, looksAt }, friend],
      props: page.props.map((prop) => ({ ...prop, at: 'right' as const })),
    }
    const { scene } = illustrate({ cast, seed: 'call', engineVersion: ENGINE_VERSION }, { pageNumber: 3, direction })
    return findMarked(scene.nodes, ({ part }) => part === 'voice').length
  }
  expect([strokesAt('right'), strokesAt('left')]).toEqual([0, 1])
})
