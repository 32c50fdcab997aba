import { COMMISSION, newPartner, createProposal, slugify } from './new-partner'
import { PARTNERS, PARTNER_TYPES, activeRevenue, embedCode } from './partners'

const validForm = {
  name: 'Fish & Fetch',
  type: 'petStore',
  website: 'fishandfetch.example',
  email: 'hi@fishandfetch.example',
  commissionRate: '20',
} as const

test('sample partners: six, one of each type; revenue counts the active ones', () => {
  expect(PARTNERS.map(({ type }) => type).sort()).toEqual([...PARTNER_TYPES].sort())
  expect(new Set(PARTNERS.map(({ id }) => id)).size).toBe(6)
  expect(activeRevenue(PARTNERS)).toBe(1240 + 860 + 430)
  for (const { commissionRate } of PARTNERS) expect(commissionRate).toBeGreaterThanOrEqual(10)
  for (const { commissionRate } of PARTNERS) expect(commissionRate).toBeLessThanOrEqual(35)
})

test('new partner: is a proposal without revenue; the website needs no https', () => {
  expect(createProposal(newPartner.parse(validForm))).toEqual({
    id: 'fish-fetch',
    name: 'Fish & Fetch',
    type: 'petStore',
    website: 'https://fishandfetch.example',
    contact: 'hi@fishandfetch.example',
    revenue: '$0/month',
    status: 'proposal',
    commissionRate: 20,
  })
})

test.each([
  ['commissionRate', String(COMMISSION.least - 1)],
  ['commissionRate', String(COMMISSION.most + 1)],
  ['commissionRate', 'ten'],
  ['commissionRate', ''],
  ['commissionRate', '7.5'],
  ['website', 'javascript:alert(1)'],
  ['website', 'nowhere'],
  ['website', 'http://'],
  ['email', 'hi'],
  ['type', 'zoo'],
  ['name', '   '],
])('%s %p is refused', (field, value) => {
  expect(newPartner.safeParse({ ...validForm, [field]: value }).error?.issues.map(({ path }) => path[0])).toEqual([
    field,
  ])
})

test('embed code: a name cannot break out of the link or the tag', () => {
  expect(embedCode('https://wagtale.example', { id: slugify('"><script>alert(1)</script>') })).toMatch(
    /^<iframe [^<>]*><\/iframe>$/,
  )
  expect(slugify('小狗书店')).toBe('小狗书店')
  expect(slugify('!!!')).toBe('partner')
})
