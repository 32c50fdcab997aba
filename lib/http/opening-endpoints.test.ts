import { openingEndpoints } from './opening-endpoints'

const { credits, bookLanguages, waysToPay } = openingEndpoints
const ways = { card: true, stores: { stanstore: false, shopify: true } }

test('reads what the routes answer', () => {
  expect(credits.answer.parse({ stories: 2 })).toBe(2)
  expect(bookLanguages.answer.parse({ languages: ['en', 'de'] })).toEqual(['en', 'de'])
  expect(waysToPay.answer.parse({ ...ways, more: 1 })).toEqual(ways)
})

test.each([
  [credits, { stories: '2' }],
  [credits, undefined],
  [bookLanguages, { languages: 'en' }],
  [waysToPay, { card: true }],
  [waysToPay, { ...ways, card: 'no' }],
  [waysToPay, { ...ways, stores: { shopify: true } }],
])('refuses another answer than expected: %#', ({ answer }, body) => {
  expect(() => answer.parse(body)).toThrow('Unexpected')
})
