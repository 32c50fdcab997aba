'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { openInNewTab } from '@/lib/browser/navigate-away'
import { Price } from '@/components/site/price'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { fieldMessage, useLengthErrors } from '@/components/forms/use-length-errors'
import {
  MOST_COPIES,
  PRINT_PRODUCTS,
  type PrintProduct,
  needsPostcode,
  needsRegion,
  shippingAddress,
} from '@/lib/domain/commerce/print-order'
import { LONGEST_DEDICATION } from '@/lib/domain/story/lists'
import type { NamedCountry } from '@/lib/domain/commerce/purchase-countries'
import { call, CallError } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import { PrinterFiles } from './printer-files'

const form = z.object({
  productType: z.enum(['hardcover_book', 'softcover_book']),
  quantity: z.coerce.number().int().min(1).max(MOST_COPIES),
  dedication: z.string().trim().max(LONGEST_DEDICATION),
  address: shippingAddress,
  accepted: z.literal(true),
})
type Values = z.input<typeof form>
type AddressField = 'name' | 'line1' | 'line2' | 'city' | 'region' | 'postcode'
const ADDRESS: readonly { field: AddressField; autoComplete: string }[] = [
  { field: 'name', autoComplete: 'shipping name' },
  { field: 'line1', autoComplete: 'shipping address-line1' },
  { field: 'line2', autoComplete: 'shipping address-line2' },
  { field: 'city', autoComplete: 'shipping address-level2' },
  { field: 'region', autoComplete: 'shipping address-level1' },
  { field: 'postcode', autoComplete: 'shipping postal-code' },
]

interface PrintOrderFormProps {
  id: string
  version: number
  childName: string
  dedication: string
  countries: readonly NamedCountry[]
  /** The book chosen before. */
  book: PrintProduct
}

/** What, how many, for whom and where to. Paying and posting are the store's. */
export function PrintOrderForm({ id, version, childName, dedication, countries, book }: PrintOrderFormProps) {
  const t = useTranslations('printOrder')
  const {
    register,
    handleSubmit,
    control,
    getValues,
    setValue,
    formState: { errors, isSubmitting },
  } = useForm<Values, unknown, z.output<typeof form>>({
    resolver: zodResolver(form, useLengthErrors()),
    mode: 'onTouched',
    defaultValues: {
      productType: book,
      quantity: 1,
      dedication,
      address: { name: '', line1: '', line2: '', city: '', region: '', postcode: '', country: 'AU' },
    },
  })
  const formId = useId()
  useDomFormValues({ getValues, setValue }, formId)
  const [productType, quantity, country = 'AU'] = useWatch({
    control,
    name: ['productType', 'quantity', 'address.country'],
  })
  const copies = Math.min(MOST_COPIES, Math.max(1, Math.floor(Number(quantity)) || 1))

  const order = handleSubmit(async ({ address, accepted: _accepted, ...rest }) => {
    try {
      const { shopifyUrl } = await call(endpoints.printOrder(id), {
        ...rest,
        shippingAddress: address,
        acceptedVersion: version,
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
  const shown = ADDRESS.filter(
    ({ field }) => (field !== 'region' || needsRegion(country)) && (field !== 'postcode' || needsPostcode(country)),
  )
  return (
    <form id={formId} noValidate className="grid gap-s4" onSubmit={(event) => void order(event)}>
      <RadioGroup
        legend={t('product')}
        name="productType"
        inputProps={register('productType')}
        required
        options={(['hardcover_book', 'softcover_book'] as const).map((value) => ({
          value,
          label: (
            <span className="grid">
              {t(value, { pages: PRINT_PRODUCTS[value].pages })}
              <b>
                <Price cents={PRINT_PRODUCTS[value].cents} />
              </b>
              <small className="text-s">{t(`holds.${value}`)}</small>
            </span>
          ),
        }))}
      />
      <p className="text-s text-ink-soft">{t('size')}</p>
      <PrinterFiles id={id} product={productType} />
      <Field label={t('quantity')} error={errors.quantity && t('errors.quantity', { most: MOST_COPIES })} required>
        <Input type="number" inputMode="numeric" min={1} max={MOST_COPIES} {...register('quantity')} />
      </Field>
      <Field
        label={t('dedication')}
        more={t('optional')}
        hint={t('dedicationHint', { name: childName })}
        error={errors.dedication && t('errors.dedication', { most: LONGEST_DEDICATION })}
      >
        <Textarea rows={3} maxLength={LONGEST_DEDICATION} {...register('dedication')} />
      </Field>
      <fieldset className="grid gap-s3">
        <legend className="mb-s3 font-lead text-d-s leading-[1.3] font-normal">{t('address')}</legend>
        <Field label={t('country')} error={errors.address?.country && t('errors.country')} required>
          <Select autoComplete="shipping country" {...register('address.country')}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {/* What another country asked for goes with its field. */}
        {shown.map(({ field, autoComplete }) => (
          <Field
            key={field}
            label={t(field)}
            {...(field === 'line2' ? { more: t('optional') } : { required: true })}
            error={fieldMessage(errors.address?.[field], t(`errors.${field}`))}
          >
            <Input autoComplete={autoComplete} {...register(`address.${field}`, { shouldUnregister: true })} />
          </Field>
        ))}
      </fieldset>
      <div>
        <dl className="flex justify-between gap-3 text-l font-heavy">
          <dt>{t('total')}</dt>
          <dd>
            <Price cents={PRINT_PRODUCTS[productType].cents * copies} />
          </dd>
        </dl>
        <p className="hint">{t('shipping')}</p>
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
      <Button type="submit" needsScript className="w-full" size="lg" busy={isSubmitting} busyText={t('sending')}>
        {t('submit')}
      </Button>
    </form>
  )
}
