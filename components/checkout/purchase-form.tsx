'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio-group'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { fieldMessage, useLengthErrors } from '@/components/forms/use-length-errors'
import {
  PAYMENT_METHODS,
  purchaseForm,
  type PurchaseBodyInput,
  type PurchaseForm as Purchase,
} from '@/lib/domain/commerce/purchase'
import { listCountries } from '@/lib/domain/commerce/purchase-countries'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { BuyerFields } from '@/components/entitlement/buyer-fields'
import { initialValues, saveValues, type PurchaseValues } from './purchase-values'
import { usePurchase } from '@/components/entitlement/use-purchase'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'

const FIELDS: readonly (keyof PurchaseValues)[] = ['email', 'fullName', 'country', 'paymentMethod']

interface PurchaseFormProps {
  /** What is bought. */
  about: () => Pick<PurchaseBodyInput, 'story' | 'room'>
  /** Where nothing was typed yet. */
  email?: string | undefined
}

/** Who buys, and how. What is typed is kept as it is typed. */
export function PurchaseForm({ about, email }: PurchaseFormProps) {
  const t = useTranslations('purchase')
  const common = useTranslations('common')
  const locale = useLocale()
  const title = useId()
  const [defaultValues] = useState(() => initialValues(email))
  const form = useForm<PurchaseValues, unknown, Purchase>({
    resolver: zodResolver(purchaseForm, useLengthErrors()),
    defaultValues,
    mode: 'onTouched',
  })
  const { sending, failure, purchase } = usePurchase()
  const ways = useFetchedOnce(paymentMethodsStore)
  const card = ways?.card
  const countries = useMemo(() => listCountries(locale), [locale])
  const { errors } = form.formState
  const method = useWatch({ control: form.control, name: 'paymentMethod' })

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveValues(values) }), [form])
  useEffect(() => form.setFocus('email', { shouldSelect: false }), [form])

  // The card first, where it is set up; else what is.
  const first = ways === undefined ? null : ways.card ? 'stripe' : ways.stores.stanstore ? 'stanstore' : null
  useEffect(() => {
    if (first !== null) form.setValue('paymentMethod', first)
  }, [first, form])

  const wrongMethod = fieldMessage(errors.paymentMethod, t('errors.paymentMethod'))
  const submit = async (values: Purchase) => {
    if (sending) return
    const wrong = await purchase(values, about())
    for (const field of FIELDS) {
      const [message] = wrong[field] ?? []
      if (message) form.setError(field, { type: 'given', message })
    }
  }

  return (
    <Card className="mt-3.5 pt-6!">
      <form
        noValidate
        className="fields"
        aria-labelledby={title}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <h3 id={title}>{t('formTitle')}</h3>
        <BuyerFields countries={countries} register={form.register} errors={errors} />
        <RadioGroup
          legend={t('method')}
          name="paymentMethod"
          inputProps={form.register('paymentMethod')}
          error={wrongMethod}
          hint={t(method === 'stripe' ? 'methodHint' : card === false ? 'methodClosed' : 'stanstore')}
          required
          options={PAYMENT_METHODS.map((value) =>
            value === 'stripe'
              ? { value, label: t('card'), disabled: card !== true }
              : { value, label: STORE_NAMES.stanstore, disabled: ways?.stores.stanstore === false },
          ).sort((one, two) => Number(one.disabled) - Number(two.disabled))}
        />
        {failure !== null && (
          <Alert variant="destructive">
            <AlertTitle>{t('giftFailedTitle')}</AlertTitle>
            <p>{failure}</p>
          </Alert>
        )}
        <Button type="submit" className="w-full" busy={sending} busyText={t('submitting')}>
          {failure === null ? t('submit') : common('retry')}
        </Button>
      </form>
    </Card>
  )
}
