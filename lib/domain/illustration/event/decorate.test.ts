import type { Direction } from '../direction'
import { set } from '../stage/set'
import { toSvg } from '../print/svg'
import { decorations, kindOf } from './decorate'

test.each([
  ['Christmas', 'christmas'], ['her 5th Birthday', 'birthday'], ['Easter egg hunt', 'easter'], ['Halloween', 'halloween'], ['Lunar New Year', 'lunar'], ['Diwali', 'lamps'], ['Eid al-Fitr', 'crescent'], ['Hanukkah', 'hanukkah'], ['Chanukah', 'hanukkah'],
  ['school fete', 'flags'], ['holiday', 'flags'], ['开学', 'flags'], ['the idea of it', 'flags'],
])('%s is kept with %s', (event, kind) => expect(kindOf(event)).toBe(kind))

test('hangs something for every day, nothing without one, and nothing in the sea', () => {
  const direction: Direction = { setting: 'park', light: 'lamp', weather: 'clear', shot: 'medium', actors: [], props: [], textSpace: 'none' }
  const { stage } = set(direction, 'book', 1, 0, false)
  const printed = ['Christmas', 'birthday', 'Easter', 'Halloween', 'Lunar New Year', 'Diwali', 'Eid', 'Hanukkah', 'fete'].map((event) => toSvg({ width: 1000, height: 1000, nodes: decorations(stage, event, true) }))
  expect(new Set(printed).size).toBe(9)
  for (const svg of printed) expect(/NaN|undefined/.test(svg)).toBe(false)
  expect(decorations(stage, undefined, true)).toEqual([])
  expect(decorations(stage, ' ', true)).toEqual([])
  expect(decorations(stage, 'Christmas', false)).toEqual([])
})
