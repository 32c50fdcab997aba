// A release is exchanged: two web processes on one database behind a balancer, stopped and started one after the other
// while visitors read, call and write.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startBalancer } from '@/e2e/fixtures/balancer'
import { until } from '@/e2e/fixtures/until'
import { startVisitors } from '@/e2e/fixtures/visitors'
import { startEmbedded, stopEmbedded } from '@/lib/platform/postgres/embedded'
import { JOURNEY_SITE, ROLLING_PORTS } from './ports'

test.setTimeout(240_000)

/**
 * How long a visitor looks at what came: without a pause six of them take a core, which the servers need that they wait
 * for.
 */
const LOOK_MS = 50

const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-rolling-'))
const database = { root: process.cwd(), dataDir: path.join(folder, 'database'), volatile: true }
const running = new Set<ChildProcess>()
test.afterAll(async () => {
  running.forEach((child) => child.kill('SIGKILL'))
  await stopEmbedded(database)
  rmSync(folder, { recursive: true, force: true })
})

async function start(port: number, url: string): Promise<ChildProcess> {
  let output = ''
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...process.env,
      APP_URL: JOURNEY_SITE.APP_URL,
      PORT: String(port),
      LISTEN_HOST: '127.0.0.1',
      DATABASE_URL: url,
      WAGTALE_DATA_DIR: path.join(folder, 'data'),
      AUTH_SECRET: 'of both processes, of both',
      RATE_LIMIT_SCALE: '10000',
      // A busy machine's balancer needs seconds to notice.
      DRAIN_SECONDS: '5',
    },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  await until(
    async () => {
      if (child.exitCode !== null) throw new Error(`the shop ended: ${output}`)
      return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200
    },
    'the shop',
    90_000,
  )
  return child
}

test('two web processes that are exchanged one after the other drop no request', async () => {
  const { url } = await startEmbedded(database)
  const children = [await start(ROLLING_PORTS[0], url), await start(ROLLING_PORTS[1], url)]
  const { port, sees, close } = await startBalancer(ROLLING_PORTS)
  for (const one of ROLLING_PORTS) await until(() => sees(one), 'the balancer')
  const visitors = startVisitors(
    [
      { port, path: '/' },
      { port, path: '/story/sample-mila-and-biscuit/read' },
      { port, path: '/api/stories/sample-mila-and-biscuit' },
      { port, path: '/api/stories/sample-mila-and-biscuit/pages/3/picture.svg' },
      { port, path: '/api/gift-codes/validate', method: 'POST', headers: { 'content-type': 'application/json' } },
    ],
    6,
    LOOK_MS,
  )
  for (const at of [0, 1] as const) {
    const child = children[at]
    child?.kill('SIGTERM')
    expect(child && (await once(child, 'exit'))[0]).toBe(0)
    children[at] = await start(ROLLING_PORTS[at], url)
    await until(() => sees(ROLLING_PORTS[at]), 'the balancer')
  }
  await visitors.stop()
  close()
  expect(visitors.failures).toEqual([])
  // 400: a code that is no code. Nothing says 5xx, and nothing was cut off.
  expect([...visitors.answered.keys()].sort()).toEqual([200, 400])
  expect(visitors.answered.get(200)).toBeGreaterThan(50)
})
