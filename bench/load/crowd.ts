// Several processes of visitors as one, so that it isn't the crowd that is slow.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Report, Setting, Told } from './client'
import type { Sample } from './sample'

export class Crowd {
  /** For how long, in ms, a client was late at the worst. */
  late = 0

  private constructor(private readonly clients: readonly ChildProcess[]) {}

  static gather(size: number, setting: Omit<Setting, 'seed'>): Crowd {
    const clients = Array.from({ length: size }, (_, at) => {
      const client = fork(path.join(import.meta.dirname, 'client.ts'), { execArgv: process.execArgv })
      client.on('message', (told: object) => {
        if ('failed' in told) throw new Error(`a client failed: ${String(told.failed)}`)
      })
      const told: Told = { setting: { ...setting, seed: `client ${at}` } }
      client.send(told)
      return client
    })
    return new Crowd(clients)
  }

  /** @param rate visitors a second, of all clients together; 0 sends none */
  send(rate: number): void {
    const told: Told = { rate: rate / this.clients.length }
    for (const client of this.clients) client.send(told)
  }

  /** What was noted since the report before. A request that is open comes again in the next one. */
  async report(): Promise<Sample[]> {
    const reports = await Promise.all(
      this.clients.map(async (client) => {
        const heard = once(client, 'message')
        client.send('report' satisfies Told)
        const [report] = (await heard) as [Report]
        return report
      }),
    )
    this.late = Math.max(0, ...reports.map(({ late }) => late))
    return reports.flatMap(({ samples }) => samples)
  }

  leave(): void {
    for (const client of this.clients) client.disconnect()
  }
}
