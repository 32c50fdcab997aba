'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioChips } from '@/components/ui/radio-chips'
import { Select } from '@/components/ui/select'
import { Pad } from '@/components/ui/sheet'
import { PAYMENT_METHODS, purchaseForm, type PurchaseForm as Purchase } from '@/lib/domain/commerce/purchase'
import { countriesIn } from '@/lib/domain/commerce/purchase-countries'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import type { StoryDraft } from '@/lib/domain/story/draft'
import { useAsked } from '@/components/site/asked-store'
import { formFromDraft } from '@/components/create/story-form'
import { requestOf } from '@/components/create/story-rules'
import { firstValues, keepValues, type PurchaseValues } from './purchase-values'
import { usePurchase } from './use-purchase'
import { waysToPay } from './ways-open'

type FieldName = keyof PurchaseValues
const FIELDS: readonly FieldName[] = ['email', 'fullName', 'country', 'paymentMethod']

/** Who buys, and how. What is typed is kept as it is typed. */
export function PurchaseForm({ story }: { story: StoryDraft }) {
  const t = useTranslations('purchase')
  const locale = useLocale()
  const title = useId()
  const [defaultValues] = useState(() => firstValues(story))
  const form = useForm<PurchaseValues, unknown, Purchase>({ resolver: zodResolver(purchaseForm), defaultValues, mode: 'onTouched' })
  const { sending, purchase } = usePurchase()
  const card = useAsked(waysToPay)?.card
  const countries = useMemo(() => countriesIn(locale), [locale])
  const { errors } = form.formState

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepValues(values) }), [form])
  useEffect(() => form.setFocus('email', { shouldSelect: false }), [form])

  // The shared schema speaks English; the form says the same in the page's language. The server's own words stand as they are.
  const error = (field: FieldName) => errors[field] && (errors[field].type === 'given' ? errors[field].message : t(`errors.${field}`))
  const submit = async (values: Purchase) => {
    if (sending) return
    const wrong = await purchase(values, { story: requestOf(formFromDraft(story, story.language ?? locale)) })
    for (const field of FIELDS) {
      const [message] = wrong[field] ?? []
      if (message) form.setError(field, { type: 'given', message })
    }
  }

  return (
    <Pad className="buy-form">
      <form noValidate className="fields" aria-labelledby={title} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <h3 id={title}>{t('formTitle')}</h3>
        <Field label={t('email')} error={error('email')} hint={t('emailHint')} required>
          <Input type="email" inputMode="email" autoComplete="email" placeholder={t('emailPlaceholder')} {...form.register('email')} />
        </Field>
        <Field label={t('fullName')} error={error('fullName')} required>
          <Input autoComplete="name" {...form.register('fullName')} />
        </Field>
        <Field label={t('country')} error={error('country')} required>
          <Select autoComplete="country" {...form.register('country')}>
            <option value="">{t('chooseCountry')}</option>
            {countries.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
          </Select>
        </Field>
        <RadioChips
          legend={t('method')} name="paymentMethod" inputProps={form.register('paymentMethod')} error={error('paymentMethod')} hint={t(card === false ? 'methodClosed' : 'methodHint')} required
          options={PAYMENT_METHODS.map((value) => (value === 'stripe' ? { value, label: t('card'), disabled: card !== true } : { value, label: STORE_NAMES.stanstore }))}
        />
        <Button type="submit" wide busy={sending} busyText={t('submitting')}>{t('submit')}</Button>
      </form>
    </Pad>
  )
}
