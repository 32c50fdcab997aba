import { watchDatabase } from './watch-database'

const soon = { patienceMs: 60, everyMs: 5 }

test('a database that stays away is given up after the time that it has', async () => {
  const started = performance.now()
  const ping = jest.fn().mockRejectedValue(new Error('away'))
  expect(await watchDatabase({ ...soon, ping, stop: new AbortController().signal })).toBe(true)
  expect(performance.now() - started).toBeGreaterThanOrEqual(60)
})

test('a database that hangs does not hold up the end', async () => {
  const stop = new AbortController()
  const ping = () => {
    stop.abort()
    return new Promise<void>(() => {})
  }
  expect(await watchDatabase({ ...soon, ping, stop: stop.signal })).toBe(false)
})

test('one that comes back in time is watched on, until the server stops', async () => {
  const stop = new AbortController()
  let pings = 0
  const ping = async () => {
    pings++
    if (pings === 60) stop.abort()
    if (pings % 3 !== 0) throw new Error('away')
  }
  expect(await watchDatabase({ ...soon, patienceMs: 10_000, ping, stop: stop.signal })).toBe(false)
  expect(pings).toBe(60)
})
