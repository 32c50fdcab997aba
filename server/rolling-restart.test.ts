import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startBalancer } from '@/e2e/fixtures/balancer'
import { bundleProgram } from '@/e2e/fixtures/bundle'
import { freePort } from '@/e2e/fixtures/free-port'
import { until } from '@/e2e/fixtures/until'
import { startVisitors } from '@/e2e/fixtures/visitors'

jest.setTimeout(90_000)

const NOTICE_MS = 500
const running = new Set<ChildProcess>()
let program: Awaited<ReturnType<typeof bundleProgram>>
beforeAll(async () => {
  program = await bundleProgram('e2e/fixtures/drained-server.ts')
})
afterAll(() => {
  running.forEach((child) => child.kill('SIGKILL'))
  program.remove()
})

const isReady = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200

async function start(port: number): Promise<ChildProcess> {
  const args = [program.file, String(port), String(NOTICE_MS)]
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  running.add(child)
  child.once('exit', () => running.delete(child))
  await until(() => isReady(port), 'the server', 30_000)
  return child
}

test('two web processes that are exchanged one after the other behind a balancer drop no request', async () => {
  const ports = [await freePort(), await freePort()] as const
  const children = [await start(ports[0]), await start(ports[1])]
  const balancer = await startBalancer(ports)
  for (const port of ports) await until(() => balancer.sees(port), 'the balancer', 5_000)
  const visitors = startVisitors(
    [
      { port: balancer.port, path: '/' },
      { port: balancer.port, path: '/order', method: 'POST' },
    ],
    8,
  )
  for (const at of [0, 1, 0, 1]) {
    const child = children[at]
    child?.kill('SIGTERM')
    const [code] = child ? await once(child, 'exit') : []
    expect(code).toBe(0)
    children[at] = await start(ports[at] ?? 0)
    await until(() => balancer.sees(ports[at] ?? 0), 'the balancer', 5_000)
  }
  await visitors.stop()
  balancer.close()
  expect(visitors.failures).toEqual([])
  expect([...visitors.answered.keys()]).toEqual([200])
  expect(visitors.answered.get(200)).toBeGreaterThan(200)
})
