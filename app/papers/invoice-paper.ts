import { formatAbn } from '@/lib/domain/commerce/abn'
import { formatMoney, isInvoicedProduct, type Invoice } from '@/lib/domain/commerce/invoice'
import { isPrintProduct } from '@/lib/domain/commerce/print-order'
import { LANGUAGE_FACTS } from '@/lib/domain/languages'
import type { InvoicePaper, Row } from '@/lib/documents/papers/papers'
import { loadPaperWords } from '@/lib/i18n/paper-messages'
import { supportEmail } from '@/lib/platform/support-email'

/** Days are the seller's. */
const TIME_ZONE = 'Australia/Sydney'
const TITLES = { 'tax-invoice': 'taxInvoice', receipt: 'receipt', 'credit-note': 'creditNote' } as const
/** What the tax office reads, beside a title in another language. */
const ENGLISH_TITLES = { 'tax-invoice': 'Tax invoice', receipt: 'Receipt', 'credit-note': 'Credit note' } as const

/** An issued invoice in the buyer's words. */
export async function invoicePaper(issued: Invoice): Promise<InvoicePaper> {
  const { kind, language, currency, seller, buyer, lines } = issued
  const t = await loadPaperWords(language)
  const sign = kind === 'credit-note' ? -1 : 1
  const money = (amount: number) => formatMoney(sign * amount, currency, language)
  const { format } = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].dateLocale, {
    dateStyle: 'long',
    timeZone: TIME_ZONE,
    numberingSystem: 'latn',
  })
  const day = (moment: string) => format(new Date(moment))
  const facts: (Row | null)[] = [
    [t('invoice.number'), issued.number],
    issued.corrects === null ? null : [t('invoice.corrects'), issued.corrects],
    [t('invoice.order'), issued.order],
    [t('invoice.issued'), day(issued.issuedAt)],
    [t('invoice.paid'), day(issued.paidAt)],
    issued.refundedAt === null ? null : [t('invoice.refunded'), day(issued.refundedAt)],
  ]
  return {
    language,
    title: t(`invoice.${TITLES[kind]}`),
    subtitle: language === 'en' ? '' : ENGLISH_TITLES[kind],
    seller: {
      label: t('invoice.from'),
      lines: [
        seller.name,
        ...seller.address.split(';').map((line) => line.trim()),
        seller.abn === null ? '' : t('invoice.abn', { abn: formatAbn(seller.abn) }),
      ].filter(Boolean),
    },
    buyer: { label: t('invoice.to'), lines: [buyer.name, buyer.email].filter(Boolean) },
    facts: facts.filter((fact) => fact !== null),
    columns: [t('invoice.item'), t('invoice.quantity'), t('invoice.amount')],
    items: lines.map(({ product, quantity, amount }) => [
      isInvoicedProduct(product) ? t(`invoice.product.${product}`) : product,
      String(quantity),
      money(amount),
    ]),
    sums: [
      [t('invoice.total'), money(issued.total)],
      ...(issued.gst === null ? [] : [[t('invoice.gst'), money(issued.gst)] as const]),
    ],
    notes: [
      ...(lines.some(({ product }) => isPrintProduct(product)) ? [t('invoice.postage')] : []),
      t('invoice.question', { email: supportEmail() }),
    ],
  }
}
