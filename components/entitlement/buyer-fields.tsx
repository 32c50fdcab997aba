'use client'
import { useTranslations } from 'next-intl'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { CountryOptions } from '@/components/forms/country-options'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { fieldMessage } from '@/components/forms/use-length-errors'
import type { NamedCountry } from '@/lib/domain/commerce/purchase-countries'

type BuyerField = 'email' | 'fullName' | 'country'

interface BuyerFieldsProps {
  countries: readonly NamedCountry[]
  register: (field: BuyerField) => UseFormRegisterReturn
  errors: Partial<Record<BuyerField, FieldError>>
}

/** Who buys: the same three questions wherever something is bought. */
export function BuyerFields({ countries, register, errors }: BuyerFieldsProps) {
  const t = useTranslations('purchase')
  const error = (field: BuyerField) => fieldMessage(errors[field], t(`errors.${field}`))
  return (
    <>
      <Field label={t('email')} error={error('email')} hint={t('emailHint')} required>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t('emailPlaceholder')}
          {...register('email')}
        />
      </Field>
      <div className="fields-pair">
        <Field label={t('fullName')} error={error('fullName')} required>
          <Input autoComplete="name" {...register('fullName')} />
        </Field>
        <Field label={t('country')} error={error('country')} required>
          <Select autoComplete="country" {...register('country')}>
            <option value="">{t('chooseCountry')}</option>
            <CountryOptions countries={countries} />
          </Select>
        </Field>
      </div>
    </>
  )
}
