'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useId, useLayoutEffect, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { BuyerFields } from '@/components/entitlement/buyer-fields'
import { usePurchase } from '@/components/entitlement/use-purchase'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { countryOfZone } from '@/lib/domain/commerce/country-of-zone'
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
import {
  canDeliverOn,
  CARD_FRONTS,
  cardPicture,
  deliveryDays,
  GIFT_OCCASIONS,
  giftOrder,
  type CardFront,
} from '@/lib/domain/commerce/gift-order'
import { purchaseForm } from '@/lib/domain/commerce/purchase'
import type { NamedCountry } from '@/lib/domain/commerce/purchase-countries'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import { openStore } from '@/lib/domain/commerce/can-buy'
import { LONGEST_DEDICATION } from '@/lib/domain/story/lists'
import { BackCover } from '@/components/site/back-cover'
import { TellMe } from '@/components/entitlement/tell-me'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { giftDraft } from '@/components/entitlement/gift-draft'
import { GiveCard } from './give-card'

const giveForm = purchaseForm
  .omit({ paymentMethod: true })
  .extend(giftOrder.shape)
  .refine(({ deliverOn, timeZone }) => canDeliverOn(deliverOn, { timeZone, now: new Date() }), {
    path: ['deliverOn'],
    error: 'Please choose a day',
  })
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const days = (timeZone: string) => deliveryDays({ timeZone, now: new Date() })
const zones = (): readonly string[] => {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(zone()) ? known : [zone(), ...known]
}
let knownZones = ''
/** Separated by blanks: none has one. */
const allZones = () => (knownZones ||= zones().join(' '))
const GIFT_FIELDS = ['recipientName', 'recipientEmail', 'deliverOn', 'message', 'senderName'] as const
const FIELDS = [...GIFT_FIELDS, 'dedication', 'email', 'fullName', 'country'] as const

const FRONT =
  'relative block rounded-md bg-white p-1 shadow-[inset_0_0_0_2px_var(--color-ink-line)] has-checked:bg-sun ' +
  'has-checked:shadow-[inset_0_0_0_3px_var(--color-ink)] has-focus-visible:outline-3 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-ink forced-colors:border-2'

/** Beside the words and the card from a tablet's width on, else between them. */
const BESIDE = 'md:[grid-area:1/2/span_2]'

interface GiveFormProps {
  countries: readonly NamedCountry[]
  /** What it costs, said where it is about to be paid. */
  price: ReactNode
  /** The addresses of the fronts of cards. */
  pictures: Readonly<Record<string, string>>
}

export function GiveForm({ countries, price, pictures }: GiveFormProps) {
  const t = useTranslations('give')
  const buyer = useTranslations('purchase')
  const { sending, failure, purchase } = usePurchase()
  const ways = useFetchedOnce(paymentMethodsStore)
  const form = useForm({
    resolver: zodResolver(giveForm, useLengthErrors()),
    mode: 'onTouched',
    defaultValues: {
      occasion: 'birthday',
      front: 'mila',
      dedication: '',
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
  const timeZones = useBrowserValue(allZones, 'UTC')
  const formId = useId()
  // A layout effect, so that it hears of what was typed before hydration (lib/browser/dom-values.ts).
  useLayoutEffect(() => {
    const stored = Object.fromEntries(Object.entries(giftDraft.load()).filter(([, text]) => text !== ''))
    const values = form.getValues()
    form.reset({ ...values, timeZone: zone(), country: values.country || countryOfZone(zone()), ...stored })
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => giftDraft.save(values) })
  }, [form])
  useDomFormValues(form, formId)
  const [recipientName, message, senderName, occasion, front, timeZone] = useWatch({
    control: form.control,
    name: ['recipientName', 'message', 'senderName', 'occasion', 'front', 'timeZone'],
  })
  const first = useBrowserValue(() => days(timeZone ?? 'UTC').first, '')
  const last = useBrowserValue(() => days(timeZone ?? 'UTC').last, '')
  const pictureOf = (one: CardFront) =>
    pictures[cardPicture({ occasion: GIFT_OCCASIONS.find((known) => known === occasion) ?? 'any', front: one })]
  const typed = {
    recipientName,
    message: message ?? '',
    senderName,
    picture: pictureOf(CARD_FRONTS.find((known) => known === front) ?? 'mila'),
  }
  const error = (field: (typeof GIFT_FIELDS)[number]) => fieldMessage(errors[field], t(`errors.${field}`))

  const give = form.handleSubmit(async ({ email, fullName, country, ...gift }) => {
    const wrong = await purchase({ email, fullName, country, paymentMethod: 'stripe' }, { gift })
    for (const field of FIELDS) {
      const [message] = wrong[field] ?? wrong[`gift.${field}`] ?? []
      if (message) form.setError(field, { type: 'given', message })
    }
  })

  if (ways !== undefined && !ways.card) {
    const store = openStore(ways)
    return (
      <div className={BESIDE}>
        <Alert>
          <AlertTitle>{t(store === null ? 'closedTitle' : 'storeTitle')}</AlertTitle>
          <p>{t(store === null ? 'closedNoStore' : 'store')}</p>
          {store !== null && (
            <StoreLink
              store={store}
              query={{ product: 'digital' }}
              className={buttonVariants({ size: 'sm', variant: 'secondary', className: 'mt-s3' })}
            >
              {t('toStore', { store: STORE_NAMES[store] })}
            </StoreLink>
          )}
        </Alert>
        {store === null && (
          <BackCover className="mt-6">
            <TellMe />
          </BackCover>
        )}
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
          <h2>{t('occasion')}</h2>
          <RadioGroup
            legend={t('occasion')}
            legendHidden
            name="occasion"
            inputProps={form.register('occasion')}
            options={GIFT_OCCASIONS.map((value) => ({ value, label: t(`occasions.${value}`) }))}
          />
          <fieldset className="min-w-0">
            <legend className="label">{t('picture')}</legend>
            <div className="grid grid-cols-3 gap-2">
              {CARD_FRONTS.map((value, at) => (
                <label key={value} className={FRONT}>
                  <input type="radio" className="over-paint" value={value} {...form.register('front')} />
                  <img
                    src={pictureOf(value)}
                    alt={t('pictureNumber', { number: at + 1 })}
                    width={1000}
                    height={667}
                    loading="lazy"
                    decoding="async"
                    className="h-auto w-full"
                  />
                </label>
              ))}
            </div>
          </fieldset>
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
          <Field
            label={t('dedication')}
            more={t('optional')}
            error={errors.dedication?.message}
            hint={t('dedicationHint')}
          >
            <Textarea
              rows={2}
              maxLength={LONGEST_DEDICATION}
              dir="auto"
              className="field-sizing-content min-h-20!"
              {...form.register('dedication')}
            />
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
          <Field label={t('timeZone')}>
            <Select {...form.register('timeZone')}>
              {timeZones.split(' ').map((one) => (
                <option key={one} value={one}>
                  {one.replaceAll('_', ' ').replaceAll('/', ' / ')}
                </option>
              ))}
            </Select>
          </Field>
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
      {/* Stays in sight of whoever writes it. */}
      <GiveCard {...typed} className="md:sticky md:top-6 md:me-[7%] md:mt-7" />
    </>
  )
}
