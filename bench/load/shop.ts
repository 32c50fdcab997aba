// A shop to be loaded: a web process and a worker of the production build, PostgreSQL, and a number of stories.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { Postgres } from '@/e2e/faults/shop/postgres'
import { Program } from '@/e2e/faults/shop/program'
import { buildSite, commandFile } from '@/scripts/build-steps'
import { migrateDatabase } from '@/scripts/database'
import { fill } from '../lists/fill'
import { Browser } from './browser'

const ADMIN = { username: 'admin', password: 'a crowd before the doors' }

export interface ShopOptions {
  port: number
}

export class LoadedShop {
  readonly site: string
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'wagtale-load-'))
  readonly postgres = new Postgres(path.join(this.folder, 'data'))

  private constructor(
    private readonly web: Program,
    private readonly worker: Program,
    private readonly env: Record<string, string>,
    { port }: ShopOptions,
  ) {
    this.site = `http://localhost:${port}`
    // Where root starts it, PostgreSQL runs under an account that has to get here.
    chmodSync(this.folder, 0o755)
  }

  static async make(options: ShopOptions): Promise<LoadedShop> {
    const site = `http://localhost:${options.port}`
    const env: Record<string, string> = {
      NODE_ENV: 'production',
      APP_URL: site,
      PORT: String(options.port),
      LISTEN_HOST: '127.0.0.1',
      // Each visitor has an address of their own; of a family's limits none is what bends.
      TRUST_PROXY: '1',
      RATE_LIMIT_SCALE: '1000',
      DATABASE_URL: '',
      WAGTALE_BUILD_DIR: process.env['WAGTALE_BUILD_DIR'] || (await buildSite()),
      WAGTALE_QUEUE: 'elsewhere',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    }
    const [start, work] = [await commandFile('start'), await commandFile('worker')]
    const isServed = () => new Browser(site, '10.0.0.1').ask('/healthz').then(({ status }) => status === 200)
    const web = new Program(
      'the web process',
      () => [start],
      () => env,
      isServed,
    )
    const worker = new Program(
      'the worker',
      () => [work],
      () => env,
      (written) => written.includes('queue.started'),
    )
    return new LoadedShop(web, worker, env, options)
  }

  /** @param stories rows of their table; everything else in proportion. @returns the seconds that filling took */
  async open({ stories }: { stories: number }): Promise<number> {
    this.env['WAGTALE_DATA_DIR'] = path.join(this.folder, 'data')
    await this.postgres.start()
    await migrateDatabase({ url: this.postgres.url, direct: this.postgres.url })
    const started = performance.now()
    const client = new pg.Client({ connectionString: this.postgres.url })
    await client.connect()
    await fill(client, stories)
    await client.end()
    const seconds = (performance.now() - started) / 1_000
    await this.web.start()
    await this.worker.start()
    await this.postgres.run(`UPDATE gift_codes SET usage_limit = 1000000 WHERE code = 'WAGTALE1'`)
    return seconds
  }

  async close(): Promise<void> {
    await this.web.retire()
    await this.worker.retire()
    await this.postgres.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** The cookies of a signed-in administrator. */
  async signIn(): Promise<string> {
    const browser = new Browser(this.site, '10.0.0.1')
    const { body } = await browser.ask('/api/auth/csrf')
    const csrf = /"csrfToken":"([^"]+)"/.exec(body.toString())?.[1] ?? ''
    await browser.ask('/api/auth/callback/credentials', { form: { csrfToken: csrf, ...ADMIN, json: 'true' } })
    return browser.cookie
  }

  get usage(): { web: Usage; worker: Usage } {
    return { web: usageOf(this.web.pid), worker: usageOf(this.worker.pid) }
  }

  /** Jobs that wait or run. */
  jobs = (): Promise<number> => this.postgres.count('graphile_worker._private_jobs')

  /** Lines of the processes' logs that say an error. */
  get errors(): string[] {
    return [this.web, this.worker]
      .flatMap(({ output }) => output.split('\n'))
      .filter((line) => line.includes('"level":"error"'))
  }
}

/** Resident memory in MB, and seconds of a processor since the process began. */
export interface Usage {
  memory: number
  seconds: number
}

function usageOf(pid: number | undefined): Usage {
  const { stdout } = spawnSync('ps', ['-o', 'rss=,cputimes=', '-p', String(pid)], { encoding: 'utf8' })
  const [kilobytes = 0, seconds = 0] = stdout.trim().split(/\s+/).map(Number)
  return { memory: kilobytes / 1_024, seconds }
}
