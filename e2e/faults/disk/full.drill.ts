import { existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from '../drill'
import { expectOne, expectSame } from '../shop/expect'
import { areReady, erase, makeBook, place, redemption, stateOf } from '../shop/orders'
import type { Shop } from '../shop/shop'

/** Every write to it says ENOSPC, as on a disk without room. */
const FULL = '/dev/full'

const ledger: Drill = {
  name: 'disk-full-ledger',
  does: 'the disk of the ledger of erasures is full (each write to it gives ENOSPC) when a family erases a book',
  holds: 'the book stays whole and the family is told; with room again it is erased',
  run: async (shop) => {
    const { visitor, id } = await makeBook(shop)
    const aside = `${shop.ledger}.aside`
    if (existsSync(shop.ledger)) renameSync(shop.ledger, aside)
    else writeFileSync(aside, '')
    symlinkSync(FULL, shop.ledger)
    const refused = await erase(shop, visitor, id)
    if (refused.status < 500) throw new Error(`the family was told ${refused.status}`)
    expectSame(await stateOf(shop, id), 'ready', 'the book')
    expectSame((await visitor.send(`/api/stories/${id}/pages/3/picture.svg`)).status, 200, 'a picture of it')
    const since = performance.now()
    rmSync(shop.ledger)
    renameSync(aside, shop.ledger)
    expectSame((await erase(shop, visitor, id)).status, 200, 'the second answer')
    expectSame(await stateOf(shop, id), 'gone', 'the book')
    return (performance.now() - since) / 1000
  },
}

/** Orders that meet a full disk are answered, and sent again once there is room. */
async function orderThrough(shop: Shop, fill: () => Promise<void>): Promise<number> {
  const before = await makeBook(shop)
  const orders = [redemption(shop), redemption(shop), redemption(shop)]
  shop.disk.fill()
  try {
    await fill()
    for (const { status } of await Promise.all(orders.map(({ send }) => send())))
      expectOne(status, [201, 202, 503], 'an order on a full disk')
    expectSame((await shop.newVisitor().send('/pricing')).status, 200, 'a page')
    expectSame((await shop.newVisitor().send('/healthz')).status, 200, '/healthz')
    await sleep(5_000)
  } finally {
    shop.disk.free()
  }
  const since = performance.now()
  const ids = [before.id, ...(await place(shop, orders, since))]
  return shop.back(() => areReady(shop, ids), 'every book', since)
}

/** Takes the last pages, too. */
const fillTables = (shop: Shop) =>
  shop.postgres
    .run(`CREATE TABLE drill_full AS SELECT repeat(md5(n::text), 100) AS text FROM generate_series(1, 100000) n`)
    .catch(() => {})
/** Asks for new files of the write-ahead log, without which PostgreSQL can't go on. */
const fillLog = async (shop: Shop) => {
  for (let i = 0; i < 100; i++) {
    try {
      await shop.postgres.run(`SELECT pg_logical_emit_message(true, 'drill', repeat('x', 1000)), pg_switch_wal()`)
    } catch {
      return
    }
  }
  throw new Error('the write-ahead log found room on a full disk')
}

const tables: Drill = {
  name: 'disk-full-tables',
  does: 'the data folder’s disk (a small tmpfs) has no room left for tables while three families order',
  holds: 'orders are taken or told 503, pages are served; with room again each family has one book',
  needsRoot: true,
  run: (shop) => orderThrough(shop, () => fillTables(shop)),
}

const log: Drill = {
  name: 'disk-full-log',
  does: 'the same disk has no room left for the write-ahead log: PostgreSQL ends, and can’t start',
  holds: 'the same; it starts by itself when there is room',
  needsRoot: true,
  run: (shop) => orderThrough(shop, () => fillLog(shop)),
}

export const drills = [ledger, tables, log]
