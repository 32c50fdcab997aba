// Several processes of visitors as one, so that it isn't the crowd that is slow.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Report, Setting, Command } from './client'
import type { Sample } from './sample'

export class Crowd {
  /** For how long, in ms, a client was late at the worst. */
  late = 0

  private constructor(private readonly clients: readonly ChildProcess[]) {}

  static gather(size: number, setting: Omit<Setting, 'seed'>): Crowd {
    const clients = Array.from({ length: size }, (_, at) => {
      const client = fork(path.join(import.meta.dirname, 'client.ts'), { execArgv: process.execArgv })
      client.on('message', (command: object) => {
        if ('failed' in command) throw new Error(`a client failed: ${String(command.failed)}`)
      })
      const command: Command = { setting: { ...setting, seed: `client ${at}` } }
      client.send(command)
      return client
    })
    return new Crowd(clients)
  }

  /** @param rate visitors a second, of all clients together; 0 sends none */
  send(rate: number): void {
    const command: Command = { rate: rate / this.clients.length }
    for (const client of this.clients) client.send(command)
  }

  /** What was noted since the report before. A request that is open comes again in the next one. */
  async report(): Promise<Sample[]> {
    const reports = await Promise.all(
      this.clients.map(async (client) => {
        const reply = once(client, 'message')
        client.send('report' satisfies Command)
        const [report] = (await reply) as [Report]
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
