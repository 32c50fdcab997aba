/**
 * Order webhooks of the stores. Signatures are verified over the raw bytes before parsing; the parsed order is then
 * compared with our price table: one at another price or in another currency waits for a person.
 */
import { z } from 'zod'
import { isPrintProduct } from './print-order'
import type { PrintPayment } from './print-payment'
import { isOurPrice, isProduct, type Product } from './products'
import type { Store } from './stores'

/** One line item. `cents`: the price of one unit. */
export interface StoreOrder {
  orderId: string
  email: string
  name: string
  product: Product
  count: number
  cents: number
  currency: string
  language: string
  /** Of the bill, where the store says it. */
  country?: string
}

/**
 * The creator store lists its products in US dollars (spec 2), the commerce store in Australian dollars. The figure is
 * the same.
 */
const CURRENCIES: Record<Store, readonly string[]> = { stanstore: ['USD', 'AUD'], shopify: ['AUD'] }

export const matchesOurPrices = (
  store: Store,
  { product, cents, currency }: Pick<StoreOrder, 'product' | 'cents' | 'currency'>,
): boolean => isOurPrice(product, cents) && CURRENCIES[store].includes(currency)

const text = (max: number) => z.string().trim().min(1).max(max)
/**
 * A whole number is cents; with a decimal point, as text or number, it is an amount. None of our prices ends in .00.
 */
const money = z
  .union([
    z.number().min(0),
    z
      .string()
      .trim()
      .regex(/^\d{1,7}(\.\d{1,2})?$/),
  ])
  .transform((amount) => (String(amount).includes('.') ? Math.round(Number(amount) * 100) : Number(amount)))
/** The commerce store always writes amounts with a decimal point. */
const major = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/)
  .transform((typed) => Math.round(Number(typed) * 100))

export const stanstoreOrder = z
  .object({
    order_id: z.union([text(120), z.int().transform(String)]),
    email: z.email().max(254),
    name: z.string().trim().max(120).default(''),
    product: text(60),
    amount: money,
    currency: z.string().trim().toUpperCase().default('USD'),
  })
  .transform((order): StoreOrder | null =>
    isProduct(order.product)
      ? {
          orderId: order.order_id,
          email: order.email,
          name: order.name,
          product: order.product,
          count: 1,
          cents: order.amount,
          currency: order.currency,
          language: 'en',
        }
      : null,
  )

/**
 * Ids under which an order may be stored: its own, or, if the other store has already used that number, one that
 * includes the store.
 */
export const orderIdsOf = (store: Store, orderId: string): string[] => [orderId, `${orderId}/${store}`]

/** Further line items get ids of their own, since one id is one purchase. */
const orderLine = (number: string, at: number) => (at === 0 ? number : `${number}/${at + 1}`)

const shopifyLine = z.object({ sku: z.string().nullish(), quantity: z.int().min(1).max(1000), price: major })

/** The SKU of what a printer takes beside a book's price. */
export const SURCHARGE_SKU = 'print_surcharge'
/** The attribute of a store's order that names the print order it pays. */
export const PRINT_ORDER_NOTE = 'print_order'
const note = z.object({ name: z.string(), value: z.string().nullish() })
const posting = z.object({ price: major, discounted_price: major.nullish() })
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * One line per product, and the printed books apart; the store's other goods are ignored. The number that the buyer
 * knows (#1001) is the order id here too.
 */
export const shopifyOrder = z
  .object({
    id: z.int(),
    name: z.string().trim().max(60).optional(),
    email: z.string().trim().max(254),
    currency: z.string().trim().toUpperCase(),
    customer_locale: z.string().nullish(),
    financial_status: z.string().nullish(),
    billing_address: z.object({ country_code: z.string().trim().max(2).nullish() }).nullish(),
    customer: z.object({ first_name: z.string().nullish(), last_name: z.string().nullish() }).nullish(),
    line_items: z.array(shopifyLine).max(500),
    note_attributes: z.array(note).max(100).nullish(),
    shipping_lines: z.array(posting).max(100).nullish(),
    shipping_address: z.object({ country_code: z.string().trim().toUpperCase().max(2).nullish() }).nullish(),
  })
  .transform(
    ({
      id,
      name,
      email,
      currency,
      customer_locale,
      billing_address,
      customer,
      line_items,
      note_attributes,
      shipping_lines,
      shipping_address,
      financial_status,
    }): { financialStatus: string; lines: StoreOrder[]; printed: PrintPayment | null } => {
      const number = name?.replace(/^#/, '') || String(id)
      const buyer = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ')
      const ours = line_items.flatMap((line) => (isProduct(line.sku) ? [{ ...line, product: line.sku }] : []))
      const lines = ours.map(({ product, quantity, price }, at) => ({
        orderId: orderLine(number, at),
        email,
        name: buyer,
        product,
        count: quantity,
        cents: price,
        currency,
        language: customer_locale?.slice(0, 2) ?? 'en',
        ...(billing_address?.country_code ? { country: billing_address.country_code } : {}),
      }))
      const books = line_items.flatMap(({ sku, quantity, price }) =>
        isPrintProduct(sku) ? [{ product: sku, quantity, cents: price }] : [],
      )
      const named = z.uuid().safeParse(note_attributes?.find((one) => one.name === PRINT_ORDER_NOTE)?.value?.trim())
      const printed =
        books.length === 0
          ? null
          : {
              storeOrderId: String(id),
              orderNumber: number,
              printOrderId: named.data ?? null,
              lines: books,
              surcharge: sum(
                line_items.map(({ sku, quantity, price }) => (sku === SURCHARGE_SKU ? quantity * price : 0)),
              ),
              postage: shipping_lines?.length
                ? sum(shipping_lines.map(({ price, discounted_price }) => discounted_price ?? price))
                : null,
              country: shipping_address?.country_code || null,
              currency,
            }
      return { financialStatus: financial_status ?? '', lines, printed }
    },
  )
