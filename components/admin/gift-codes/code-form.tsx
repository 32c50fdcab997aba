'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { CopyButton } from '@/components/site/copy-button'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { newGiftCode, type NewGiftCodeInput } from '@/lib/domain/commerce/new-gift-code'
import { call, CallError } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import { CodeTerms, TypeChoice } from './code-terms'

/** One code for one person, as the specification has it. */
export function CodeForm() {
  const t = useTranslations('giftCodes')
  const common = useTranslations('common')
  const [made, setMade] = useState<string | null>(null)
  const {
    register,
    handleSubmit,
    control,
    reset,
    getValues,
    setValue,
    formState: { errors, isSubmitting },
  } = useForm<NewGiftCodeInput, unknown, z.output<typeof newGiftCode>>({
    resolver: zodResolver(newGiftCode),
    mode: 'onTouched',
    defaultValues: {
      type: 'gift',
      recipientName: '',
      recipientEmail: '',
      expiryMonths: 12,
      usageLimit: 1,
      notes: '',
      mail: true,
      language: 'en',
    },
  })
  const formId = useId()
  useDomFormValues({ getValues, setValue }, formId)
  const [type, email] = useWatch({ control, name: ['type', 'recipientEmail'] })

  const create = handleSubmit(async (values) => {
    try {
      const { giftCode } = await call(endpoints.createGiftCode, {
        ...values,
        mail: values.mail && Boolean(values.recipientEmail),
      })
      setMade(giftCode.code)
      reset({ ...values, recipientName: '', recipientEmail: '', notes: '' })
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error instanceof CallError && error.error) || common('unreachable'),
        variant: 'destructive',
      })
    }
  })
  return (
    <form
      id={formId}
      noValidate
      className="staff-panel codes-form"
      onSubmit={(event) => void create(event)}
      aria-labelledby="code-one"
    >
      <h2 id="code-one">{t('one')}</h2>
      <TypeChoice inputProps={register('type')} />
      <Field label={t('recipientName')} more={t('optional')} error={errors.recipientName && t('tooLong')}>
        <Input autoComplete="off" {...register('recipientName')} />
      </Field>
      <Field
        label={t('recipientEmail')}
        {...(type === 'gift' ? { required: true } : { more: t('optional') })}
        error={errors.recipientEmail && (type === 'gift' && !email ? t('needsEmail') : t('badEmail'))}
      >
        <Input type="email" autoComplete="off" {...register('recipientEmail')} />
      </Field>
      <CodeTerms
        register={{
          expiryMonths: register('expiryMonths'),
          usageLimit: register('usageLimit'),
          language: register('language'),
        }}
        usageError={errors.usageLimit && t('badUses')}
      />
      <Field label={t('notes')} more={t('optional')} error={errors.notes && t('tooLong')}>
        <Textarea rows={2} {...register('notes')} />
      </Field>
      {(type === 'gift' || email) && (
        <Checkbox defaultChecked {...register('mail')}>
          {t('mailIt')}
        </Checkbox>
      )}
      <Button type="submit" needsScript busy={isSubmitting} busyText={t('creating')}>
        {t('createOne')}
      </Button>
      <div role="status">
        {made !== null && (
          <div className="codes-made">
            <p>{t('madeOne')}</p>
            <p className="code-big">{made}</p>
            <CopyButton value={made} text={t('copy')} done={t('copied')} />
          </div>
        )}
      </div>
    </form>
  )
}
