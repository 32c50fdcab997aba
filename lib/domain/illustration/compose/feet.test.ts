import { poseFigure } from './figures'
import { basesOf, pawsInTheAir } from './feet'
import { PROP_DRAWINGS } from '../things/table'
import type { PlacedFigure, PlacedProp } from './placement'
import { resolveRoles } from './roles'
import type { SetDirection } from '../direction'
import { resolvePet } from '../resolve-pet'
import { projectFootprint, giveWay } from '../stage/footprint'

const dog = resolvePet({ name: '', type: 'Dog', gender: 'unknown', breed: '' }, 0, 'leap', [])
const placed = (pose: string): PlacedFigure => {
  const direction: SetDirection = {
    setting: 'mountain',
    light: 'noon',
    weather: 'clear',
    shot: 'wide',
    actors: [{ who: dog.who, pose, feeling: 'happy' }],
    props: [],
    textSpace: 'none',
  }
  const [role] = resolveRoles([dog], direction, [])
  if (!role) throw new Error('no role')
  const figure = poseFigure(role, direction, { indoor: false, swims: false }, 1, 'leap', 1)
  return { role, figure, x: 500, y: 900, row: 0, lift: 0, unitsPerCm: 1 }
}

test('a hut in the distance is not under the paws of whoever leaps', () => {
  const paws = pawsInTheAir([placed('leap')])
  expect(paws.length).toBeGreaterThan(0)
  const lowest = Math.max(...paws.map(([, y]) => y))
  expect(lowest).toBeLessThan(900)
  const hut = { use: 'behind', left: 470, right: 530, front: lowest + 20, height: 60 } as const
  expect(giveWay(projectFootprint(hut, { x: 0, y: 0, scale: 1 }), paws)).not.toBe(0)
  expect(pawsInTheAir([placed('walk')])).toEqual([])
})

test('no lamp post before a fence is missed: from end to end it gives way', () => {
  const fence: PlacedProp = {
    prop: 'fence',
    drawing: PROP_DRAWINGS.fence(),
    box: { x: -160, y: -190, width: 320, height: 190 },
    nodes: [],
    x: 500,
    y: 700,
    row: -2,
    lift: 0,
  } as unknown as PlacedProp
  const bases = basesOf([fence])
  for (let x = 340; x <= 660; x += 10) {
    const post = { use: 'behind', left: x - 6, right: x + 6, front: 760, height: 340 } as const
    expect(giveWay(post, bases)).not.toBe(0)
  }
})

test('a lamp before a bus gives way along its whole length', () => {
  const box = { x: -300, y: -200, width: 600, height: 200 }
  const bus = { drawing: { placement: 'wall' }, box, x: 500, y: 700, lift: 0 } as PlacedProp
  for (let x = 210; x < 790; x += 20) {
    const lamp = { use: 'behind', left: x - 8, right: x + 8, front: 760, height: 300 } as const
    expect({ x, aside: giveWay(lamp, basesOf([bus])) }).not.toEqual({ x, aside: 0 })
  }
})
