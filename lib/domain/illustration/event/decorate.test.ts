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
