import { coverLayout } from './cover-layout'

it.each([
  ['Freeze!', 'label', false],
  ['Any Year Now', 'cloth', false],
  ['Any Minute Now', 'cloth', false],
  ['The Hole in the Fence', 'cloth', true],
])('%s: %s', (title, layout, longTitle) => {
  expect(coverLayout(title)).toEqual({ layout, longTitle })
})
