'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { WithAddress } from '@/components/ui/address'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { focusFirstError } from '@/components/forms/focus-first-error'
import { Alert } from '@/components/ui/alert'
import { CLAIM_AT_MOST, findOrderForm, orderLinkForm } from '@/lib/domain/commerce/claim'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { useClaim, type ClaimAction } from './use-claim'
import { useOrderLink, type OrderLinkAction } from './use-order-link'

interface ClaimFormProps {
  claim: ClaimAction
  requestLink: OrderLinkAction
}

/** 'I Already Paid': the code of the letter brings the order here; number and email send the letter again. */
export function ClaimForm({ claim, requestLink }: ClaimFormProps) {
  const t = useTranslations('claim')
  const [open, setOpen] = useState(false)
  const [form, setForm] = useState({ orderId: '', email: '', accessToken: '' })
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const order = useClaim(claim, paths.createStoryAfterPayment)
  const link = useOrderLink(requestLink)
  const error = order.error ?? link.error
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  const submit = () => {
    const checked = findOrderForm.safeParse(form)
    const missing = checked.success ? [] : (orderLinkForm.safeParse(form).error?.issues ?? [])
    setWrong(new Set(missing.map(({ path }) => String(path[0]))))
    if (!checked.success) return
    void ('accessToken' in checked.data ? order.bring(checked.data) : link.request(checked.data))
  }
  if (!open)
    return (
      <Button className="w-full" variant="secondary" aria-expanded={false} onClick={() => setOpen(true)}>
        {t('paid')}
      </Button>
    )
  return (
    <form
      noValidate
      className="grid gap-3.5 bg-paper px-5 pt-5 pb-3.5"
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
        focusFirstError(event.currentTarget)
      }}
    >
      <h3>{t('title')}</h3>
      <p>{t('lead')}</p>
      <Field label={t('orderId')} error={wrong.has('orderId') ? t('orderIdMissing') : undefined}>
        <Input autoFocus autoComplete="off" spellCheck={false} maxLength={CLAIM_AT_MOST} {...field('orderId')} />
      </Field>
      <Field label={t('email')} error={wrong.has('email') ? t('emailWrong') : undefined}>
        <Input type="email" autoComplete="email" maxLength={CLAIM_AT_MOST} {...field('email')} />
      </Field>
      <Field label={t('token')} more={t('instead')}>
        <Input autoComplete="off" spellCheck={false} dir="ltr" maxLength={CLAIM_AT_MOST} {...field('accessToken')} />
      </Field>
      {error !== null && (
        <Alert variant="destructive">
          <p>{error}</p>
        </Alert>
      )}
      <div role="status">
        {link.sentTo !== null && (
          <Alert>
            <p>
              <WithAddress address={link.sentTo}>{t('sent', { email: link.sentTo })}</WithAddress>
            </p>
          </Alert>
        )}
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="w-full"
        busy={order.busy || link.busy}
        busyText={t('finding')}
      >
        {t('find')}
      </Button>
      <Link href={paths.createStoryAfterPayment} className="text-link">
        {t('toStory')}
      </Link>
    </form>
  )
}
