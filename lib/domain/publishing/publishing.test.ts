import fc from 'fast-check'
import { loadMetadataPhrases } from '@/lib/i18n/publishing-messages'
import { LANGUAGES } from '../languages'
import { AGE_BANDS, LIFE_SKILLS, PET_TYPES } from '../story/lists'
import { metadataPrompt, readMetadataAnswer } from './claude-metadata'
import { ageRange, CATEGORIES, kdpMetadata, markupFault, TITLE_LIMIT } from './kdp-metadata'
import {
  CURRENCIES,
  decimals,
  HIGHEST_PRICE,
  listPrices,
  MARKETPLACES,
  minimumPrice,
  priceFault,
  priceText,
  pricingRow,
  readPrice,
  royalty,
  suggestedPrices,
  TERRITORIES,
  UNPRICED_TERRITORIES,
} from './kdp-prices'
import { statusChange } from './publication'
import { writeMetadata, type BookFacts } from './write-metadata'

const territory = fc.constantFrom(...TERRITORIES)

describe('prices', () => {
  it('are KDP’s: an Australian paperback can’t cost A$9.99, and leaves what its rate leaves', () => {
    expect(priceFault('AU', 999)).toBe('price_too_low')
    expect(minimumPrice('AU')).toBe(1284)
    expect(royalty('AU', 1398)).toBe(57)
    expect(royalty('AU', 1399)).toBe(197)
    expect([minimumPrice('US'), minimumPrice('GB'), minimumPrice('DE'), minimumPrice('CA')]).toEqual([
      840, 648, 722, 1052,
    ])
    expect([minimumPrice('JP'), royalty('JP', 950), royalty('JP', 1000)]).toEqual([950, 0, 125])
    expect(pricingRow({ territory: 'US', currency: 'USD', listPrice: 1299 })).toMatchObject({
      royaltyPerBook: 359,
      estimatedMonthlyRevenue: 3590,
      estimatedYearlyRevenue: 43080,
    })
  })

  it('never bring less than nothing where they are accepted, and are accepted from the minimum on', () => {
    fc.assert(
      fc.property(territory, fc.integer({ min: -10, max: HIGHEST_PRICE + 10 }), (where, listPrice) => {
        const accepted = priceFault(where, listPrice) === null
        expect(accepted).toBe(listPrice >= minimumPrice(where) && listPrice <= HIGHEST_PRICE)
        if (accepted) expect(royalty(where, listPrice)).toBeGreaterThanOrEqual(0)
        expect(pricingRow({ territory: where, currency: 'USD', listPrice }).royaltyPerBook).toBeGreaterThanOrEqual(0)
      }),
    )
    for (const where of TERRITORIES) expect(royalty(where, minimumPrice(where) - 1)).toBeLessThan(0)
  })

  it('the schema takes the suggested prices, and none below cost, in another currency, missing or twice', () => {
    const prices = suggestedPrices()
    const faults = (changed: unknown) => listPrices.safeParse(changed).error?.issues.map(({ message }) => message) ?? []
    const withFirst = (over: object) => prices.map((one, at) => (at === 0 ? { ...one, ...over } : one))
    expect(faults(prices)).toEqual([])
    expect(faults(withFirst({ listPrice: 839 }))).toEqual(['price_too_low'])
    expect(faults(withFirst({ currency: 'AUD' }))).toEqual(['currency_wrong'])
    expect(faults(withFirst({ territory: 'GB' }))).toContain('territory_repeated')
    expect(faults(prices.slice(1))).toHaveLength(1)
    expect(faults(withFirst({ listPrice: 12.5 }))).toHaveLength(1)
    // A price can't be weighed against a cost that nobody knows.
    for (const territory of UNPRICED_TERRITORIES) expect(faults(withFirst({ territory }))).toHaveLength(1)
  })

  it('are read as they are written, in the digits of every script', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.integer({ min: 0, max: HIGHEST_PRICE }), (currency, price) => {
        expect(readPrice(priceText(price, currency), currency)).toBe(price)
      }),
    )
    expect(readPrice(' 12,9 ', 'EUR')).toBe(1290)
    expect(readPrice('١٢٫٩٩', 'USD')).toBe(1299)
    expect(readPrice('१२.९९', 'USD')).toBe(1299)
    expect(readPrice('１４８０', 'JPY')).toBe(1480)
    for (const wrong of ['', 'twelve', '1,299.00', '12.999', '-3', '1e3']) expect(readPrice(wrong, 'USD')).toBeNaN()
    expect(readPrice('14.80', 'JPY')).toBeNaN()
    expect(decimals(MARKETPLACES.JP.currency)).toBe(0)
  })
})

/** Letters of ten scripts, what markup is made of, and anything else. */
const text = (most: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: most }),
    fc.string({
      unit: fc.constantFrom(...'Mila Élodie 米拉ミラमीलाميلا Mïl&<b>"“\n\u0000👩‍👩‍👧'.split('')),
      maxLength: most,
    }),
  )
const name = text(60).map((one) => one.trim() || 'Mila')
const bookFacts: fc.Arbitrary<BookFacts> = fc.record({
  title: text(120),
  language: fc.constantFrom(...LANGUAGES),
  childName: name,
  childAge: fc.constantFrom(...AGE_BANDS, 'unknown'),
  lifeSkill: fc.constantFrom(...LIFE_SKILLS, 'learning'),
  pets: fc.array(fc.record({ name, type: fc.constantFrom(...PET_TYPES) }), { minLength: 1, maxLength: 5 }),
  summary: text(9000),
})

