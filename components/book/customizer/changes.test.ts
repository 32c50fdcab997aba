import fc from 'fast-check'
import { customizations, type Customizations } from '@/lib/domain/illustration/customizations'
import {
  withFurnitureChange,
  withColour,
  withFurniture,
  withOffset,
  EMPTY_CUSTOMIZATIONS,
  offsetOn,
  withoutFurniture,
} from './changes'

type Change = (now: Customizations) => Customizations
const who = fc.constantFrom('child', 'pet1', 'elder')
const wild = fc.double({ min: -400, max: 400, noNaN: true })
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(who, fc.constantFrom('hairColor', 'skinTone'), fc.constantFrom('#112233', undefined)).map(
    ([id, part, colour]): Change =>
      (now) =>
        withColour(now, id, part, colour),
  ),
  fc.tuple(who, fc.integer({ min: 0, max: 20 }), wild, wild).map(
    ([id, page, x, y]): Change =>
      (now) =>
        withOffset(now, id, page, { x, y }),
  ),
  fc.tuple(wild, wild, wild).map(
    ([x, y, size]): Change =>
      (now) =>
        withFurnitureChange(now, now.furniture[0]?.id ?? '', { position: { x, y }, size }),
  ),
  fc.uuid().map(
    (id): Change =>
      (now) =>
        now.furniture.length < 12 ? withFurniture(now, 'lamp', id) : withoutFurniture(now, now.furniture[0]?.id ?? ''),
  ),
)

test('whatever is done at the drawing table, in any order, can be saved as it is', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const result = changes.reduce((now, next) => next(now), EMPTY_CUSTOMIZATIONS)
      expect(customizations.parse(JSON.parse(JSON.stringify(result)))).toEqual(result)
    }),
  )
})

test('what is taken back leaves no trace', () => {
  const blue = withColour(EMPTY_CUSTOMIZATIONS, 'pet1', 'hairColor', '#3f6cc4')
  const there = withOffset(blue, 'pet1', 3, { x: 12.34, y: 0 })
  expect(offsetOn(there, 'pet1', 3)).toEqual({ x: 12.3, y: 0 })
  expect(offsetOn(there, 'pet1', 4)).toEqual({ x: 0, y: 0 })
  expect(withColour(withOffset(there, 'pet1', 3, { x: 0, y: 0 }), 'pet1', 'hairColor', undefined)).toEqual(
    EMPTY_CUSTOMIZATIONS,
  )
})
