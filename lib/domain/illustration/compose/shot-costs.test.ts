import { makeCast, makeRoomPage } from '@/e2e/fixtures/pictures'
import type { Actor, Direction } from '../direction'
import { costsOf } from './shot-costs'

const cast = makeCast()
const child = { who: 'child', pose: 'stand', feeling: 'calm' } as const
const pageOf = (over: Partial<Direction>): Direction => ({ ...makeRoomPage('kitchen', []), actors: [child], ...over })
const costs = (over: Partial<Direction>) => costsOf({ direction: pageOf(over), pageNumber: 7 }, cast)

test('what a near picture cannot show is told from farther off', () => {
  const looking = (looksAt: string): Actor[] => [{ ...child, looksAt }]
  const pages: Partial<Direction>[] = [
    { setting: 'garden', props: [{ prop: 'moon' }] },
    { setting: 'museum', actors: looking('whale'), props: [{ prop: 'whale' }] },
    { setting: 'attic', actors: looking('handprint'), props: [{ prop: 'handprint' }] },
    { actors: [{ ...child, act: { verb: 'hold-up', thing: 'umbrella' } }] },
  ]
  for (const one of pages) {
    const { face, bust, knee, whole } = costs(one)
    expect(Math.min(face, bust)).toBeGreaterThan(Math.min(knee, whole))
  }
  const poured = costs({ actors: [{ ...child, act: { verb: 'pour', thing: 'porridge' } }] })
  expect(poured.face).toBeGreaterThan(poured.bust + 5)
  // Fingers that are counted on are not seen from afar.
  expect(costs({ actors: [{ ...child, pose: 'count' }] }).tiny).toBeGreaterThan(costs({}).tiny)
})
