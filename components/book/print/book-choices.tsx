'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { CountryOptions } from '@/components/forms/country-options'
import { useCurrency } from '@/components/site/currency-store'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { DEFAULT_CURRENCY, formatPrice } from '@/lib/domain/commerce/currencies'
import { PRINT_PRODUCTS, type PrintProduct } from '@/lib/domain/commerce/print-order'
import { addUp, usesInches, type BookOffer } from '@/lib/domain/commerce/print-rates'
import type { NamedCountry } from '@/lib/domain/commerce/purchase-countries'
import { dateLocale } from '@/lib/i18n/locales'
import { DrawnBook, type BookTones } from './drawn-book'
import { OfferFacts } from './offer-facts'
import type { PrintChoice, PrintForm } from './use-print-form'

const PRODUCTS: readonly PrintProduct[] = ['hardcover_book', 'softcover_book']
const CM_IN_INCH = 2.54

/** In inches. */
export interface BookSize {
  side: number
  thick: number
}

interface BookChoicesProps {
  formId: string
  inputs: PrintForm
  choice: PrintChoice
  countries: readonly NamedCountry[]
  sizes: Record<PrintProduct, BookSize>
  /** Null where a book has no cover yet. */
  cover: string | null
  tones: BookTones
  rtl: boolean
  now: string
}

/** Both books beside each other with all that they cost in a country, before any address. */
export function BookChoices({ formId, inputs, choice, countries, sizes, cover, tones, rtl, now }: BookChoicesProps) {
  const t = useTranslations('printOrder')
  const id = useId()
  const { country, offer } = choice
  return (
    <div className="grid gap-s4">
      <Field label={t('country')} hint={t('countryHint')} className="max-w-96">
        <Select
          form={formId}
          value={country}
          onChange={({ target }) => {
            const known = countries.find(({ code }) => code === target.value)
            if (known) inputs.setValue('address.country', known.code, { shouldDirty: true })
          }}
        >
          <CountryOptions countries={countries} />
        </Select>
      </Field>
      <fieldset className="min-w-0" role="radiogroup" aria-labelledby={`${id}-legend`} aria-required>
        <legend id={`${id}-legend`} className="label">
          {t('product')}
        </legend>
        <div className="grid grid-cols-2 gap-s4 max-[641px]:grid-cols-1">
          {PRODUCTS.map((product) => (
            <BookCard
              key={product}
              {...{ formId, inputs, product, country, cover, tones, rtl, now }}
              countryName={countries.find(({ code }) => code === country)?.name ?? country}
              size={sizes[product]}
              offer={offer?.[product] ?? null}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

interface BookCardProps extends Pick<BookChoicesProps, 'formId' | 'inputs' | 'cover' | 'tones' | 'rtl' | 'now'> {
  product: PrintProduct
  country: string
  countryName: string
  size: BookSize
  offer: BookOffer | null
}

function BookCard({
  formId,
  inputs,
  product,
  country,
  countryName,
  size,
  offer,
  cover,
  tones,
  rtl,
  now,
}: BookCardProps) {
  const t = useTranslations('printOrder')
  const id = useId()
  const currency = useCurrency()
  const length = useLength(country)
  const { cents, pages } = PRINT_PRODUCTS[product]
  const isSold = offer?.sold !== false
  // As specified in the shop's own dollars: `$6.49`.
  const price = currency === DEFAULT_CURRENCY ? `$${(cents / 100).toFixed(2)}` : formatPrice(cents, currency)
  return (
    <label
      className={cn(
        'grid content-start gap-s3 rounded-book border-3 border-paper-edge bg-white p-s3 has-checked:border-coral-deep',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isSold ? 'cursor-pointer' : 'opacity-80',
      )}
    >
      {cover !== null && <DrawnBook product={product} cover={cover} tones={tones} rtl={rtl} />}
      <span className="flex items-start gap-2.5">
        <input
          type="radio"
          className="mt-1 size-5 flex-none accent-coral-deep"
          form={formId}
          value={product}
          disabled={!isSold}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts`}
          {...inputs.register('productType')}
        />
        <span id={`${id}-name`} className="grid gap-1">
          <b className="font-display text-d-s leading-[1.2]">{t(product, { pages })}</b>
          <span className="font-heavy">{t('label', { price })}</span>
        </span>
      </span>
      <span id={`${id}-facts`} className="grid gap-2">
        <span className="text-s text-ink-soft">
          {t('measures', { side: length(size.side), thick: length(size.thick) })}
        </span>
        <span className="text-s">
          {t(product === 'hardcover_book' ? 'holds.hardcover_book' : 'holds.softcover_book')}
        </span>
        {offer?.sold === false ? (
          <b>{t(`why.${offer.why}`, { country: countryName })}</b>
        ) : (
          <OfferFacts sum={addUp(product, 1, offer)} offer={offer} now={now} />
        )}
      </span>
    </label>
  )
}

/** A length of some inches, in centimetres, and in inches too where a country measures by them. */
function useLength(country: string): (inches: number) => string {
  const locale = dateLocale(useLocale())
  const format = (unit: 'centimeter' | 'inch', maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits, numberingSystem: 'latn' }).format
  const [centimetres, inch] = [format('centimeter', 1), format('inch', 2)]
  return (inches) => centimetres(inches * CM_IN_INCH) + (usesInches(country) ? ` (${inch(inches)})` : '')
}
