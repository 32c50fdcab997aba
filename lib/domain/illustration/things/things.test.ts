import type { Direction } from '../direction'
import { colourCrayon, crayonColourOf } from './crayon'
import { HUES } from './prop-drawing'
import { PROPS } from '../direction'
import { bounds, walk } from '../print/node-tree'
import { toSvg } from '../print/svg'
import { drawLettering } from './letters'
import { flattenMarks } from '../stage/marks'
import { PROP_DRAWINGS } from './table'
import { standOnStool } from './tabletop'

test('what has words is no more mirrored on a small table than on the floor', () => {
  expect(standOnStool(PROP_DRAWINGS['money-jar']('CAP')).readable).toBe(true)
  expect(standOnStool(PROP_DRAWINGS.jar()).readable).toBeUndefined()
})

test.each(PROPS)('%s is drawn about as large as it says, its foot on the ground, the same each time', (prop) => {
  const thing = PROP_DRAWINGS[prop]('HELLO')
  const box = bounds(thing.nodes)
  expect(thing.nodes.length).toBeGreaterThan(0)
  expect(box.width / thing.width).toBeGreaterThan(0.5)
  expect(box.width / thing.width).toBeLessThan(2.2)
  // A long flat prop on which people stand has its supports below the ground line.
  if (thing.placement !== 'flat' || thing.width < 140) expect(box.y + box.height).toBeLessThan(15)
  const print = () => toSvg({ width: 10, height: 10, nodes: PROP_DRAWINGS[prop]('HELLO').nodes })
  expect(print()).toBe(print())
  expect(/NaN|undefined/.test(print())).toBe(false)
})

describe('lettering', () => {
  const at = (text: string) => bounds(flattenMarks(drawLettering(text, 10, 20, 60, 30, '#000000')))
  it.each(['KEEP OUT', 'Do not feed the cat', 'A', 'Zoë & Ça va?', 'no: 7, 3.5!', 'Supercalifragilistic'])('%s stays inside its box', (text) => {
    const box = at(text)
    expect(box.x).toBeGreaterThanOrEqual(8)
    expect(box.y).toBeGreaterThanOrEqual(17)
    expect(box.x + box.width).toBeLessThanOrEqual(72)
    expect(box.y + box.height).toBeLessThanOrEqual(53)
    expect(box.width).toBeGreaterThan(1)
  })
  it('scribbles what it has no letters for, and draws nothing for nothing', () => {
    expect(at('مرحبا').width).toBeGreaterThan(30)
    expect([...walk(flattenMarks(drawLettering('', 0, 0, 10, 10, '#000000')))]).toEqual([])
  })
})

test('a lamp without its plug sheds no light', () => {
  const halos = (text?: string) => [...walk(PROP_DRAWINGS.lamp(text).nodes)].filter((node) => 'opacity' in node && node.opacity !== undefined && node.opacity < 1).length
  expect([halos(), halos('off')]).toEqual([1, 0])
})

test('a crayon has the colour that its text names, and in a book about the scribble every crayon is the red one', () => {
  const page = (props: Direction['props']): Direction => ({
    setting: 'hallway', light: 'noon', weather: 'clear', shot: 'wide', textSpace: 'none', props,
    actors: [{ who: 'child', pose: 'sit', feeling: 'happy', holding: 'crayon' }],
  })
  const crayonOf = ({ props }: Direction) => props.find(({ prop }) => prop === 'crayon')
  expect(crayonColourOf('red')).toBe(HUES.red)
  expect(crayonColourOf(undefined)).toBe(HUES.blue)
  const scribbled = [{ direction: page([{ prop: 'scribble', text: 'dot' }]) }]
  expect(crayonOf(colourCrayon(page([]), scribbled))?.text).toBe('red')
  expect(crayonOf(colourCrayon(page([{ prop: 'crayon', text: 'green' }]), scribbled))?.text).toBe('green')
  expect(crayonOf(colourCrayon(page([]), []))).toBeUndefined()
})
