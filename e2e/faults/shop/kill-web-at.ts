import { expectSame } from './expect'
import type { Postgres } from './postgres'
import type { Answer } from './visitor'

interface Stopped {
  postgres: Postgres
  web: { kill: () => Promise<unknown>; start: () => Promise<unknown> }
}

/**
 * Kills the web process in a request at the statement that is held, and starts it again.
 * @param hold table, statement and moment, as `Postgres.hold` takes them
 * @returns since when the process is dead, as `performance.now()` counts
 */
export async function killWebAt(
  { postgres, web }: Stopped,
  hold: Parameters<Postgres['hold']>,
  what: string,
  send: () => Promise<Pick<Answer, 'status'>>,
): Promise<number> {
  await postgres.hold(...hold)
  const lost = send()
  await postgres.held(what)
  await web.kill()
  expectSame((await lost).status, 0, 'the first answer')
  const since = performance.now()
  await postgres.letGo()
  await web.start()
  return since
}
