'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useId, useLayoutEffect, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { BuyerFields } from '@/components/entitlement/buyer-fields'
import { usePurchase } from '@/components/entitlement/use-purchase'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { useBrowserValue } from '@/lib/browser/use-hydrated'
import { StoreLink } from '@/components/entitlement/store-link'
import { Button, buttonVariants } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { Textarea } from '@/components/ui/textarea'
import { fieldMessage, useLengthErrors } from '@/components/forms/use-length-errors'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { canDeliverOn, deliveryDays, giftOrder } from '@/lib/domain/commerce/gift-order'
import { purchaseForm } from '@/lib/domain/commerce/purchase'
import type { NamedCountry } from '@/lib/domain/commerce/purchase-countries'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import { giftDraft } from '@/components/entitlement/gift-draft'
import { GiveCard } from './give-card'

const giveForm = purchaseForm
  .omit({ paymentMethod: true })
  .extend(giftOrder.shape)
  .refine(({ deliverOn }) => canDeliverOn(deliverOn, { timeZone: zone(), now: new Date() }), {
    path: ['deliverOn'],
    error: 'Please choose a day',
  })
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const days = () => deliveryDays({ timeZone: zone(), now: new Date() })
const GIFT_FIELDS = ['recipientName', 'recipientEmail', 'deliverOn', 'message', 'senderName'] as const
const FIELDS = [...GIFT_FIELDS, 'email', 'fullName', 'country'] as const

/** Beside the words and the card from a tablet's width on, else between them. */
const BESIDE = 'md:[grid-area:1/2/span_2]'

/** `price`: what it costs, said where it is about to be paid. */
export function GiveForm({ countries, price }: { countries: readonly NamedCountry[]; price: ReactNode }) {
  const t = useTranslations('give')
  const buyer = useTranslations('purchase')
  const { sending, failure, purchase } = usePurchase()
  const ways = useFetchedOnce(paymentMethodsStore)
  const card = ways?.card
  const form = useForm({
    resolver: zodResolver(giveForm, useLengthErrors()),
    mode: 'onTouched',
    defaultValues: {
      recipientName: '',
      recipientEmail: '',
      deliverOn: '',
      message: '',
      senderName: '',
      timeZone: 'UTC',
      email: '',
      fullName: '',
      country: '',
    },
  })
  const { errors } = form.formState
  const first = useBrowserValue(() => days().first, '')
  const last = useBrowserValue(() => days().last, '')
  const formId = useId()
  // A layout effect, so that it hears of what was typed before hydration (lib/browser/dom-values.ts).
  useLayoutEffect(() => {
    form.reset({ ...form.getValues(), ...giftDraft.load() })
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => giftDraft.save(values) })
  }, [form])
  useDomFormValues(form, formId)
  const [recipientName, message, senderName] = useWatch({
    control: form.control,
    name: ['recipientName', 'message', 'senderName'],
  })
  const typed = { recipientName, message: message ?? '', senderName }
  const error = (field: (typeof GIFT_FIELDS)[number]) => fieldMessage(errors[field], t(`errors.${field}`))

  const give = form.handleSubmit(async ({ email, fullName, country, ...gift }) => {
    const wrong = await purchase(
      { email, fullName, country, paymentMethod: 'stripe' },
      { gift: { ...gift, timeZone: zone() } },
    )
    for (const field of FIELDS) {
      const [message] = wrong[field] ?? wrong[`gift.${field}`] ?? []
      if (message) form.setError(field, { type: 'given', message })
    }
  })

  if (card === false) {
    return (
      <div className={BESIDE}>
        <Alert>
          <AlertTitle>{t('closedTitle')}</AlertTitle>
          <p>{t(ways?.stores.stanstore ? 'closed' : 'closedNoStore')}</p>
          <StoreLink
            store="stanstore"
            className={buttonVariants({ size: 'sm', variant: 'secondary', className: 'mt-s3' })}
          >
            {t('toStore', { store: STORE_NAMES.stanstore })}
          </StoreLink>
        </Alert>
        <GiveCard {...typed} className="mt-11" />
      </div>
    )
  }
  return (
    <>
      <Card className={cn(BESIDE, '[&_h2]:text-d-s [&_h2+*]:-mt-2')}>
        <form
          id={formId}
          noValidate
          className="fields pt-4"
          aria-label={t('title')}
          onSubmit={(event) => void give(event)}
        >
          <h2>{t('forWhom')}</h2>
          <Field label={t('recipientName')} error={error('recipientName')} required>
            <Input autoComplete="off" dir="auto" {...form.register('recipientName')} />
          </Field>
          <Field label={t('message')} more={t('optional')} error={error('message')}>
            <Textarea rows={3} dir="auto" className="field-sizing-content min-h-29.5!" {...form.register('message')} />
          </Field>
          <Field label={t('senderName')} error={error('senderName')} hint={t('senderHint')} required>
            <Input autoComplete="off" dir="auto" {...form.register('senderName')} />
          </Field>
          <div className="fields-pair">
            <Field
              label={t('recipientEmail')}
              more={t('optional')}
              error={error('recipientEmail')}
              hint={t('recipientEmailHint')}
            >
              <Input type="email" inputMode="email" autoComplete="off" {...form.register('recipientEmail')} />
            </Field>
            <Field label={t('deliverOn')} more={t('optional')} error={error('deliverOn')} hint={t('deliverOnHint')}>
              <Input type="date" min={first || undefined} max={last || undefined} {...form.register('deliverOn')} />
            </Field>
          </div>
          <h2>{t('fromWhom')}</h2>
          <BuyerFields countries={countries} register={form.register} errors={errors} />
          {price}
          {failure !== null && (
            <Alert variant="destructive">
              <AlertTitle>{buyer('giftFailedTitle')}</AlertTitle>
              <p>{failure}</p>
            </Alert>
          )}
          <Button type="submit" needsScript className="w-full" busy={sending} busyText={buyer('submitting')}>
            {t('submit')}
          </Button>
          <p className="hint">{buyer('methodHint')}</p>
        </form>
      </Card>
      {/* Lies half over the card's front, and stays in sight of whoever writes it. */}
      <GiveCard {...typed} className="md:sticky md:top-6 md:ms-[7%] md:-mt-6.5" />
    </>
  )
}
