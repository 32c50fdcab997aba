'use client'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { EXPIRY_MONTHS, MOST_USES } from '@/lib/domain/commerce/new-gift-code'
import { localeName, LOCALES } from '@/lib/i18n/locales'

/** Whom a code is for: somebody in particular, or whoever the administrator hands it to. */
export function TypeChoice({ inputProps }: { inputProps: ComponentProps<'input'> }) {
  const t = useTranslations('giftCodes')
  return (
    <RadioGroup
      legend={t('type')}
      name="type"
      inputProps={inputProps}
      options={[
        { value: 'gift', label: t('types.gift') },
        { value: 'admin', label: t('types.admin') },
      ]}
      hint={t('typeHint')}
    />
  )
}

interface CodeTermsProps {
  register: {
    expiryMonths: ComponentProps<'select'>
    usageLimit: ComponentProps<'input'>
    language: ComponentProps<'select'>
  }
  usageError: string | undefined
}

/** How long it lasts, for how many stories, and the language of its letter. */
export function CodeTerms({ register, usageError }: CodeTermsProps) {
  const t = useTranslations('giftCodes')
  return (
    <div className="codes-terms">
      <Field label={t('expiry')}>
        <Select defaultValue={12} {...register.expiryMonths}>
          {EXPIRY_MONTHS.map((months) => (
            <option key={months} value={months}>
              {t('months', { count: months })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('usageLimit')} error={usageError}>
        <Input type="number" inputMode="numeric" min={1} max={MOST_USES} defaultValue={1} {...register.usageLimit} />
      </Field>
      <Field label={t('letterLanguage')}>
        <Select {...register.language}>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {localeName(locale)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
