import { PRINT_PRODUCTS, PRINT_SIZE, type PrintOrderBody } from '@/lib/domain/commerce/print-order'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { printOrderLink } from './print-store'

/**
 * Creates a print order and returns where to pay it: the store's page, with the order's id; without a store, the book's
 * own page, which says where the order is. Only the owner may order. The same order sent again while unpaid is the same
 * row; unpaid orders of an earlier version of the book are cancelled.
 * @throws story_not_found, story_unfinished; proof_outdated when the book changed after its proof was accepted
 */
export async function orderPrint(
  db: Db,
  {
    viewer,
    id,
    body,
    store,
    bookPage,
  }: { viewer: Viewer; id: string; body: PrintOrderBody; store: string | null; bookPage: string },
): Promise<{ id: string; shopifyUrl: string }> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  const product = PRINT_PRODUCTS[body.productType]
  const printOrder = await db.$transaction(async (tx) => {
    // Row lock on the story: a double click gives one order.
    const [story] = await tx.$queryRaw<
      { state: string; version: number }[]
    >`SELECT state, version FROM stories WHERE id = ${id} AND user_id = ${visitorId} FOR UPDATE`
    if (!story) throw new AppError('story_not_found')
    if (story.state !== 'ready') throw new AppError('story_unfinished')
    if (body.acceptedVersion !== undefined && body.acceptedVersion !== story.version)
      throw new AppError('proof_outdated')
    const customization = {
      version: story.version,
      pages: product.pages,
      printer: product.printer,
      ...(body.dedication ? { dedication: body.dedication } : {}),
    }
    const order = { storyId: id, visitorId, productType: body.productType, quantity: body.quantity, status: 'pending' }
    const existing = await tx.printOrder.findFirst({
      where: { ...order, customization: { equals: customization } },
      orderBy: { createdAt: 'desc' },
    })
    await tx.$executeRaw`
      UPDATE print_orders SET status = 'cancelled' WHERE story_id = ${id} AND user_id = ${visitorId}
        AND status = 'pending' AND (customization ->> 'version')::int < ${story.version}`
    const shipping = body.shippingAddress ? { shippingAddress: body.shippingAddress } : {}
    if (existing) return tx.printOrder.update({ where: { id: existing.id }, data: shipping })
    return tx.printOrder.create({
      data: {
        ...order,
        productName: product.name,
        size: PRINT_SIZE,
        unitPrice: product.cents,
        totalPrice: product.cents * body.quantity,
        currency: 'AUD',
        customization,
        ...shipping,
      },
    })
  })
  const { productType, quantity } = body
  return {
    id: printOrder.id,
    shopifyUrl: store === null ? bookPage : printOrderLink(store, { id: printOrder.id, productType, quantity }),
  }
}
