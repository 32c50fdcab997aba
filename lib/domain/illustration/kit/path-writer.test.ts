import { straightPath } from '../stage/marks'
import { beginPath, finishPath, COMMAND_BYTES, createPointWriter } from './path-writer'

test('a path that broke off leaves nothing in the next one', () => {
  const ink = createPointWriter((v) => v * 10)
  const broken = (): string => {
    beginPath()
    ink.command(COMMAND_BYTES.M, 1, 2)
    throw new Error('in the middle of a path')
  }
  expect(broken).toThrow()
  expect(
    straightPath([
      [1, 1],
      [2, 1],
      [2, 2],
    ]),
  ).toBe('M1 1L2 1L2 2Z')
  beginPath()
  ink.command(COMMAND_BYTES.M, 3, 4)
  expect(finishPath()).toBe('M3 4')
})
