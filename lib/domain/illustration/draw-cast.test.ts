import { farToNear } from './draw-cast'

test('what stands behind the cast is painted from far to near, and what hangs keeps its turn', () => {
  const on = (name: string, placement: string, y: number, lift = 0) => ({ name, drawing: { placement }, y, lift })
  const sign = on('sign', 'ground', 640)
  const bull = on('bull', 'ground', 380)
  const picture = on('picture', 'wall', 300)
  const kite = on('kite', 'air', 200, 1)
  expect(farToNear([sign, picture, bull, kite]).map(({ name }) => name)).toEqual(['bull', 'picture', 'sign', 'kite'])
})
