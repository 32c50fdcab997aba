import fc from 'fast-check'
import { LANGUAGES } from '../story/lists'
import { formatAbn, parseAbn } from './abn'
import { CURRENCIES } from './currencies'
import {
  formatMoney,
  includedGst,
  invoice,
  isAustralia,
  makeCreditNote,
  makeInvoice,
  type InvoicedOrder,
  type Seller,
} from './invoice'

const NOW = new Date('2026-11-26T03:00:00.000Z')
const registered: Seller = { name: 'Wagtale', abn: '51824753556', address: '1 Wharf Street, Hobart' }
const order = (more: Partial<InvoicedOrder> = {}): InvoicedOrder => ({
  order: 'WT-ABCDEFGHJK',
  paidAt: NOW,
  refundedAt: null,
  buyer: { name: 'Ann Ng', email: 'ann@example.com' },
  country: 'AU',
  language: 'en',
  currency: 'AUD',
  lines: [{ product: 'digital', quantity: 1, amount: 999 }],
  ...more,
})
const issue = (one: InvoicedOrder, seller = registered) => makeInvoice(one, { number: 7, seller, now: NOW })

describe('ABN', () => {
  it('takes numbers of the Australian Business Register with or without blanks, and prints them in groups', () => {
    // The Australian Taxation Office's own, and Australia Post's.
    expect(parseAbn('51 824 753 556')).toBe('51824753556')
    expect(parseAbn('28864970579')).toBe('28864970579')
    expect(formatAbn('51824753556')).toBe('51\u00a0824\u00a0753\u00a0556')
  })
  it('refuses every number with one digit changed, a digit too few, and letters', () => {
    for (let at = 0; at < 11; at++)
      for (let by = 1; by < 10; by++) {
        const digits = [...'51824753556']
        digits[at] = String((Number(digits[at]) + by) % 10)
        expect([digits.join(''), parseAbn(digits.join(''))]).toEqual([digits.join(''), null])
      }
    expect([parseAbn('5182475355'), parseAbn('5182475355a'), parseAbn('')]).toEqual([null, null, null])
  })
})

describe('invoice', () => {
  it('is a tax invoice with an eleventh of the price as GST for a buyer in Australia', () => {
    expect(issue(order())).toMatchObject({ kind: 'tax-invoice', number: 'INV-000007', total: 999, gst: 91 })
    expect(issue(order({ lines: [{ product: 'bundle', quantity: 1, amount: 2999 }] })).gst).toBe(273)
    expect(includedGst(1100)).toBe(100)
  })
  it.each([
    ['a seller without an ABN', order(), { ...registered, abn: null }],
    ['a buyer elsewhere', order({ country: 'NZ' }), registered],
    ['an external territory', order({ country: 'NF' }), registered],
    ['an unknown country', order({ country: null }), registered],
    ['another currency', order({ currency: 'USD' }), registered],
  ])('is a receipt without GST for %s', (_, one, seller) => {
    const issued = issue(one, seller)
    expect(issued).toMatchObject({ kind: 'receipt', total: 999, gst: null })
    expect(issued.lines.map(({ gst }) => gst)).toEqual([null])
  })
  it('knows Australia by its code and by its name in every language of the shop', () => {
    for (const name of [
      'AU',
      'au',
      'Australia',
      'Australien',
      'Australie',
      'オーストラリア',
      '澳大利亚',
      'أستراليا',
      'ऑस्ट्रेलिया',
    ])
      expect([name, isAustralia(name)]).toEqual([name, true])
    for (const name of ['AT', 'Austria', '', 'Australian Antarctica'])
      expect([name, isAustralia(name)]).toEqual([name, false])
  })
  it('adds up to the cent in every currency, and its credit note takes back exactly that', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ quantity: fc.integer({ min: 1, max: 20 }), amount: fc.integer({ min: 0, max: 5_000_000 }) }),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom('AU', 'NZ', 'DE', null),
        fc.boolean(),
        (lines, currency, country, hasAbn) => {
          const seller = { ...registered, abn: hasAbn ? registered.abn : null }
          const issued = issue(
            order({ currency, country, lines: lines.map((one) => ({ ...one, product: 'digital' })) }),
            seller,
          )
          expect(invoice.parse(issued)).toEqual(issued)
          expect(issued.total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
          expect(issued.gst !== null).toBe(hasAbn && country === 'AU' && currency === 'AUD')
          if (issued.gst !== null) {
            expect(issued.gst).toBe(issued.lines.reduce((sum, { gst }) => sum + (gst ?? NaN), 0))
            // Each line is within half a cent of an exact eleventh.
            for (const { amount, gst } of issued.lines)
              expect(Math.abs(11 * (gst ?? NaN) - amount) * 2).toBeLessThan(11)
          }
          const note = makeCreditNote(issued, { number: 1, refundedAt: NOW, now: NOW })
          expect({ ...note, kind: issued.kind, number: issued.number, corrects: null, refundedAt: null }).toEqual(
            issued,
          )
          expect([note.kind, note.number, note.corrects]).toEqual(['credit-note', 'CN-000001', issued.number])
        },
      ),
    )
  })
  it('writes amounts so that their cents can be read back, in every language and currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(...LANGUAGES),
        (amount, currency, language) => {
          const [figure = '', code] = formatMoney(amount, currency, language).split('\u00a0')
          const [whole = '', parts = ''] = figure.replace(/[.,](?=\d{3})/g, '').split(/[.,]/)
          expect(code).toBe(currency)
          expect(Number(whole.replace(/\D/g, '')) * 100 + Number(parts)).toBe(amount)
        },
      ),
    )
    expect(formatMoney(98_400, 'JPY', 'en')).toBe('984\u00a0JPY')
    expect(formatMoney(98_450, 'JPY', 'en')).toBe('984.50\u00a0JPY')
    expect(formatMoney(999, 'AUD', 'de')).toBe('9,99\u00a0AUD')
    expect(formatMoney(999, 'not money', 'en')).toBe('9.99\u00a0not money')
  })
})
