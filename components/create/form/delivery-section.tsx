'use client'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { GiftCodeBox } from '@/components/entitlement/gift-code-box'
import type { GiftCode } from '@/components/entitlement/use-gift-code'
import { useStoryForm } from '@/components/forms/story-form-values'
import { useFieldError } from '@/components/forms/cast/field-error'
import { FormSection } from '@/components/forms/form-section'

export function DeliverySection({ number = 4, gift }: { number?: number; gift: GiftCode }) {
  const t = useTranslations('create')
  const { register, getValues, setValue } = useStoryForm()
  const hasCode = gift.code !== null
  // With a code one address is wanted, and it is this one, as far as it was typed.
  useEffect(() => {
    if (hasCode && !getValues('deliveryEmail')) setValue('deliveryEmail', getValues('email'))
  }, [hasCode, getValues, setValue])
  const error = useFieldError()
  return (
    <FormSection number={number} title={t('where')}>
      {gift.code === null && (
        <Field label={t('email')} more={t('optional')} id="email" error={error('email')} hint={t('emailHint')}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder={t('emailPlaceholder')}
            {...register('email')}
          />
        </Field>
      )}
      <GiftCodeBox gift={gift} next={() => (getValues('email') ? null : document.getElementById('deliveryEmail'))} />
      {gift.code !== null && (
        <Field
          label={t('deliveryEmail')}
          id="deliveryEmail"
          error={error('deliveryEmail')}
          hint={t('deliveryEmailHint')}
          required
        >
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder={t('emailPlaceholder')}
            {...register('deliveryEmail')}
          />
        </Field>
      )}
    </FormSection>
  )
}
