'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { fieldMessage, useLengthErrors } from '@/components/forms/use-length-errors'
import {
  COMMISSION,
  newPartner,
  PROPOSED_REVENUE,
  createProposal,
  type NewPartner,
} from '@/lib/domain/partnerships/new-partner'
import { parseDollars, PARTNER_TYPES } from '@/lib/domain/partnerships/partners'
import { useCopy } from '../use-copy'
import { usePartnerLetter } from './use-partner-letter'

interface Values {
  name: string
  type: string
  website: string
  email: string
  commissionRate: string
}
const START: Values = { name: '', type: '', website: '', email: '', commissionRate: String(COMMISSION.usual) }

/** Writes and copies the email to a new partner. Nothing is sent or saved. */
export default function PartnerForm({ origin }: { origin: string }) {
  const t = useTranslations('partnerships')
  const title = useId()
  const letter = usePartnerLetter(origin)
  const { copied, copy } = useCopy({ copied: t('copied'), copyFailed: t('copyFailed') })
  const [email, setEmail] = useState<string | null>(null)
  const form = useForm<Values, unknown, NewPartner>({
    resolver: zodResolver(newPartner, useLengthErrors()),
    defaultValues: START,
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const bounds = { least: COMMISSION.least, most: COMMISSION.most }

  const generate = (partner: NewPartner) => {
    const text = letter(createProposal(partner))
    setEmail(text)
    copy('email', text, t('emailToast', { name: partner.name }))
  }
  return (
    <form
      noValidate
      aria-labelledby={title}
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(generate)(event)}
    >
      <h2 id={title} className="text-d-m">
        {t('form.title')}
      </h2>
      <Field label={t('form.name')} error={fieldMessage(errors.name, t('errors.name'))} required>
        <Input autoComplete="organization" {...form.register('name')} />
      </Field>
      <Field label={t('form.type')} error={errors.type && t('errors.type')} required>
        <Select {...form.register('type')}>
          <option value="">{t('form.chooseType')}</option>
          {PARTNER_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`types.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('form.website')} error={fieldMessage(errors.website, t('errors.website'))} required>
        <Input
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          {...form.register('website')}
        />
      </Field>
      <Field label={t('form.email')} error={fieldMessage(errors.email, t('errors.email'))} required>
        <Input type="email" inputMode="email" autoComplete="email" dir="ltr" {...form.register('email')} />
      </Field>
      <Field
        label={t('form.commission')}
        hint={t('form.commissionHint', bounds)}
        error={errors.commissionRate && t('errors.commission', bounds)}
        required
      >
        <Input
          type="number"
          inputMode="numeric"
          min={COMMISSION.least}
          max={COMMISSION.most}
          step={1}
          dir="ltr"
          {...form.register('commissionRate')}
        />
      </Field>
      <Button type="submit" className="w-full">
        {copied === 'email' ? t('copied') : t('form.submit')}
      </Button>
      {email !== null && (
        <Alert variant="success">
          <AlertTitle>{t('form.made')}</AlertTitle>
          <p>{t('form.madeText', { dollars: String(parseDollars(PROPOSED_REVENUE)) })}</p>
          <pre
            className="mt-3 bg-paper-2 px-3 py-2.5 font-ui text-s leading-normal font-medium wrap-anywhere whitespace-pre-wrap"
            role="group"
            tabIndex={0}
            aria-label={t('form.made')}
          >
            {email}
          </pre>
        </Alert>
      )}
    </form>
  )
}
