import type { Drill } from '../drill'
import { sendForm } from '../shop/act'
import { expectSame } from '../shop/expect'
import { killWebAt } from '../shop/kill-web-at'
import { payByCard, purchaseOf, sendCardEvent } from '../shop/orders'
import type { Shop } from '../shop/shop'
import type { Visitor } from '../shop/visitor'

const refund = (shop: Shop, admin: Visitor, id: string) =>
  sendForm(
    admin,
    shop.build,
    { page: '/admin/orders', folder: 'app/[locale]/(admin)/admin/orders', name: 'refund' },
    { id, proof: shop.password },
  )
const paidOrder = async (shop: Shop) => {
  const order = await payByCard(shop)
  expectSame((await sendCardEvent(shop, 'payment_intent.succeeded', order.paymentId)).status, 200, 'the payment')
  return order
}
const refundsAt = (shop: Shop, paymentId: string) =>
  shop.stripe.received.filter(({ path, params }) => path === '/v1/refunds' && params['payment_intent'] === paymentId)
    .length
const audited = (shop: Shop, id: string) =>
  shop.postgres.count(`audit_log WHERE action = 'purchase.refund' AND subject_id = $1`, [id])

const POINTS = [
  ['revoking', 'credits', 'UPDATE', 'statement', 'the money has gone back and the credit is being taken back'],
  ['audit', 'audit_log', 'INSERT', 'statement', 'the money has gone back and the audit log is being written'],
  ['commit', 'audit_log', 'INSERT', 'commit', 'the money has gone back and the commit is under way'],
] as const

const byStaff = POINTS.map(([point, table, act, at, what]): Drill => ({
  name: `refunding-killed-at-${point}`,
  does: `SIGKILL of the web process when ${what}`,
  holds: 'clicked again, it is refunded once, recorded once, told once, and the credit makes no book',
  run: async (shop) => {
    const { paymentId, purchaseId, visitor } = await paidOrder(shop)
    const admin = await shop.signIn()
    const since = await killWebAt(shop, [table, act, at], what, () => refund(shop, admin, purchaseId))
    for (const turn of ['second', 'third'])
      expectSame((await refund(shop, admin, purchaseId)).status, 200, `the ${turn} answer`)
    const { status, refunded, credits } = await purchaseOf(shop, purchaseId)
    expectSame([status, refunded, credits], ['completed', true, 0], 'the order')
    expectSame(await audited(shop, purchaseId), 1, 'lines of the audit log')
    expectSame(shop.stripe.amountRefunded(paymentId), 999, 'money that went back')
    if (refundsAt(shop, paymentId) < 1) throw new Error('the provider was never asked')
    expectSame((await visitor.send('/api/credits')).text, '{"stories":0}', 'the buyer’s credits')
    return (performance.now() - since) / 1000
  },
}))

const byProvider: Drill = {
  name: 'refunding-killed-at-webhook',
  does: 'SIGKILL of the web process while a refund that was made at the provider is written down',
  holds: 'the webhook that comes again takes the credit back, once',
  run: async (shop) => {
    const { paymentId, purchaseId, visitor } = await paidOrder(shop)
    shop.stripe.refund(paymentId)
    const since = await killWebAt(shop, ['credits', 'UPDATE'], 'the refund', () =>
      sendCardEvent(shop, 'charge.refunded', paymentId),
    )
    expectSame((await sendCardEvent(shop, 'charge.refunded', paymentId)).status, 200, 'the second answer')
    expectSame((await purchaseOf(shop, purchaseId)).refunded, true, 'refunded')
    expectSame((await visitor.send('/api/credits')).text, '{"stories":0}', 'the buyer’s credits')
    return (performance.now() - since) / 1000
  },
}

export const drills = [...byStaff, byProvider]
