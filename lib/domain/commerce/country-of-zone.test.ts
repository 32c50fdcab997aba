import { countryOfZone } from './country-of-zone'
import { COUNTRIES } from './purchase-countries'

test.each([
  ['Australia/Sydney', 'AU'],
  ['Australia/Lord_Howe', 'AU'],
  ['Pacific/Auckland', 'NZ'],
  ['Asia/Kolkata', 'IN'],
  // Several countries, or none.
  ['America/New_York', ''],
  ['UTC', ''],
  ['constructor', ''],
  [undefined, ''],
])('%s: %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
  if (country) expect(COUNTRIES).toContain(country)
})
