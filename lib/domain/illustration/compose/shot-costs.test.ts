import { makeCast, makeRoomPage } from '@/e2e/fixtures/pictures'
import type { Member } from '../cast'
import type { Actor, Direction } from '../direction'
import { suitsPlan } from '../plan/suits-plan'
import { resolveChildLook } from '../resolve-child'
import { PROP_DRAWINGS } from '../things/table'
import { boxOfProp } from '../things/prop-drawing'
import { CLOSE_PROPS } from './close-props'
import { costsOf } from './shot-costs'

const page = (pose: string, props: Direction['props'] = []): Direction => ({
  setting: 'park',
  light: 'noon',
  weather: 'clear',
  shot: 'medium',
  actors: [{ who: 'child', pose, feeling: 'calm' }],
  props,
  textSpace: 'none',
})

test('who runs after something is no picture of a face', () => {
  const look = resolveChildLook(undefined, 'girl', 'seed', 'child')
  const child: Member = { kind: 'child', who: 'child', age: '5-6', look }
  const costs = (pose: string) => costsOf({ pageNumber: 6, direction: page(pose) }, [child])
  expect(costs('run').face).toBeGreaterThan(costs('walk').face + 5)
  expect(costs('run').bust).toBeGreaterThan(costs('walk').bust)
  expect(costs('run').whole).toBe(costs('walk').whole)
})

test('what all sit in is under them: in no near picture and no plan', () => {
  const mud = [{ prop: 'puddle', text: 'mud' }] as const
  expect(suitsPlan(page('sit', [...mud]))).toBe(0)
  expect(suitsPlan(page('sit', [{ prop: 'puddle' }]))).toBeGreaterThan(0)
  const close = (text?: string): boolean => {
    const drawing = PROP_DRAWINGS.puddle(text)
    return CLOSE_PROPS({ prop: 'puddle', drawing, box: boxOfProp(drawing), wantedX: 0.5, text, row: 0 })
  }
  expect(close('mud')).toBe(false)
  expect(close()).toBe(true)
})

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
    { actors: [child, { who: 'pet1', pose: 'sit', feeling: 'calm', at: 'far' }] },
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
