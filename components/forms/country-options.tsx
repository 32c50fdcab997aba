import type { NamedCountry } from '@/lib/domain/commerce/purchase-countries'

export const CountryOptions = ({ countries }: { countries: readonly NamedCountry[] }) =>
  countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
