import { AGE_BANDS } from '../../story/lists'
import { drawChild } from '../child/draw'
import type { Cast } from '../cast'
import { findFlaws } from '../check/flaws'
import { direction, type Direction } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { walk } from '../print/node-tree'
import { resolveChildLook } from '../resolve-child'
import type { GroupNode } from '../scene'
import { SEAT_KINDS, SEATS } from '../things/seats'

const look = (key: string, mobility: 'none' | 'wheelchair' = 'none') => ({
  ...resolveChildLook({}, 'girl', key, 'child'),
  mobility,
})
const cast: Cast = [
  { kind: 'child', who: 'child', age: '5-6', look: look('a') },
  { kind: 'child', who: 'friend', age: '5-6', look: look('b') },
]
const page = (more: Partial<Direction>): Direction =>
  direction.parse({
    setting: 'garden',
    light: 'noon',
    weather: 'clear',
    shot: 'wide',
    actors: [
      { who: 'child', pose: 'sit', feeling: 'happy' },
      { who: 'friend', pose: 'sit', feeling: 'sad' },
    ],
    props: [],
    ...more,
  })
const draw = (pageDirection: Direction, people = cast) => {
  const picture = illustrate(
    { cast: people, seed: 'seats', engineVersion: ENGINE_VERSION },
    { direction: pageDirection, pageNumber: 3 },
  )
  expect(findFlaws(picture, people, pageDirection)).toEqual([])
  return [...walk(picture.scene.nodes)].flatMap((node) =>
    node.kind === 'group' && node.part !== undefined ? [node.part] : [],
  )
}
const times = (parts: readonly string[], part: string) => parts.filter((one) => one === part).length

describe('seats', () => {
  it.each(SEAT_KINDS)('a %s carries every age: nobody sinks into the ground, hips are on the seat', (kind) => {
    for (const age of AGE_BANDS)
      for (const view of ['front', 'threeQuarter'] as const) {
        const size = 130
        const { box, anchors } = drawChild(
          { age, look: look(age) },
          { pose: 'sit', feeling: 'calm', key: age, size, view, seatHeight: SEATS[kind].height },
        )
        expect(box.y + box.height).toBeLessThan(size * 0.04)
        expect(-anchors.lap[1]).toBeGreaterThan(SEATS[kind].height)
        expect(-anchors.lap[1]).toBeLessThan(SEATS[kind].height + size * 0.25)
      }
  })

  it('two on a bench share it, and it stands nowhere else', () => {
    const parts = draw(page({ props: [{ prop: 'bench' }] }))
    expect([times(parts, 'seat'), times(parts, 'prop:bench')]).toEqual([1, 0])
  })

  it('chairs that are told to be empty stand beside those who sit', () => {
    const empty = { prop: 'chair', text: 'empty' } as const
    const parts = draw(page({ props: [{ prop: 'chair' }, empty, empty] }))
    expect([times(parts, 'seat'), times(parts, 'prop:chair')]).toEqual([2, 2])
  })

  it.each([
    ['bench', 'garden'],
    ['log', 'forest'],
    ['sofa', 'living-room'],
    ['chair', 'living-room'],
  ] as const)('seen from behind people sit on a %s, which is before them', (prop, setting) => {
    const parts = draw(page({ setting, shot: 'behind', props: [{ prop }] }))
    expect(times(parts, 'seat')).toBeGreaterThan(0)
    const picture = illustrate(
      { cast, seed: 'seats', engineVersion: ENGINE_VERSION },
      { direction: page({ setting, shot: 'behind', props: [{ prop }] }), pageNumber: 3 },
    )
    const groups = [...walk(picture.scene.nodes)].filter((node) => node.kind === 'group')
    const last = groups.findLastIndex(({ cast: who }) => who !== undefined)
    expect(groups.findLastIndex(({ part }) => part === 'seat')).toBeGreaterThan(last)
  })

  it('a small blanket laid over somebody who sleeps lies on them, and with nobody asleep it isn’t there', () => {
    const over = { prop: 'old-blanket', text: 'over' } as const
    const pageDirection = page({
      setting: 'living-room',
      light: 'dusk',
      actors: [
        { who: 'child', pose: 'reach', feeling: 'happy' },
        { who: 'friend', pose: 'sleep', feeling: 'calm' },
      ],
      props: [over, { prop: 'sofa' }],
    })
    const parts = draw(pageDirection)
    expect(times(parts, 'prop:old-blanket')).toBe(1)
    const nodes = [
      ...walk(
        illustrate({ cast, seed: 'seats', engineVersion: ENGINE_VERSION }, { direction: pageDirection, pageNumber: 3 })
          .scene.nodes,
      ),
    ]
    const xOf = (is: (node: GroupNode) => boolean) =>
      nodes.flatMap((node) => (node.kind === 'group' && is(node) ? [node.transform?.[4] ?? 0] : [])).at(-1) ?? 0
    const [blanket, sleeper, waker] = [
      xOf((g) => g.part === 'prop:old-blanket'),
      xOf((g) => g.cast === 'friend'),
      xOf((g) => g.cast === 'child'),
    ]
    expect(Math.abs(blanket - sleeper)).toBeLessThan(Math.abs(blanket - waker))
    expect(times(draw(page({ props: [over] })), 'prop:old-blanket')).toBe(0)
  })

  it('at a table each has a chair, in a kitchen that has a table of its own too', () => {
    for (const setting of ['shed', 'kitchen'] as const) {
      const parts = draw(page({ setting, props: [{ prop: 'table' }, { prop: 'bread' }] }))
      expect([times(parts, 'seat'), times(parts, 'prop:table'), times(parts, 'prop:bread')]).toEqual([2, 1, 1])
    }
  })

  it('who brings a wheelchair needs no other', () => {
    const [child, ...others] = cast
    if (child?.kind !== 'child') throw new Error('no child')
    expect(
      times(
        draw(page({ props: [{ prop: 'table' }] }), [{ ...child, look: look('a', 'wheelchair') }, ...others]),
        'seat',
      ),
    ).toBe(1)
  })

  it('beside a bed one sits on its edge, and there is one bed', () => {
    const parts = draw(page({ setting: 'bedroom', props: [{ prop: 'bed' }] }))
    expect([times(parts, 'seat'), times(parts, 'prop:bed')]).toEqual([1, 0])
  })

  it('in a bedroom one sleeps in bed', () => {
    expect(
      times(
        draw(
          page({
            setting: 'bedroom',
            light: 'night',
            actors: [{ who: 'child', pose: 'sleep', feeling: 'calm' }],
            props: [{ prop: 'blanket' }],
          }),
        ),
        'seat',
      ),
    ).toBe(1)
  })
})
