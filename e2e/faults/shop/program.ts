import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { until } from '@/e2e/fixtures/until'

const START_MS = 120_000

/** A process of the shop, as an operator starts it. */
export class Program {
  private child: ChildProcess | undefined
  private isRetired = false
  /** Everything that it has written, over all its lives. */
  output = ''

  constructor(
    readonly name: string,
    private readonly args: () => readonly string[],
    private readonly env: () => Record<string, string>,
    /** Tells from what it wrote in this life, or by a call, that it works. */
    private readonly isReady: (written: string) => boolean | Promise<boolean>,
  ) {}

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  async start(more: Record<string, string> = {}): Promise<void> {
    if (this.isRunning) return
    if (this.isRetired) throw new Error(`${this.name} is not to run any more`)
    const from = this.output.length
    const child = spawn(process.execPath, [...this.args()], { env: { ...process.env, ...this.env(), ...more } })
    this.child = child
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text))
    await until(
      () => {
        if (!this.isRunning) throw new Error(`${this.name} ended: ${this.output.slice(from)}`)
        return this.isReady(this.output.slice(from))
      },
      this.name,
      START_MS,
    ).catch((error: unknown) => {
      throw new Error(`${String(error)}: ${this.output.slice(from)}`)
    })
  }

  /** As a power cut would end it. */
  kill = (): Promise<void> => this.end('SIGKILL')
  /** For good. */
  retire(): Promise<void> {
    this.isRetired = true
    return this.kill()
  }
  /** As an operator ends it. */
  stop = (): Promise<void> => this.end('SIGTERM')
  freeze = (): void => void this.child?.kill('SIGSTOP')
  thaw = (): void => void this.child?.kill('SIGCONT')

  /** Without waiting for its end. */
  ask = (signal: NodeJS.Signals): void => void this.child?.kill(signal)

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child || !this.isRunning) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
