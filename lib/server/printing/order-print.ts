import { PRINT_PRODUCTS, PRINT_SIZE, type PrintOrderBody } from '@/lib/domain/commerce/print-order'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { storeAddress } from '@/lib/server/payments/store-address'

/**
 * Writes the order down and says where it is paid: the store's product page, with the order's number. Only the owner may order. The same
 * order sent again while it waits to be paid is the same order.
 * @throws story_not_found, story_unfinished; proof_outdated when the book was changed after its proof was accepted
 */
export async function orderPrint(
  db: Db,
  {
    viewer,
    id,
    body,
    shop,
  }: { viewer: Viewer; id: string; body: PrintOrderBody; /** Where to pay when no store is set up. */ shop: string },
): Promise<{ id: string; shopifyUrl: string }> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  const product = PRINT_PRODUCTS[body.productType]
  const order = await db.$transaction(async (tx) => {
    // The story's row is held, so two presses of the button make one order.
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
    const asked = { storyId: id, visitorId, productType: body.productType, quantity: body.quantity, status: 'pending' }
    const waiting = await tx.printOrder.findFirst({
      where: { ...asked, customization: { equals: customization } },
      orderBy: { createdAt: 'desc' },
    })
    const address = body.shippingAddress ? { shippingAddress: body.shippingAddress } : {}
    if (waiting) return tx.printOrder.update({ where: { id: waiting.id }, data: address })
    return tx.printOrder.create({
      data: {
        ...asked,
        productName: product.name,
        size: PRINT_SIZE,
        unitPrice: product.cents,
        totalPrice: product.cents * body.quantity,
        currency: 'AUD',
        customization,
        ...address,
      },
    })
  })
  const address = new URL(storeAddress('shopify')?.url ?? shop)
  address.searchParams.set('print_order', order.id)
  address.searchParams.set('product', body.productType)
  address.searchParams.set('quantity', String(body.quantity))
  return { id: order.id, shopifyUrl: address.href }
}
