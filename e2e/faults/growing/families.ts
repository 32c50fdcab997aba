// Families that order, read and print one book after the other, each request once: what a restart breaks is seen.
import { setTimeout as sleep } from 'node:timers/promises'
import { redemption, storyIn } from '../shop/orders'
import type { Shop } from '../shop/shop'
import type { Answer, Visitor } from '../shop/visitor'

const READ_MS = 250
/** A worker that is restarted hands its books over within seconds. */
const LONGEST_MS = 60_000

export interface Families {
  /** Each book that was ordered, with the address that its letter goes to. */
  orders: { id: string; email: string }[]
  answered: number
  failures: string[]
  /** No new orders; resolves when all are read. */
  stop: () => Promise<void>
}

/** @param port where their requests go @param count how many are about at a time */
export function startFamilies(shop: Shop, port: number, count: number): Families {
  const families: Families = { orders: [], answered: 0, failures: [], stop: async () => {} }
  let over = false

  async function ask(visitor: Visitor, path: string): Promise<Answer> {
    const answer = await visitor.send(path)
    families.answered += 1
    if (answer.status !== 200) families.failures.push(`${path.replaceAll(/[\w-]{22}/g, '{id}')}: ${answer.status}`)
    return answer
  }

  /** Its own book by the cookie that another process gave; the list, the pages' pictures, the document. */
  async function buy(): Promise<void> {
    const order = redemption(shop, shop.newVisitor(port))
    const placed = await order.send()
    families.answered += 1
    if (placed.status >= 400 || placed.status === 0)
      return void families.failures.push(`an order: ${placed.status} ${placed.text.slice(0, 200)}`)
    const id = storyIn(placed)
    families.orders.push({ id, email: order.email })
    const begun = performance.now()
    while (!(await ask(order.visitor, `/api/stories/${id}`)).text.includes('"state":"ready"')) {
      if (performance.now() - begun > LONGEST_MS) return void families.failures.push('a book that never came')
      await sleep(READ_MS)
    }
    await ask(order.visitor, '/my-stories')
    for (const page of [0, 7, 20]) await ask(order.visitor, `/api/stories/${id}/pages/${page}/picture.svg`)
    await ask(order.visitor, `/api/stories/${id}/download?format=pdf`)
  }

  const done = Array.from({ length: count }, async () => {
    while (!over) await buy()
  })
  families.stop = async () => {
    over = true
    await Promise.all(done)
  }
  return families
}
