'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { openInNewTab } from '@/lib/browser/navigate-away'
import { CountryOptions } from '@/components/forms/country-options'
import { useCurrency } from '@/components/site/currency-store'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { fieldMessage } from '@/components/forms/use-length-errors'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { MOST_COPIES, needsPostcode, needsRegion } from '@/lib/domain/commerce/print-order'
import { LONGEST_DEDICATION } from '@/lib/domain/story/lists'
import type { NamedCountry } from '@/lib/domain/commerce/purchase-countries'
import { call, CallError } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import { OfferFacts } from './offer-facts'
import { PrinterFiles } from './printer-files'
import type { PrintChoice, PrintForm } from './use-print-form'

type AddressField = 'name' | 'line1' | 'line2' | 'city' | 'region' | 'postcode' | 'phone'
const ADDRESS: readonly { field: AddressField; autoComplete: string }[] = [
  { field: 'name', autoComplete: 'shipping name' },
  { field: 'line1', autoComplete: 'shipping address-line1' },
  { field: 'line2', autoComplete: 'shipping address-line2' },
  { field: 'city', autoComplete: 'shipping address-level2' },
  { field: 'region', autoComplete: 'shipping address-level1' },
  { field: 'postcode', autoComplete: 'shipping postal-code' },
  { field: 'phone', autoComplete: 'shipping tel' },
]

interface PrintOrderFormProps {
  formId: string
  id: string
  version: number
  childName: string
  countries: readonly NamedCountry[]
  inputs: PrintForm
  choice: PrintChoice
  now: string
  /** The dedication when its field is left. */
  onDedication: (typed: string) => void
}

/** How many, for whom and where to. Paying and posting are the store's. */
export function PrintOrderForm({
  formId,
  id,
  version,
  childName,
  countries,
  inputs,
  choice,
  now,
  onDedication,
}: PrintOrderFormProps) {
  const t = useTranslations('printOrder')
  const currency = useCurrency()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = inputs
  const { product, country, offer, isSold, sum, sumIn } = choice
  /** What it cost before another country was chosen in the address. */
  const [before, setBefore] = useState<number | null>(null)
  const book = offer?.[product] ?? null
  const needsPhone = offer?.phone ?? false
  const countryName = countries.find(({ code }) => code === country)?.name ?? country

  const order = handleSubmit(async ({ address, accepted: _accepted, ...rest }) => {
    if (needsPhone && !address.phone) {
      setError('address.phone', { message: t('errors.phone') }, { shouldFocus: true })
      return
    }
    try {
      const { shopifyUrl } = await call(endpoints.printOrder(id), {
        ...rest,
        shippingAddress: address,
        acceptedVersion: version,
        ...(offer ? { total: sum.total } : {}),
      })
      toast({ title: t('going'), description: t('goingText') })
      openInNewTab(shopifyUrl)
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error instanceof CallError && error.error) || t('failedText'),
        variant: 'destructive',
      })
    }
  })
  const wanted: Partial<Record<AddressField, boolean>> = {
    region: needsRegion(country),
    postcode: needsPostcode(country),
    phone: needsPhone,
  }
  const shown = ADDRESS.filter(({ field }) => wanted[field] ?? true)
  const dedication = register('dedication')
  return (
    <form id={formId} noValidate className="grid gap-s4" onSubmit={(event) => void order(event)}>
      <PrinterFiles id={id} product={product} />
      <Field label={t('quantity')} error={errors.quantity && t('errors.quantity', { most: MOST_COPIES })} required>
        <Input type="number" inputMode="numeric" min={1} max={MOST_COPIES} {...register('quantity')} />
      </Field>
      <Field
        label={t('dedication')}
        more={t('optional')}
        hint={t('dedicationHint', { name: childName })}
        error={errors.dedication && t('errors.dedication', { most: LONGEST_DEDICATION })}
      >
        <Textarea
          rows={3}
          maxLength={LONGEST_DEDICATION}
          {...dedication}
          onBlur={(event) => {
            onDedication(event.target.value.trim())
            return dedication.onBlur(event)
          }}
        />
      </Field>
      <fieldset className="grid gap-s3">
        <legend className="mb-s3 font-lead text-d-s leading-[1.3] font-normal">{t('address')}</legend>
        <Field label={t('country')} error={errors.address?.country && t('errors.country')} required>
          <Select
            autoComplete="shipping country"
            {...register('address.country', { onChange: () => setBefore(sumIn(country).total) })}
          >
            <CountryOptions countries={countries} />
          </Select>
        </Field>
        {/* What another country asked for goes with its field. */}
        {shown.map(({ field, autoComplete }) => (
          <Field
            key={field}
            label={t(field)}
            {...(field === 'line2' ? { more: t('optional') } : { required: true })}
            {...(field === 'phone' ? { hint: t('phoneHint') } : {})}
            error={fieldMessage(errors.address?.[field], t(`errors.${field}`))}
          >
            <Input
              autoComplete={autoComplete}
              {...(field === 'phone' ? { type: 'tel' } : {})}
              {...register(`address.${field}`, { shouldUnregister: true })}
            />
          </Field>
        ))}
      </fieldset>
      <div className="grid gap-2">
        <p role="status" className="font-heavy">
          {isSold &&
            before !== null &&
            before !== sum.total &&
            t('changed', {
              country: countryName,
              amount: formatPrice(sum.total, currency),
              before: formatPrice(before, currency),
            })}
          {book?.sold === false && t(`why.${book.why}`, { country: countryName })}
        </p>
        {isSold && <OfferFacts sum={sum} offer={book} now={now} />}
        {sum.postage === null && isSold && <p className="hint">{t('shipping')}</p>}
      </div>
      <div>
        <Checkbox
          aria-invalid={errors.accepted ? true : undefined}
          aria-describedby="po-accept"
          {...register('accepted')}
        >
          {t('accept')}
        </Checkbox>
        <FieldError id="po-accept">{errors.accepted && t('errors.accepted')}</FieldError>
      </div>
      <Button
        type="submit"
        needsScript
        className="w-full"
        size="lg"
        disabled={!isSold}
        busy={isSubmitting}
        busyText={t('sending')}
      >
        {t('submit')}
      </Button>
    </form>
  )
}
