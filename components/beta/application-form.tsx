'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { callFailure } from '@/components/forms/call-failure'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Card } from '@/components/ui/card'
import { Alert } from '@/components/ui/alert'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { fieldMessage, useLengthErrors } from '@/components/forms/use-length-errors'
import {
  BETA_PLATFORMS,
  betaApplication,
  type BetaApplication,
  type BetaApplicationInput,
} from '@/lib/domain/commerce/beta-application'
import { call } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'

const FIELDS = ['name', 'email', 'platform', 'followers', 'why', 'experience'] as const
type FieldName = (typeof FIELDS)[number]

export function ApplicationForm({ onApproved }: { onApproved: (code: string) => void }) {
  const t = useTranslations('beta')
  const language = useLocale()
  const form = useForm<BetaApplicationInput, unknown, BetaApplication>({
    resolver: zodResolver(betaApplication, useLengthErrors()),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', platform: 'facebook', followers: '', why: '', experience: '', language },
  })
  const formId = useId()
  useDomFormValues(form, formId)
  const { errors, isSubmitting } = form.formState
  const error = (field: FieldName) => fieldMessage(errors[field], t(`errors.${field}`))

  const apply = async (application: BetaApplication) => {
    try {
      const { giftCode } = await call(endpoints.betaApply, application)
      toast({ title: t('approvedTitle'), description: t('approved') })
      onApproved(giftCode)
    } catch (failed) {
      const failure = callFailure(failed)
      for (const field of FIELDS) {
        const [message] = failure.fields[field] ?? []
        if (message) form.setError(field, { type: 'given', message })
      }
      const message = failure.text ?? t('failed')
      form.setError('root', { message })
      toast({ title: t('errorTitle'), description: message, variant: 'destructive' })
    }
  }

  return (
    <Card className="pt-7.5!">
      <form
        id={formId}
        noValidate
        className="fields"
        aria-label={t('applyTitle')}
        onSubmit={(event) => void form.handleSubmit(apply)(event)}
      >
        <Field label={t('name')} error={error('name')} required>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={t('email')} error={error('email')} hint={t('emailHint')} required>
          <Input type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <div className="fields-pair">
          <Field label={t('platform')} error={error('platform')} required>
            <Select {...form.register('platform')}>
              {BETA_PLATFORMS.map((one) => (
                <option key={one} value={one}>
                  {t(`platforms.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('followers')} error={error('followers')} required>
            <Input {...form.register('followers')} placeholder={t('followersPlaceholder')} />
          </Field>
        </div>
        <Field label={t('why')} error={error('why')} hint={t('whyHint')} required>
          <Textarea rows={4} {...form.register('why')} />
        </Field>
        <Field label={t('experience')} error={error('experience')} hint={t('experienceHint')} required>
          <Textarea rows={4} {...form.register('experience')} />
        </Field>
        {errors.root?.message !== undefined && (
          <Alert variant="destructive">
            <p>{errors.root.message}</p>
          </Alert>
        )}
        <Button type="submit" needsScript className="w-full" busy={isSubmitting} busyText={t('applying')}>
          {t('apply')}
        </Button>
      </form>
    </Card>
  )
}
