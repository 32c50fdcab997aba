import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { useLengthErrors } from '@/components/forms/use-length-errors'
import { useCurrency } from '@/components/site/currency-store'
import { MOST_COPIES, shippingAddress, type PrintProduct } from '@/lib/domain/commerce/print-order'
import { DEFAULT_CURRENCY } from '@/lib/domain/commerce/currencies'
import {
  addUp,
  findOffer,
  guessCountry,
  type CountryOffer,
  type PrintOffers,
  type PrintSum,
} from '@/lib/domain/commerce/print-rates'
import { LONGEST_DEDICATION } from '@/lib/domain/story/lists'

const form = z.object({
  productType: z.enum(['hardcover_book', 'softcover_book']),
  quantity: z.coerce.number().int().min(1).max(MOST_COPIES),
  dedication: z.string().trim().max(LONGEST_DEDICATION),
  address: shippingAddress,
  accepted: z.literal(true),
})
type Values = z.input<typeof form>
export type PrintForm = UseFormReturn<Values, unknown, z.output<typeof form>>

/** What is ordered, and what it costs where it goes. */
export interface PrintChoice {
  product: PrintProduct
  country: string
  copies: number
  dedication: string
  /** Null without rates: postage is the store's to say. */
  offer: CountryOffer | null
  isSold: boolean
  sum: PrintSum
  sumIn: (country: string) => PrintSum
}

interface PrintFormStart {
  formId: string
  book: PrintProduct
  dedication: string
  offers: PrintOffers | null
}

export function usePrintForm({ formId, book, dedication, offers }: PrintFormStart): [PrintForm, PrintChoice] {
  const locale = useLocale()
  const currency = useCurrency()
  const inputs = useForm<Values, unknown, z.output<typeof form>>({
    resolver: zodResolver(form, useLengthErrors()),
    mode: 'onTouched',
    defaultValues: {
      productType: book,
      quantity: 1,
      dedication,
      address: {
        name: '',
        line1: '',
        line2: '',
        city: '',
        region: '',
        postcode: '',
        country: guessCountry(locale, DEFAULT_CURRENCY),
      },
    },
  })
  const { control, getValues, setValue, getFieldState } = inputs
  useDomFormValues({ getValues, setValue }, formId)
  // The picked currency is the browser's alone, and says more than the language.
  useEffect(() => {
    if (!getFieldState('address.country').isDirty) setValue('address.country', guessCountry(locale, currency))
  }, [currency, locale, getFieldState, setValue])
  const [product, quantity, country, typed] = useWatch({
    control,
    name: ['productType', 'quantity', 'address.country', 'dedication'],
  })
  const copies = Math.min(MOST_COPIES, Math.max(1, Math.floor(Number(quantity)) || 1))
  const offerIn = (where: string) => (offers ? findOffer(offers, where) : null)
  const sumIn = (where: string) => addUp(product, copies, offerIn(where)?.[product] ?? null)
  const offer = offerIn(country)
  const isSold = offer?.[product].sold !== false
  return [inputs, { product, country, copies, dedication: typed, offer, isSold, sum: sumIn(country), sumIn }]
}
