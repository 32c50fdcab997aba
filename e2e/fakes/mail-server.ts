// A mail server that speaks SMTP and, when a drill wants it, refuses. What it accepted is what families get.
import { setTimeout as sleep } from 'node:timers/promises'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { Gate } from './gate'

export interface Letter {
  messageId: string
  to: string
  subject: string
  text: string
}

export class MailServer {
  readonly accepted: Letter[] = []
  /** The code with which recipients are refused: 421 ends the connection, 550 is for good. */
  refusesWith: ((recipient: string) => number | null) | undefined
  /** How long it takes to accept a letter. */
  pauseMs = 0
  gate!: Gate
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const code = this.refusesWith?.(address) ?? null
      done(code === null ? null : Object.assign(new Error('refused'), { responseCode: code }))
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      const to = envelope.rcptTo[0]?.address ?? ''
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => void this.accept(to, Buffer.concat(parts)).then(() => done(), done))
    },
  })

  async start(): Promise<void> {
    this.server.on('error', () => {})
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const bound = this.server.server.address()
    this.gate = await new Gate(typeof bound === 'object' && bound ? bound.port : 0).listen()
  }

  async close(): Promise<void> {
    await this.gate.close()
    await new Promise<void>((resolve) => this.server.close(resolve))
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.gate.port}`
  }

  lettersTo = (address: string): Letter[] => this.accepted.filter(({ to }) => to === address)

  private async accept(to: string, source: Buffer): Promise<void> {
    const { messageId = '', subject = '', text = '' } = await simpleParser(source)
    this.accepted.push({ messageId, to, subject, text })
    if (this.pauseMs > 0) await sleep(this.pauseMs)
  }
}
