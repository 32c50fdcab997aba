import { PRINT_PRODUCTS, PRINT_SIZE, type PrintOrderBody } from '@/lib/domain/commerce/print-order'
import { addUp, findOffer, HOME_COUNTRY, makeOffers, type PrintRates } from '@/lib/domain/commerce/print-rates'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { printOrderLink } from './print-store'

type ShippingAddress = NonNullable<PrintOrderBody['shippingAddress']>

interface PrintOrderRequest {
  viewer: Viewer
  id: string
  body: PrintOrderBody
  store: string | null
  bookPage: string
  /** Unset: postage is the store's to say, and nothing is refused. */
  rates?: PrintRates | undefined
}

/**
 * Creates a print order and returns where to pay it: the store's page, with the order's id; without a store, the book's
 * own page, which says where the order is. Only the owner may order. The same order sent again while unpaid is the same
 * row; unpaid orders of an earlier version of the book are cancelled.
 * @throws story_not_found, story_unfinished; proof_outdated when the book changed after its proof was accepted;
 * print_below_cost, print_not_posted, print_sum_changed by the rates
 */
export async function orderPrint(
  db: Db,
  { viewer, id, body, store, bookPage, rates }: PrintOrderRequest,
): Promise<{ id: string; shopifyUrl: string }> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  const product = PRINT_PRODUCTS[body.productType]
  const quoted = quoteOrder(body, rates)
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
    const { address, ...sums } = quoted
    const order = {
      storyId: id,
      visitorId,
      productType: body.productType,
      quantity: body.quantity,
      status: 'pending',
      ...sums,
    }
    const existing = await tx.printOrder.findFirst({
      where: { ...order, customization: { equals: customization } },
      orderBy: { createdAt: 'desc' },
    })
    await tx.$executeRaw`
      UPDATE print_orders SET status = 'cancelled' WHERE story_id = ${id} AND user_id = ${visitorId}
        AND status = 'pending' AND (customization ->> 'version')::int < ${story.version}`
    const shipping = address ? { shippingAddress: address } : {}
    if (existing) return tx.printOrder.update({ where: { id: existing.id }, data: shipping })
    return tx.printOrder.create({
      data: {
        ...order,
        productName: product.name,
        size: PRINT_SIZE,
        unitPrice: product.cents,
        currency: 'AUD',
        customization,
        ...shipping,
      },
    })
  })
  const { productType } = body
  return {
    id: printOrder.id,
    shopifyUrl: store === null ? bookPage : printOrderLink(store, { ...printOrder, productType }, { rates }),
  }
}

interface Quoted {
  country: string | null
  surcharge: number
  postage: number | null
  totalPrice: number
  address: ShippingAddress | undefined
}

/** What the order costs where it goes; a call that says no country orders to the shop's own. */
function quoteOrder(body: PrintOrderBody, rates: PrintRates | undefined): Quoted {
  const { productType, quantity, shippingAddress: given } = body
  const country = given?.country ?? body.country ?? (rates ? HOME_COUNTRY : null)
  const offer = rates && country !== null ? findOffer(makeOffers(rates), country) : null
  const book = offer?.[productType] ?? null
  if (book?.sold === false) throw new AppError(`print_${book.why}`)
  if (given && offer?.phone && !given.phone)
    throw new AppError('invalid', {}, { 'shippingAddress.phone': ['Please enter a phone number'] })
  const { surcharge, postage, total } = addUp(productType, quantity, book)
  if (body.total !== undefined && body.total !== total) throw new AppError('print_sum_changed')
  return { country, surcharge, postage, totalPrice: total, address: given && keptAddress(given, offer?.phone) }
}

/** A phone number that no carrier asks for isn't kept. */
function keptAddress({ phone, ...address }: ShippingAddress, isNeeded = false): ShippingAddress {
  return isNeeded && phone ? { ...address, phone } : address
}
