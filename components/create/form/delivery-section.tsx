'use client'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { GiftCodeBox } from '../gift/gift-code-box'
import type { GiftCode } from '../gift/use-gift-code'
import { useStoryForm } from '../story-form'
import { useFieldError } from './field-error'
import { FormSection } from './form-section'

export function DeliverySection({ number = 4, gift }: { number?: number; gift: GiftCode }) {
  const t = useTranslations('create')
  const { register } = useStoryForm()
  const error = useFieldError()
  return (
    <FormSection number={number} title={t('where')}>
      <Field label={t('email')} more={t('optional')} id="email" error={error('email')} hint={t('emailHint')}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t('emailPlaceholder')}
          {...register('email')}
        />
      </Field>
      <GiftCodeBox gift={gift} />
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
