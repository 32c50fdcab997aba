import fc from 'fast-check'
import { codeFromUrl, normaliseCode } from '@/components/entitlement/gift-code'
import { INITIALLY_MISSING } from '@/components/forms/field-path'
import { missingFields } from '@/components/forms/missing-fields'
import { redemptionMessage } from '@/components/entitlement/redemption-failure'
import { emptyForm } from './story-form-values'
import { toRequest } from './validation-rules'

describe('a gift code', () => {
  it('is upper case and at most eight characters, whatever is typed or pasted', () => {
    expect(normaliseCode(' wagtale1\n')).toBe('WAGTALE1')
    expect(normaliseCode('wag tale-12345')).toBe('WAGTALE1')
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = normaliseCode(typed)
        expect(code.length).toBeLessThanOrEqual(8)
        expect(code).not.toMatch(/\s/)
        expect(normaliseCode(code)).toBe(code)
      }),
    )
  })
  it.each([
    ['?code=wagtale1', 'WAGTALE1'],
    ['?gift_code=Beta0001', 'BETA0001'],
    ['?gift_applied=ABCDEFGH&x=1', 'ABCDEFGH'],
    ['?code=&gift_code=second00', 'SECOND00'],
    ['', null],
    ['?code=%20', null],
    ['?other=WAGTALE1', null],
  ])('is read from the address %s', (query, code) => {
    expect(codeFromUrl(query)).toBe(code)
  })
})

describe('a failed redemption', () => {
  it.each([
    [{ status: 500, text: 'The author is BUSY' }, { key: 'busy' }],
    [{ status: 400, text: 'Rate limit reached' }, { key: 'busy' }],
    [{ status: 429, text: 'Please wait a little' }, { key: 'busy' }],
    [{ status: 500, text: 'Database unreachable' }, { key: 'unavailable' }],
    [{ status: 500, text: 'connection reset' }, { key: 'unavailable' }],
    [{ status: 503, text: null }, { key: 'unavailable' }],
    [{ status: null, text: null }, { key: 'unavailable' }],
    [
      { status: 400, text: 'This gift code has expired' },
      { key: 'words', text: 'This gift code has expired' },
    ],
    [
      { status: 502, text: null },
      { key: 'serverReturned', status: 502 },
    ],
    [{ status: 404, text: null }, { key: 'failed' }],
  ])('%o says %o', (failure, message) => {
    expect(redemptionMessage(failure)).toEqual(message)
  })
})

describe('what is still missing', () => {
  const whole = {
    childName: 'Mila',
    childAge: '5-6',
    childGender: 'girl',
    pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male' }],
    lifeSkill: 'courage',
    email: '',
  }
  it('is nothing for a whole form, whose seed is nobody’s task', () => {
    expect(missingFields(whole)).toEqual([])
    expect(missingFields({ ...whole, seed: undefined })).toEqual([])
  })
  it('is everything, in the order of the form, for an empty one', () => {
    expect(missingFields({ childName: '', pets: [{ name: '', type: '', gender: '' }] })).toEqual([
      'childName',
      'childAge',
      'childGender',
      'pets.0.name',
      'pets.0.type',
      'pets.0.gender',
      'lifeSkill',
    ])
  })
  it('says which pet', () => {
    const pets = [...whole.pets, { name: ' ', type: 'Cat', gender: '' }]
    expect(missingFields({ ...whole, pets, childName: '\u202e ', email: 'nan@' })).toEqual([
      'childName',
      'pets.1.name',
      'pets.1.gender',
      'email',
    ])
  })
})

test('what an empty form lacks is known before the schema is', () => {
  expect(INITIALLY_MISSING).toEqual(missingFields(toRequest(emptyForm('en'))))
})
