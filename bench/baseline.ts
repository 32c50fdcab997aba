// The least that Next.js of our version can serve, built and started beside the site: everything is measured against
// it.
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/e2e/fixtures/free-port'
import { commandOf } from '@/scripts/build-steps'

const root = path.resolve(import.meta.dirname, '..')
const next = commandOf('next')
const folder = path.join(root, 'bench/baseline-app')
const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

/** Builds and serves the floor while `work` is done with its address; `settings` are added to its environment. */
export async function withFloor<T>(
  work: (address: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const built = spawnSync(process.execPath, [next, 'build', folder], { cwd: root, env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`the floor could not be built\n${built.stdout}${built.stderr}`)
  const port = await freePort()
  const server = spawn(process.execPath, [next, 'start', folder, '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: root,
    env: { ...env, ...settings },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  try {
    for (
      let tries = 0;
      tries < 200 &&
      !(await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ));
      tries++
    )
      await sleep(50)
    return await work(address)
  } finally {
    server.kill('SIGTERM')
  }
}
