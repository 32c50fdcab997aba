// Kills a process that settles payments before and after its commit: the next one must end with one purchase, one
// credit and one mail.
import { spawn } from 'node:child_process'
import { bundleProgram } from '@/e2e/fixtures/bundle'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor } from '@/e2e/fixtures/factory'
import { until } from '@/e2e/fixtures/until'
import { startFakeStripe, type FakeStripe } from '@/e2e/fakes/stripe'
import { purchaseBody } from '@/lib/domain/commerce/purchase'
import { env } from '@/lib/platform/env'
import { addJob } from '@/lib/platform/queue/add'
import { beginPurchase } from './begin-purchase'
import { settlePayment } from './settle-payment'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
let fake: FakeStripe
let program: Awaited<ReturnType<typeof bundleProgram>>
beforeAll(async () => {
  program = await bundleProgram('scripts/run-worker.ts')
  fake = await startFakeStripe()
  Object.assign(env(), {
    STRIPE_SECRET_KEY: fake.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_API_BASE: fake.url,
  })
})
afterAll(() => {
  program.remove()
  return fake.close()
})

/** Blocks the mail about a purchase, the last write of its transaction. @returns a function that unblocks it */
async function blockMail(purchaseId: string): Promise<() => Promise<void>> {
  await database.db.$executeRawUnsafe(
    'CREATE FUNCTION held() RETURNS trigger AS $$ BEGIN PERFORM pg_advisory_xact_lock(42); RETURN NEW; END $$ LANGUAGE plpgsql',
  )
  await database.db.$executeRawUnsafe(
    `CREATE TRIGGER held BEFORE INSERT ON mail_outbox FOR EACH ROW WHEN (NEW.dedupe_key = 'order:${purchaseId}') EXECUTE FUNCTION held()`,
  )
  let letGo = () => {}
  let isHeld = false
  const held = database.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(42)`
      isHeld = true
      await new Promise<void>((resolve) => void (letGo = resolve))
    },
    { timeout: 100_000 },
  )
  await until(() => isHeld, 'the lock')
  return () => {
    letGo()
    return held
  }
}
const isWaiting = async () =>
  (
    await database.db.$queryRaw<
      { n: number }[]
    >`SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`
  )[0]?.n !== 0
/** A paid payment without a webhook, old enough to be reconciled. */
async function createPaidPurchase(name: string, secondsAgo: number) {
  const order = purchaseBody.parse({
    email: 'nan@example.com',
    fullName: name,
    country: 'AU',
    paymentMethod: 'stripe',
    language: 'en',
  })
  const { clientSecret } = await beginPurchase(database.db, {
    visitorId: await makeVisitor(database.db),
    order,
    site: 'http://localhost',
    now: new Date(Date.now() - secondsAgo * 1000),
  })
  const paymentId = (clientSecret ?? '').split('_secret_')[0] ?? ''
  fake.confirm(paymentId)
  return {
    paymentId,
    ...(await database.db.purchase.findUniqueOrThrow({ where: { paymentIntentId: paymentId }, select: { id: true } })),
  }
}
async function stateOf(id: string) {
  const { status, credit } = await database.db.purchase.findUniqueOrThrow({ where: { id }, include: { credit: true } })
  return {
    status,
    credits: credit?.quantity ?? 0,
    letters: await database.db.mailOutbox.count({ where: { dedupeKey: `order:${id}` } }),
  }
}
const SETTLED = { status: 'completed', credits: 1, letters: 1 }

test('payment settlement: a worker killed before or after the commit leaves exactly one purchase, credit and mail', async () => {
  const done = await createPaidPurchase('Ann Ng', 300)
  const open = await createPaidPurchase('Bo Ng', 200)
  const letGo = await blockMail(open.id)
  await addJob(database.db, 'settle-payments', {})
  const worker = spawn(process.execPath, [program.file], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: fake.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
      STRIPE_API_BASE: fake.url,
    },
  })
  try {
    await until(isWaiting, 'the letter that waits', 60_000)
  } finally {
    worker.kill('SIGKILL')
  }
  await until(() => worker.signalCode === 'SIGKILL', 'the end of the worker')
  // One transaction had written all but the mail; the other had committed, but its job was not reported done.
  await letGo()
  await until(async () => !(await isWaiting()), 'the end of its connection')
  expect([await stateOf(done.id), await stateOf(open.id)]).toEqual([
    SETTLED,
    { status: 'pending', credits: 0, letters: 0 },
  ])

  for (const { paymentId } of [done, open, done, open])
    expect(await settlePayment(database.db, { paymentId, now: new Date() })).toBe('completed')
  expect([await stateOf(done.id), await stateOf(open.id)]).toEqual([SETTLED, SETTLED])
}, 120_000)