describe('metadata', () => {
  it('by the built-in author keep KDP’s limits for every story in every language', async () => {
    await fc.assert(
      fc.asyncProperty(bookFacts, async (facts) => {
        const metadata = writeMetadata(facts, await loadMetadataPhrases(facts))
        expect(kdpMetadata.safeParse(metadata).error?.issues ?? []).toEqual([])
        expect(metadata.keywords).toHaveLength(7)
      }),
      { numRuns: 150 },
    )
  })

  it.each(LANGUAGES)('in %s fill all seven keywords, and name the ages', async (language) => {
    const facts: BookFacts = {
      title: 'Mila and Biscuit Meet the Sea',
      language,
      childName: 'Mila',
      childAge: '5-6',
      lifeSkill: 'courage',
      pets: [{ name: 'Biscuit', type: 'Dog' }],
      summary: 'The sea is very large.',
    }
    const metadata = kdpMetadata.parse(writeMetadata(facts, await loadMetadataPhrases(facts)))
    expect(metadata.title).toBe(facts.title)
    expect(metadata.ageRange).toEqual({ min: 5, max: 6 })
    expect(metadata.subtitle).toMatch(/5.*6/)
    expect(metadata.categories).toEqual([CATEGORIES[0], CATEGORIES[11]])
    expect(metadata.description).toContain('<p>The sea is very large.</p>')
  })

  it('by Claude are held to the same limits; the question names nobody', () => {
    fc.assert(
      fc.property(
        bookFacts,
        text(400),
        fc.array(text(5000), { maxLength: 6 }),
        fc.array(text(90), { maxLength: 12 }),
        (facts, long, paragraphs, keywords) => {
          const metadata = readMetadataAnswer(facts, {
            subtitle: long,
            hook: `${long} {{CHILD}} {{PET_1}}`,
            paragraphs,
            points: paragraphs,
            keywords,
            categories: [...CATEGORIES],
          })
          if (metadata) expect(kdpMetadata.safeParse(metadata).success).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
    const facts: BookFacts = {
      title: 'Mila and Biscuit Meet the Sea',
      language: 'en',
      childName: 'Mila',
      childAge: '5-6',
      lifeSkill: 'courage',
      pets: [{ name: 'Biscuit', type: 'Dog' }],
      summary: 'Mila’s dog Biscuit isn’t afraid. Mila is.',
    }
    const prompt = metadataPrompt(facts, ['Twenty pages'])
    expect(prompt).not.toMatch(/Mila|Biscuit/)
    expect(prompt).toContain('{{CHILD}}’s dog {{PET_1}}')
    const answer = {
      subtitle: 'A picture book about {{CHILD}}',
      hook: 'How large is the sea?',
      paragraphs: ['{{PET_1}} knows.'],
      points: [],
      keywords: ['best seller', 'sea story', 'Sea Story', 'brave child', 'free books', 'dogs for children'],
      categories: [],
    }
    expect(readMetadataAnswer(facts, answer)).toMatchObject({
      subtitle: 'A picture book about Mila',
      description: '<p><b>How large is the sea?</b></p><p>Biscuit knows.</p>',
      keywords: ['Sea Story', 'brave child', 'dogs for children'],
    })
    expect(readMetadataAnswer(facts, { ...answer, hook: 'Who is {{PET_2}}?' })).toBeNull()
  })

  it('are refused with a title too long, markup that KDP doesn’t know or keywords that it doesn’t take', () => {
    const good = {
      title: 'T',
      subtitle: '',
      ageRange: ageRange('3-4'),
      description: '<p>D</p>',
      keywords: ['dog story'],
      categories: [CATEGORIES[0]],
    }
    const refused = (over: object) => !kdpMetadata.safeParse({ ...good, ...over }).success
    expect(refused({})).toBe(false)
    expect(refused({ title: 'T'.repeat(TITLE_LIMIT) })).toBe(true)
    expect(refused({ title: 'T'.repeat(100), subtitle: 'S'.repeat(100) })).toBe(true)
    expect(refused({ description: '<a href="x">D</a>' })).toBe(true)
    expect(refused({ keywords: ['kindle deal'] })).toBe(true)
    expect(refused({ keywords: Array.from({ length: 8 }, (_, i) => `k${i}`) })).toBe(true)
    expect([
      markupFault('<p>a<br>b</p>'),
      markupFault('<p>a'),
      markupFault('<p><b>a</p></b>'),
      markupFault('a < b'),
    ]).toEqual([null, 'open_tag', 'open_tag', 'unknown_tag'])
  })
})

test('a book goes live with its number only', () => {
  const faults = (change: object) =>
    statusChange.safeParse({ revision: 1, to: 'live', ...change }).error?.issues.map(({ message }) => message) ?? []
  expect(faults({})).toEqual(['asin_missing'])
  expect(faults({ asin: '' })).toEqual(['asin_missing'])
  expect(faults({ asin: 'B0' })).toEqual(['asin_form'])
  expect(faults({ asin: ' b0abcd1234 ' })).toEqual([])
  expect(faults({ to: 'in_review' })).toEqual([])
})
