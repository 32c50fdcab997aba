// A shop as an operator runs it: a web process and a worker of the production build, PostgreSQL, and stand-ins that
// speak the protocols of Claude, the card provider and a mail server, each behind a gate.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { startFakeClaude, says, type FakeClaude } from '@/e2e/fakes/claude'
import { startFakeStripe, type FakeStripe } from '@/e2e/fakes/stripe'
import { until } from '@/e2e/fixtures/until'
import { Disk } from './disk'
import { makeAuthor, type Author } from './author'
import { Gate } from '@/e2e/fakes/gate'
import { MailServer } from '@/e2e/fakes/mail-server'
import { Postgres } from './postgres'
import { Program } from './program'
import { Visitor } from './visitor'
import { SECRETS } from './webhooks'

/** How long a shop may take to be whole again where no person is needed. */
const BACK_MS = 30_000
const ADMIN = { username: 'admin', password: 'a drill of many nights' }
const PORT = Number(process.env['FAULTS_PORT'] ?? 3241)

export class Shop {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'wagtale-faults-'))
  readonly dataDir = path.join(this.folder, 'data')
  readonly disk = new Disk(this.dataDir)
  readonly site = `http://localhost:${PORT}`
  readonly port = PORT
  readonly postgres = new Postgres(this.dataDir)
  readonly mail = new MailServer()
  readonly web = this.newWeb(PORT)
  readonly worker = this.newWorker('the worker')
  claude!: FakeClaude
  claudeGate!: Gate
  stripe!: FakeStripe
  stripeGate!: Gate
  author!: Author
  /** Where erasures are noted: a link, whose end a drill may move. */
  readonly ledger = path.join(this.folder, 'erased.log')
  isClosed = false
  private readonly programs: Program[] = [this.web, this.worker]

  /**
   * @param build a production build of the site @param commands the bundles that are run: a web process and a worker
   */
  constructor(
    readonly build: string,
    private readonly commands: { start: string; worker: string },
  ) {
    // Where root starts it, PostgreSQL runs under an account that has to get here.
    chmodSync(this.folder, 0o755)
    this.disk.mount()
  }

  async open(): Promise<void> {
    this.author = await makeAuthor()
    this.claude = await startFakeClaude()
    this.stripe = await startFakeStripe({ publishableKey: 'pk_test_fake' })
    await this.mail.start()
    this.claudeGate = await new Gate(portOf(this.claude.url)).listen()
    this.stripeGate = await new Gate(portOf(this.stripe.url)).listen()
    this.calm()
    await this.postgres.start()
    await this.web.start()
    await this.worker.start()
    await this.postgres.run(`UPDATE gift_codes SET usage_limit = 1000000 WHERE code = 'WAGTALE1'`)
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const program of this.programs) await program.retire()
    await this.postgres.stop()
    await Promise.all([this.mail.close(), this.claudeGate.close(), this.stripeGate.close()])
    await Promise.all([this.claude.close(), this.stripe.close()])
    this.disk.unmount()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Services that do what they should. */
  private calm(): void {
    this.claude.next = []
    this.claude.otherwise = this.author.writes
    this.claude.reading = says('{"findings":[]}')
    this.stripe.fail(0, 0)
    this.mail.refusesWith = undefined
    this.mail.pauseMs = 0
    for (const gate of [this.claudeGate, this.stripeGate, this.mail.gate]) gate.set('open')
  }

  /** As before the first drill: all runs, nothing waits, and the worker thinks well of every service. */
  async heal(): Promise<void> {
    this.calm()
    for (const gate of [this.claudeGate, this.stripeGate, this.mail.gate]) if (!gate.isListening) await gate.listen()
    for (const program of this.programs) program.thaw()
    await this.web.start()
    await this.ready()
    await this.postgres.letGo()
    await this.worker.start()
    for (const program of this.programs) if (program !== this.web && program !== this.worker) await program.stop()
    await this.postgres.run(`DELETE FROM rate_limits`)
  }

  get env(): Record<string, string> {
    return {
      NODE_ENV: 'production',
      APP_URL: this.site,
      LISTEN_HOST: '127.0.0.1',
      DATABASE_URL: '',
      WAGTALE_DATA_DIR: this.dataDir,
      WAGTALE_BUILD_DIR: this.build,
      WAGTALE_QUEUE: 'elsewhere',
      ERASURE_LEDGER: this.ledger,
      RATE_LIMIT_SCALE: '100',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      SUPPORT_EMAIL: 'hello@wagtale.example',
      ANTHROPIC_API_KEY: 'test',
      ANTHROPIC_BASE_URL: `http://127.0.0.1:${this.claudeGate.port}`,
      STRIPE_SECRET_KEY: this.stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
      STRIPE_WEBHOOK_SECRET: this.stripe.webhookSecret,
      STRIPE_API_BASE: `http://127.0.0.1:${this.stripeGate.port}`,
      SMTP_URL: this.mail.url,
      SHOPIFY_WEBHOOK_SECRET: SECRETS.shopify,
      STANSTORE_WEBHOOK_SECRET: SECRETS.stanstore,
      PRINT_WEBHOOK_SECRET: SECRETS.print,
    }
  }

  private newWeb(port: number): Program {
    const env = () => ({ ...this.env, PORT: String(port) })
    return new Program(
      `the web process at ${port}`,
      () => [this.commands.start],
      env,
      async () => (await this.newVisitor(port).send('/healthz')).status === 200,
    )
  }
  private newWorker(name: string): Program {
    return new Program(
      name,
      () => [this.commands.worker],
      () => this.env,
      (written) => written.includes('queue.started'),
    )
  }
  get workers(): Program[] {
    return this.programs.filter(({ name }) => name.includes('worker'))
  }
  /** A second process of a kind, for one drill. */
  addWeb(port = this.port + 1): { web: Program; port: number } {
    return { web: this.add(this.newWeb(port)), port }
  }
  addWorker(): Program {
    return this.add(this.newWorker('the second worker'))
  }

  private add(program: Program): Program {
    if (this.isClosed) throw new Error('the shop is closed')
    this.programs.push(program)
    return program
  }

  newVisitor = (port = this.port): Visitor => new Visitor(() => port, this.site)

  ready = (what = 'a shop that is ready'): Promise<void> =>
    until(async () => (await this.newVisitor().send('/readyz')).status === 200, what, BACK_MS)

  /** @returns the seconds until it is so. @throws when that takes longer than a shop may */
  async back(condition: () => boolean | Promise<boolean>, what: string, since = performance.now()): Promise<number> {
    await until(
      async () => Promise.resolve(condition()).catch(() => false),
      what,
      BACK_MS - (performance.now() - since),
    )
    return (performance.now() - since) / 1000
  }

  /** Everything that was logged: by the processes, and by PostgreSQL. */
  get logs(): string {
    return [...this.programs.map(({ output }) => output), existsSync(this.dataDir) ? this.postgres.log : ''].join('\n')
  }

  /** The administrator's browser. */
  async signIn(): Promise<Visitor> {
    const admin = this.newVisitor()
    const { csrfToken } = z
      .object({ csrfToken: z.string() })
      .parse(JSON.parse((await admin.send('/api/auth/csrf')).text))
    await admin.send('/api/auth/callback/credentials', {
      method: 'POST',
      raw: new URLSearchParams({ csrfToken, ...ADMIN, json: 'true' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return admin
  }
  readonly password = ADMIN.password
}

const portOf = (url: string) => Number(new URL(url).port)
