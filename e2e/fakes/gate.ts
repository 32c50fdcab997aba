// A TCP gate before a stand-in: what a network, or a service that is ill, does to a connection.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type GateMode =
  | 'open'
  /** The connection is reset. */
  | 'reset'
  /** Nothing ever comes. */
  | 'hang'
  /**
   * The request arrives and is acted on; of its answer nothing arrives. `from` is where the answer that is lost
   * begins.
   */
  | { loses: RegExp }
  /** Something else answers in the service's place. */
  | { answers: string }
  /** Each answer takes so long. */
  | { delayMs: number }

export class Gate {
  mode: GateMode = 'open'
  /** After so many connections in this mode the gate opens. */
  times = Infinity
  private readonly sockets = new Set<Socket>()
  private readonly server = createServer((client) => this.serve(client))

  constructor(private readonly target: number) {}

  get isListening(): boolean {
    return this.server.listening
  }
  get port(): number {
    const bound: AddressInfo | string | null = this.server.address()
    return typeof bound === 'object' && bound ? bound.port : 0
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(this.portBefore, '127.0.0.1', resolve))
    this.portBefore = this.port
    return this
  }
  private portBefore = 0

  /** Nobody listens any more, until `listen`. */
  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    if (this.server.listening) await new Promise<void>((resolve) => this.server.close(() => resolve()))
  }

  set(mode: GateMode, times = Infinity): void {
    this.mode = mode
    this.times = times
    if (mode !== 'open') for (const socket of this.sockets) socket.destroy()
  }

  private next(): GateMode {
    const { mode } = this
    if (mode !== 'open' && --this.times <= 0) this.mode = 'open'
    return mode
  }

  private serve(client: Socket): void {
    this.follow(client)
    const mode = this.next()
    if (mode === 'reset') return void client.resetAndDestroy()
    if (mode === 'hang') return
    if (mode !== 'open' && 'answers' in mode) return void client.once('data', () => client.end(mode.answers))
    const behind = connect(this.target, '127.0.0.1')
    this.follow(behind)
    client.pipe(behind)
    client.on('close', () => behind.destroy())
    behind.on('close', () => client.destroy())
    if (mode === 'open') return void behind.pipe(client)
    behind.on('data', (part: Buffer) => {
      if ('delayMs' in mode) setTimeout(() => client.writable && client.write(part), mode.delayMs)
      else if (mode.loses.test(part.toString())) client.resetAndDestroy()
      else client.write(part)
    })
  }

  private follow(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => {}).on('close', () => this.sockets.delete(socket))
  }
}
