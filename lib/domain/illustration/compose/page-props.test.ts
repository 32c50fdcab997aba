import { direction } from '../direction'
import type { Prop, SetDirection } from '../direction'
import { resolvePageProps } from './page-props'

const kitchen = (props: Prop[]): SetDirection => ({
  ...direction.parse({
    setting: 'kitchen',
    light: 'morning',
    weather: 'clear',
    shot: 'wide',
    actors: [{ who: 'child', pose: 'stand', feeling: 'happy' }],
    props: props.map((prop) => ({ prop })),
  }),
  shot: 'wide',
})
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
