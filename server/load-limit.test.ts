import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { config } from '../middleware'
import { limitLoad } from './load-limit'
import { workOf } from './request-work'

/** A limit whose thread is as busy as it is told. */
async function limit(options: Parameters<typeof limitLoad>[0], busy = { now: true }) {
  const admit = limitLoad({ ...options, utilization: () => (busy.now ? 1 : 0.3) })
  await sleep(120)
  return admit
}

/** A request and the end of its response. */
function ask(admit: ReturnType<typeof limitLoad>, url = '/story/a', method = 'GET') {
  const response = new EventEmitter()
  let isAdmitted: boolean | undefined
  const admitted = admit({ url, method } as IncomingMessage, response as ServerResponse).then((is) => (isAdmitted = is))
  return { admitted, isAdmitted: () => isAdmitted, end: (event: 'finish' | 'close' = 'finish') => response.emit(event) }
}

test('load: as many as allowed are under way, the next take turns as they came', async () => {
  const admit = await limit({ most: 2, waitMs: 5_000, holdMs: 5_000 })
  const [first, second] = [ask(admit), ask(admit)]
  expect(await Promise.all([first.admitted, second.admitted])).toEqual([true, true])
  const [third, fourth] = [ask(admit), ask(admit)]
  await sleep(5)
  expect([third.isAdmitted(), fourth.isAdmitted()]).toEqual([undefined, undefined])
  second.end()
  // What was sent is closed later: it was one request.
  second.end('close')
  expect(await third.admitted).toBe(true)
  await sleep(5)
  expect(fourth.isAdmitted()).toBeUndefined()
  first.end('close')
  expect(await fourth.admitted).toBe(true)
})

test('load: who would wait for too long is refused at once, and the place of one who left goes to the next', async () => {
  const admit = await limit({ most: 1, waitMs: 40, holdMs: 5_000 })
  const busy = ask(admit)
  await busy.admitted
  const [gone, late] = [ask(admit), ask(admit)]
  gone.end('close')
  expect([await gone.admitted, await late.admitted]).toEqual([false, false])
  const next = ask(admit)
  busy.end()
  expect(await next.admitted).toBe(true)
})

test('load: where there has been a line for as long as anybody may wait, the next wait for less', async () => {
  const admit = await limit({ most: 1, waitMs: 300, crowdWaitMs: 20, holdMs: 5_000 })
  const busy = ask(admit)
  await busy.admitted
  const [first, gone] = [ask(admit), ask(admit)]
  await sleep(250)
  const second = ask(admit)
  await sleep(60)
  // The first has waited for its 300 ms; the second, who came before that, waits on.
  expect([await first.admitted, await gone.admitted, second.isAdmitted()]).toEqual([false, false, undefined])
  const begun = performance.now()
  const third = ask(admit)
  expect(await third.admitted).toBe(false)
  expect(performance.now() - begun).toBeLessThan(200)
  expect(second.isAdmitted()).toBeUndefined()
  busy.end()
  expect(await second.admitted).toBe(true)
  second.end()
  // The line was empty: the next may wait for long again.
  const other = ask(admit)
  await other.admitted
  const patient = ask(admit)
  await sleep(100)
  expect(patient.isAdmitted()).toBeUndefined()
  other.end()
  expect(await patient.admitted).toBe(true)
})

test('load: what waits for something else than this thread has its turn for a short while', async () => {
  const admit = await limit({ most: 1, waitMs: 40, holdMs: 300, shortHoldMs: 5 })
  for (const [method, url] of [
    ['POST', '/api/gift-codes/redeem'],
    ['GET', '/api/stories/a/events'],
    ['GET', '/api/stories/a/download?format=pdf'],
  ])
    expect(await ask(admit, url, method).admitted).toBe(true)
  // One that was not known to.
  expect(await ask(admit).admitted).toBe(true)
  expect(await ask(admit).admitted).toBe(false)
  expect(await ask(admit, '/api/gift-codes/redeem', 'POST').admitted).toBe(false)
  await sleep(300)
  expect(await ask(admit).admitted).toBe(true)
})

test('load: what is ready, health, and news of payments are never refused', async () => {
  const admit = await limit({ most: 0, waitMs: 1 })
  for (const url of ['/', '/es', '/pricing', '/de/pricing', '/_next/static/a.js', '/healthz', '/readyz', '/js/a.js'])
    expect([url, await ask(admit, url).admitted]).toEqual([url, true])
  for (const url of ['/api/stripe/webhook', '/api/shopify/webhook/purchase', '/api/print/webhook'])
    expect([url, await ask(admit, url, 'POST').admitted]).toEqual([url, true])
  expect(await ask(admit).admitted).toBe(false)
})

test('load: while the thread has time, those that wait for something else hold nobody up', async () => {
  const busy = { now: false }
  const admit = await limit({ most: 1, waitMs: 5_000, holdMs: 60_000 }, busy)
  expect(await Promise.all([ask(admit).admitted, ask(admit).admitted])).toEqual([true, true])
  busy.now = true
  await sleep(120)
  const [third, fourth] = [ask(admit), ask(admit)]
  await sleep(120)
  expect([third.isAdmitted(), fourth.isAdmitted()]).toEqual([undefined, undefined])
  busy.now = false
  expect(await Promise.all([third.admitted, fourth.admitted])).toEqual([true, true])
})

test('load: every page that is rendered for each request is limited', () => {
  const words = config.matcher
    .map((matcher) => (typeof matcher === 'string' ? matcher : matcher.source))
    .filter((source) => source.startsWith('/:locale'))
    .flatMap((source) => (/\)\?\/(?::\w+\()?([\w|-]+)/.exec(source)?.[1] ?? source).split('|'))
  expect(words.length).toBeGreaterThan(15)
  for (const word of words)
    for (const url of [`/${word}`, `/fr/${word}/x?y=1`])
      expect([url, workOf({ method: 'GET', url })]).toEqual([url, 'dynamic'])
})
