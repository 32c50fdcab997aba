import type { SetDirection } from '../direction'
import { buildSet } from '../stage/build-set'
import { toSvg } from '../print/svg'
import { EVENTS } from '../../author/languages/en/events'
import { bounds, walk } from '../print/node-tree'
import { drawDecorations, decorationKindOf } from './decorate'

test.each([
  ['Christmas', 'christmas'], ['her 5th Birthday', 'birthday'], ['Easter egg hunt', 'easter'], ['Halloween', 'halloween'], ['Diwali', 'lamps'], ['Eid al-Fitr', 'crescent'], ['Hanukkah', 'hanukkah'], ['Chanukah', 'hanukkah'], ['Lunar New Year', 'lunar'], ['New Year’s Eve', 'new-year'], ['Mid-Autumn Festival', 'autumn'], ['a Christmas party', 'christmas'], ['our office party', 'birthday'], ['Holi', 'holi'],
  ['school fete', 'flags'], ['holiday', 'flags'], ['开学', 'flags'], ['the idea of it', 'flags'],
])('%s gets the decorations of %s', (event, kind) => expect(decorationKindOf(event)).toBe(kind))

test('every day of the calendar has things of its own; nothing hangs without one, and nothing in the sea', () => {
  const direction: SetDirection = { setting: 'park', light: 'lamp', weather: 'clear', shot: 'medium', actors: [], props: [], textSpace: 'none' }
  const { stage } = buildSet(direction, { seed: 'book', pageNumber: 1 })
  const printed = (event: string | undefined, hangs = true) => {
    const { hung, stands } = drawDecorations(stage, event, hangs, 800)
    return toSvg({ width: 1000, height: 1000, nodes: [...hung, ...stands.flatMap(({ nodes }) => nodes)] })
  }
  const days = EVENTS.map(({ name }) => printed(name))
  expect(new Set([...days, printed('fete')]).size).toBe(EVENTS.length + 1)
  for (const svg of days) expect(/NaN|undefined/.test(svg)).toBe(false)
  const nothing = printed(undefined)
  expect(printed(' ')).toBe(nothing)
  expect(printed('Christmas', false)).toBe(nothing)
})

test('out of doors all hangs between two poles that stand on the ground; from above nothing hangs', () => {
  const direction: SetDirection = { setting: 'park', light: 'noon', weather: 'clear', shot: 'wide', actors: [], props: [], textSpace: 'none' }
  const at = (setting: SetDirection['setting'], shot: SetDirection['shot'], event: string) =>
    drawDecorations(buildSet({ ...direction, setting, shot }, { seed: 'book', pageNumber: 1 }).stage, event, true, 800).hung
  for (const { name } of EVENTS) {
    const poles = [...walk(at('park', 'wide', name))].filter((node) => node.kind === 'group' && node.part === 'pole')
    expect(poles).toHaveLength(2)
    const boxes = poles.map((pole) => bounds([pole]))
    for (const { y, height } of boxes) {
      expect(y).toBeLessThan(20)
      expect(y + height).toBeGreaterThanOrEqual(800)
    }
    const [left = 0, right = 0] = boxes.map(({ x, width }) => x + width / 2)
    const hung = bounds(at('park', 'wide', name).flatMap((all) => (all.kind === 'group' ? all.children.slice(2) : [])))
    expect(hung.x).toBeGreaterThan(left - 100)
    expect(hung.x + hung.width).toBeLessThan(right + 100)
    expect(at('bedroom', 'above', name)).toEqual([])
    expect(at('sky', 'wide', name)).toEqual([])
  }
})

/** What is set down on the ground of a day, at this place and light. */
const standsOf = (event: string, setting: SetDirection['setting'], light: SetDirection['light'], weather: SetDirection['weather'] = 'clear') => {
  const direction: SetDirection = { setting, light, weather, shot: 'medium', actors: [], props: [], textSpace: 'none' }
  return drawDecorations(buildSet(direction, { seed: 'book', pageNumber: 1 }).stage, event, true, 800).stands
}
const printedOf = (stands: ReturnType<typeof standsOf>): string => toSvg({ width: 1000, height: 1000, nodes: stands.flatMap(({ nodes }) => nodes) })

test.each(EVENTS.map(({ name }) => name))('%s sets nothing of the open air into a room, and something everywhere', (name) => {
  for (const setting of ['library', 'hallway', 'bedroom'] as const)
    for (const weather of ['clear', 'snow'] as const) {
      const stands = standsOf(name, setting, 'noon', weather)
      expect(stands.length).toBeGreaterThan(0)
      expect(stands.map(({ where }) => where)).not.toContain('outdoors')
    }
  const outside = standsOf(name, 'park', 'noon')
  expect(outside.length).toBeGreaterThan(0)
  expect(outside.map(({ where }) => where)).not.toContain('indoors')
})

test('there is no snowman in a library, even while it snows outside', () => {
  expect(printedOf(standsOf('Snow Day', 'library', 'noon', 'snow'))).toBe(printedOf(standsOf('Snow Day', 'library', 'noon')))
  expect(printedOf(standsOf('Snow Day', 'park', 'noon', 'snow'))).not.toBe(printedOf(standsOf('Snow Day', 'park', 'noon')))
})

test.each(['Hanukkah', 'Diwali', 'Eid al-Fitr', 'Halloween', 'Mid-Autumn Festival', 'Nowruz', 'New Year’s Eve'])(
  'the lights of %s are lit in the evening and not by day',
  (name) => {
    const [morning, noon, dusk, lamp] = (['morning', 'noon', 'dusk', 'lamp'] as const).map((light) => printedOf(standsOf(name, 'living-room', light)))
    expect(noon).toBe(morning)
    expect(dusk).toBe(lamp)
    expect(dusk).not.toBe(noon)
  },
)
