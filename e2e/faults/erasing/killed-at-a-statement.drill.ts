import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { erase, makeBook, stateOf } from '../shop/orders'
import type { Shop } from '../shop/shop'

const isInLedger = (shop: Shop, id: string) =>
  existsSync(shop.ledger) && readFileSync(shop.ledger, 'utf8').includes(createHash('sha256').update(id).digest('hex'))

/** Rows of any table that still hold the book's number. */
async function leftovers(shop: Shop, id: string): Promise<string[]> {
  const tables = await shop.postgres.rows<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables)
    if ((await shop.postgres.count(`${name} t WHERE strpos(t::text, $1) > 0`, [id])) > 0) found.push(name)
  return found
}

const POINTS = [
  ['letters', 'mail_outbox', 'DELETE', 'statement', 'its letters are being deleted'],
  ['story', 'stories', 'DELETE', 'statement', 'the story is being deleted'],
] as const

const beforeTheCommit = POINTS.map(([point, table, act, at, what]): Drill => ({
  name: `erasing-killed-at-${point}`,
  does: `SIGKILL of the web process when a book is erased and ${what}`,
  holds: 'the book is whole; erased again, nothing of it is left, and the ledger has it',
  run: async (shop) => {
    const { visitor, id } = await makeBook(shop)
    await shop.postgres.hold(table, act, at)
    const lost = erase(shop, visitor, id)
    await shop.postgres.held(what)
    await shop.web.kill()
    expectSame((await lost).status, 0, 'the first answer')
    const since = performance.now()
    await shop.postgres.letGo()
    expectSame(await stateOf(shop, id), 'ready', 'the book')
    await shop.web.start()
    expectSame((await erase(shop, visitor, id)).status, 200, 'the second answer')
    const seconds = (performance.now() - since) / 1000
    expectSame(await leftovers(shop, id), [], 'leftovers')
    expectSame(isInLedger(shop, id), true, 'a line in the ledger')
    return seconds
  },
}))

const atTheCommit: Drill = {
  name: 'erasing-killed-at-commit',
  does: 'SIGKILL of the web process when a book’s erasure is in the ledger and its commit was sent',
  holds: 'nothing of the book is left; the family, who clicks again, reads that it is gone',
  run: async (shop) => {
    const { visitor, id } = await makeBook(shop)
    await shop.postgres.hold('stories', 'DELETE', 'commit')
    const lost = erase(shop, visitor, id)
    await shop.postgres.held('the commit')
    expectSame(isInLedger(shop, id), true, 'a line in the ledger')
    await shop.web.kill()
    expectSame((await lost).status, 0, 'the first answer')
    const since = performance.now()
    await shop.postgres.letGo()
    const seconds = await shop.back(async () => (await stateOf(shop, id)) === 'gone', 'its end', since)
    await shop.web.start()
    expectSame((await erase(shop, visitor, id)).status, 404, 'the second answer')
    expectSame(await leftovers(shop, id), [], 'leftovers')
    return seconds
  },
}

export const drills = [...beforeTheCommit, atTheCommit]
