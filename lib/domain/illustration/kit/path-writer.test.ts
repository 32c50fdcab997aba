import { straight } from '../stage/marks'
import { begin, finish, INK, makeInk } from './path-writer'

test('a path that broke off leaves nothing in the next one', () => {
  const ink = makeInk((v) => v * 10)
  const broken = (): string => {
    begin()
    ink.to(INK.M, 1, 2)
    throw new Error('in the middle of a path')
  }
  expect(broken).toThrow()
  expect(
    straight([
      [1, 1],
      [2, 1],
      [2, 2],
    ]),
  ).toBe('M1 1L2 1L2 2Z')
  begin()
  ink.to(INK.M, 3, 4)
  expect(finish()).toBe('M3 4')
})
