import type { PageLayout } from '../compose/placement'
import { placeStands } from './ground-decorations'

test('a cake table is not painted over a lamp post that is nearer', () => {
  const layout = { figures: [], props: [], unitsPerCm: 2, groundY: 800, rowStep: 60 } as unknown as PageLayout
  const stand = { nodes: [], width: 100, height: 90 }
  const [free] = placeStands([stand], layout)
  if (!free) throw new Error('no room')
  const post = { use: 'behind', left: free.x - 8, right: free.x + 8, front: 840, height: 420 } as const
  const [moved] = placeStands([stand], layout, [post])
  const half = ((moved?.stand.width ?? 0) * (moved?.size ?? 0)) / 2
  expect(Math.abs((moved?.x ?? free.x) - free.x)).toBeGreaterThan(half)
  const [same] = placeStands([stand], layout, [{ ...post, front: 700 }])
  expect(same?.x).toBe(free.x)
})
