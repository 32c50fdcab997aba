// The shop's PostgreSQL, from outside: its processes, and statements of a drill's own.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { until } from '@/e2e/fixtures/until'
import { startEmbedded, stopEmbedded } from '@/lib/platform/postgres/embedded'
import { findPostgres } from '@/lib/platform/postgres/find-postgres'

/** No product's lock has this number. */
const HOLD = 7_270_737

export class Postgres {
  url = ''
  private holder: pg.Client | undefined
  private readonly own: { root: string; dataDir: string }

  constructor(dataDir: string) {
    this.own = { root: process.cwd(), dataDir }
  }

  start = async (): Promise<void> => void (this.url = (await startEmbedded(this.own)).url)
  stop = (): Promise<void> => stopEmbedded(this.own)

  private get cluster(): string {
    return findPostgres(this.own.root, this.own.dataDir).cluster
  }
  get log(): string {
    return readFileSync(path.join(this.own.dataDir, 'postgres.log'), 'utf8')
  }

  /** The process that all others are children of. */
  get postmaster(): number {
    return Number(readFileSync(path.join(this.cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  }
  get children(): number[] {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(this.postmaster)], { encoding: 'utf8' })
    return stdout.split('\n').map(Number).filter(Boolean)
  }
  signal(signal: NodeJS.Signals, { children }: { children: boolean }): void {
    for (const pid of [this.postmaster, ...(children ? this.children : [])]) process.kill(pid, signal)
  }

  async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'drill',
      connectionTimeoutMillis: 3_000,
    })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  async rows<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    const client = await this.connect()
    try {
      return (await client.query<T>(text, values)).rows
    } finally {
      await client.end()
    }
  }
  async run(text: string, values: unknown[] = []): Promise<void> {
    await this.rows(text, values)
  }
  async count(text: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${text}`, values)
    return row?.n ?? 0
  }

  /**
   * From now on whoever does this to a row of the table waits, in the middle of its transaction, as at a slow disk.
   * So a process can be killed at that statement without a line of code in the product. 'commit' waits when all is
   * written and the commit has been sent.
   */
  async hold(
    table: string,
    act: 'INSERT' | 'UPDATE' | 'DELETE',
    at: 'statement' | 'commit' = 'statement',
    when = 'true',
  ) {
    const client = await this.connect()
    this.holder = client
    await client.query(`SELECT pg_advisory_lock(${HOLD})`)
    await client.query(`CREATE OR REPLACE FUNCTION drill_hold() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${HOLD}); IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END $$`)
    await client.query(
      at === 'statement'
        ? `CREATE TRIGGER drill_hold BEFORE ${act} ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION drill_hold()`
        : `CREATE CONSTRAINT TRIGGER drill_hold AFTER ${act} ON ${table} DEFERRABLE INITIALLY DEFERRED
           FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION drill_hold()`,
    )
  }

  private waiting = () =>
    this.rows<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND wait_event = 'advisory' AND application_name <> 'drill'`,
    )
  /** Until somebody waits there. */
  held = (what: string): Promise<void> => until(async () => (await this.waiting()).length > 0, what, 30_000)

  /** Whoever waits goes on. One whose process is dead finds that out at its next word to it. */
  async letGo(): Promise<void> {
    await this.holder?.end().catch(() => {})
    this.holder = undefined
    await until(async () => (await this.waiting()).length === 0, 'the end of what was held')
    await this.run('DROP FUNCTION IF EXISTS drill_hold() CASCADE')
  }
}
