import { makeCast, makeRoomPage } from '@/e2e/fixtures/pictures'
import type { Prop, SetDirection } from '../direction'
import { resolvePageProps } from './page-props'
import { placeProp } from './place-prop'
import { resolveRoles } from './roles'

const kitchen = (props: Prop[]): SetDirection => makeRoomPage('kitchen', props)
/** Height of the cup with what it stands on, in centimetres. */
const heightOfCup = (props: Prop[], ownProps: Prop[]) =>
  resolvePageProps([], kitchen(props), ownProps, { indoor: true, swims: false }).find(({ prop }) => prop === 'ship-cup')
    ?.box.height

test('a cup that is told with a table stands on a small one where the place’s own is far behind, and else on the floor', () => {
  const onFloor = heightOfCup(['ship-cup'], ['table'])
  expect(onFloor).toBeLessThan(40)
  expect(heightOfCup(['table', 'ship-cup'], ['table'])).toBeGreaterThan((onFloor ?? NaN) + 35)
  // A table that is drawn itself carries it.
  expect(heightOfCup(['table', 'ship-cup'], [])).toBeUndefined()
})

test('what somebody put to bed lies there, and does not stand on a table', () => {
  const jar = (text?: string) =>
    resolvePageProps([], { ...kitchen([]), props: [{ prop: 'jar', ...(text ? { text } : {}) }] }, [], {
      indoor: true,
      swims: false,
    })[0]?.box.height
  expect(jar()).toBeGreaterThan(55)
  expect(jar('abed')).toBeLessThan(30)
})

test('a thing stands before the person who looks at it, whatever animal does too', () => {
  const cast = makeCast()
  const direction: SetDirection = {
    ...kitchen([]),
    actors: [
      { who: 'pet1', pose: 'sit', feeling: 'calm', looksAt: 'hat', at: 'left' },
      { who: 'child', pose: 'stand', feeling: 'calm', looksAt: 'hat', at: 'right' },
    ],
    props: [{ prop: 'hat' }],
  }
  const roles = resolveRoles(cast, direction, [])
  const [hat] = resolvePageProps(roles, direction, [], { indoor: true, swims: false })
  expect(hat?.viewer?.member.who).toBe('child')
})

test('a bird looks at whoever looks at it, on whichever side the light is', () => {
  for (const at of ['left', 'right'] as const) {
    const direction: SetDirection = {
      ...kitchen([]),
      actors: [{ who: 'child', pose: 'stand', feeling: 'calm', looksAt: 'bird', at }],
      props: [{ prop: 'bird', at: at === 'left' ? 'right' : 'left' }],
    }
    const roles = resolveRoles(makeCast(), direction, [])
    const [bird] = resolvePageProps(roles, direction, [], { indoor: true, swims: false })
    if (!bird) throw new Error('no bird')
    const flips = ([-1, 1] as const).map((lightSide) => {
      const [node] = placeProp(bird, 1, lightSide, { x: 0, y: 0, row: 0, lift: 0 }).nodes
      return node && 'transform' in node ? node.transform?.[0] : undefined
    })
    expect(flips).toEqual(at === 'left' ? [-1, -1] : [1, 1])
  }
})

test('a plant that somebody looks at is among the cast, and else the place has its own', () => {
  const propsWhere = (looksAt: string) => {
    const direction: SetDirection = {
      ...kitchen(['plant']),
      actors: [{ who: 'child', pose: 'stand', feeling: 'calm', looksAt }],
    }
    const roles = resolveRoles(makeCast(), direction, [])
    return resolvePageProps(roles, direction, ['plant'], { indoor: true, swims: false }).map(({ prop }) => prop)
  }
  expect(propsWhere('plant')).toEqual(['plant'])
  expect(propsWhere('pet1')).toEqual([])
})

test('prints of hands are low on the wall, and as large as hands', () => {
  for (const text of ['', 'two', 'green']) {
    const direction: SetDirection = { ...kitchen([]), props: [{ prop: 'handprint', text }] }
    const [print] = resolvePageProps([], direction, [], { indoor: true, swims: false })
    if (!print) throw new Error('no print')
    expect(print.drawing.inWall).toBe(true)
    expect(print.box.y).toBeGreaterThan(-30)
    expect(print.box.height).toBeLessThan(20)
  }
})
