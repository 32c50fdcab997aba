// A shop of one journey alone, on a database that the journey can stop: served as behind a proxy under https, so that
// each request says from which address it comes. Limits are as a customer has them.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { until } from '@/e2e/fixtures/until'
import { startEmbedded, stopEmbedded } from '@/lib/platform/postgres/embedded'
import { OWN_SHOP } from './ports'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}
interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The visitor's address. */
  from?: string
}

const root = process.cwd()
const START_MS = 180_000

export class OwnShop {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'wagtale-own-shop-'))
  private readonly database = { root, dataDir: path.join(this.folder, 'database'), volatile: true }
  private process: ChildProcess | undefined
  /** Everything that the process has written. */
  output = ''

  constructor(private readonly place: { port: number; address: string } = OWN_SHOP) {}

  /** With `DATABASE_URL` empty it runs its database itself, as when it is tried out: then nobody else can stop it. */
  async start(env: Record<string, string> = {}): Promise<void> {
    const url = env['DATABASE_URL'] ?? (await startEmbedded(this.database)).url
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.place.port),
        APP_URL: this.place.address,
        DATABASE_URL: url,
        WAGTALE_DATA_DIR: path.join(this.folder, 'data'),
        LISTEN_HOST: '127.0.0.1',
        TRUST_PROXY: '1',
        RATE_LIMIT_SCALE: '1',
        ADMIN_USERNAME: OWN_SHOP.admin.username,
        ADMIN_PASSWORD: OWN_SHOP.admin.password,
        ...env,
      },
    })
    this.process = child
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text))
    await until(
      () => {
        if (child.exitCode !== null) throw new Error(`the shop ended: ${this.output}`)
        return this.output.includes(`Wagtale is at ${this.place.address}`)
      },
      'the shop',
      START_MS,
    )
  }

  async stop(): Promise<void> {
    if (this.process?.exitCode === null) {
      this.process.kill('SIGTERM')
      await once(this.process, 'exit')
    }
    await this.stopDatabase()
    rmSync(this.folder, { recursive: true, force: true })
  }

  stopDatabase = (): Promise<void> => stopEmbedded(this.database)
  /** It keeps its port. */
  startDatabase = async (): Promise<void> => void (await startEmbedded(this.database))

  send = (address: string, { method = 'GET', headers = {}, body, from = '198.51.100.1' }: Sent = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = ask(
        {
          host: '127.0.0.1',
          port: this.place.port,
          path: address,
          method,
          agent: false,
          headers: { host: new URL(this.place.address).host, 'x-forwarded-for': from, ...headers },
        },
        (response) => {
          const parts: Buffer[] = []
          response
            .on('data', (part: Buffer) => parts.push(part))
            .on('error', reject)
            .on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
            )
        },
      )
      call.on('error', reject).end(body)
    })
}
