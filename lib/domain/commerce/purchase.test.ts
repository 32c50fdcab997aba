import fc from 'fast-check'
import { parsePurchaseDraft, purchaseAnswer, purchaseForm } from './purchase'
import { COUNTRIES, listCountries } from './purchase-countries'
import { isStore, addBuyerToUrl } from './stores'

const whole = { email: 'nan@example.com', fullName: 'Nan', country: 'AU', paymentMethod: 'stripe' }
const messages = (form: object) =>
  purchaseForm.safeParse(form).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []

test.each([
  [{ email: 'nan@' }, 'email', 'Please enter a valid email address'],
  [{ email: undefined }, 'email', 'Please enter a valid email address'],
  [{ email: null }, 'email', 'Please enter a valid email address'],
  [{ fullName: 'N' }, 'fullName', 'Please enter your full name'],
  [{ fullName: '  N  ' }, 'fullName', 'Please enter your full name'],
  [{ fullName: undefined }, 'fullName', 'Please enter your full name'],
  [{ country: '' }, 'country', 'Please select your country'],
  [{ country: ' ' }, 'country', 'Please select your country'],
  [{ country: undefined }, 'country', 'Please select your country'],
  [{ paymentMethod: 'cheque' }, 'paymentMethod', 'Please select a payment method'],
  [{ paymentMethod: '' }, 'paymentMethod', 'Please select a payment method'],
])('%o: %s says %s', (wrong, field, message) => {
  expect(messages({ ...whole, ...wrong })).toEqual([[field, message]])
})

test('purchase body: valid fields are trimmed, unknown ones dropped; the default is the external store', () => {
  expect(
    purchaseForm.parse({ email: ' nan@example.com ', fullName: ' Ann Ng ', country: 'Australia', admin: true }),
  ).toEqual({
    email: 'nan@example.com',
    fullName: 'Ann Ng',
    country: 'Australia',
    paymentMethod: 'stanstore',
  })
  expect(purchaseForm.parse(whole)).toEqual(whole)
})

test('purchase response: accepts only http(s) addresses', () => {
  expect(purchaseAnswer.safeParse({ redirectUrl: 'javascript:alert(1)' }).success).toBe(false)
  expect(purchaseAnswer.parse({ redirectUrl: 'https://stan.example/x', fallback: true })).toEqual({
    redirectUrl: 'https://stan.example/x',
    fallback: true,
  })
  expect(purchaseAnswer.parse({})).toEqual({})
})

test('stored form: is parsed field by field, whatever it contains', () => {
  expect(
    parsePurchaseDraft(JSON.stringify({ email: 'nan@', fullName: 7, country: 'Mars', paymentMethod: 'stripe' })),
  ).toEqual({ email: 'nan@', paymentMethod: 'stripe' })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
      expect(parsePurchaseDraft(stored)).toBeInstanceOf(Object)
    }),
  )
})

test('countries: each once, with a name, in the order of the language', () => {
  expect(new Set(COUNTRIES).size).toBe(249)
  const german = listCountries('de')
  expect(german).toHaveLength(249)
  expect(german.find(({ code }) => code === 'AT')?.name).toBe('Österreich')
  // Sorted as a dictionary does: Ö beside O, not after Z.
  expect(german.findIndex(({ code }) => code === 'AT')).toBeLessThan(german.findIndex(({ code }) => code === 'PL'))
})

test("store address: gets the buyer's email, whatever either contains", () => {
  expect(addBuyerToUrl('https://stan.example/wagtale', {})).toBe('https://stan.example/wagtale')
  expect(addBuyerToUrl('https://stan.example/wagtale?ref=a', { email: 'a+b@example.com', product: 'bundle' })).toBe(
    'https://stan.example/wagtale?ref=a&email=a%2Bb%40example.com&product=bundle',
  )
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(new URL(addBuyerToUrl('https://stan.example/?x=1#top', { email })).searchParams.get('email')).toBe(email)
    }),
  )
  expect(['stanstore', 'shopify', 'toString', undefined].map(isStore)).toEqual([true, true, false, false])
})
