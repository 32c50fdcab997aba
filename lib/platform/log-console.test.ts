import { withRequestId } from './request-id'
import { log } from './log'
import { logConsole } from './log-console'
import { markReported } from './reported-errors'

const { error: consoleError, warn } = console
let written = ''
beforeEach(() => {
  written = ''
  jest.spyOn(process.stdout, 'write').mockImplementation((part) => {
    written += String(part)
    return true
  })
  logConsole()
})
afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(console, { error: consoleError, warn })
})
const lines = (): unknown[] =>
  written
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))

test('the console: an error is one line with its stack and without its message', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  console.error(' ⨯', new Error('Invalid invocation\n  childName: "Mila"', { cause }))
  console.warn('\u001b[33m⚠\u001b[39m The cache is cold.\nsecond line')
  expect(lines()).toMatchObject([
    {
      level: 'error',
      event: 'console.error',
      error: { name: 'Error', stack: expect.any(Array), cause: { code: 'ECONNREFUSED' } },
    },
    { level: 'warn', event: 'console.warn', text: '⚠ The cache is cold.' },
  ])
  expect(written).not.toMatch(/Mila|5432|second line/)
})

test('the console: an error that is logged with its route already is not logged again', () => {
  const error = new Error('once')
  markReported(error)
  console.error(error)
  expect(lines()).toEqual([])
})

test('lines that are written for a request carry its id', async () => {
  await withRequestId('r-1', async () => {
    await Promise.resolve()
    log.info('within')
  })
  log.info('outside')
  expect(lines()).toEqual([
    { time: expect.any(String), level: 'info', event: 'within', requestId: 'r-1' },
    { time: expect.any(String), level: 'info', event: 'outside' },
  ])
})
