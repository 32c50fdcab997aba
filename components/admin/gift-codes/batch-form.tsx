'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { alertVariants } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { formatGiftCodesCsv } from '@/lib/domain/commerce/gift-code-csv'
import {
  MOST_CODES,
  newGiftCodes,
  readRecipients,
  type NewGiftCodes,
  type NewGiftCodesInput,
} from '@/lib/domain/commerce/new-gift-code'
import { PanelTitle } from '../headings'
import { panelVariants } from '../panel-variants'
import { CodeTerms, TypeChoice } from './code-terms'
import type { Code, CodeActions } from './gift-codes'

/** Creates many codes: one per recipient, or a number of them. The created codes can be downloaded as CSV. */
export function BatchForm({ createMany }: Pick<CodeActions, 'createMany'>) {
  const t = useTranslations('giftCodes')
  const common = useTranslations('common')
  const [created, setCreated] = useState<Code[]>([])
  const {
    register,
    handleSubmit,
    control,
    getValues,
    setValue,
    formState: { errors, isSubmitting },
  } = useForm<NewGiftCodesInput, unknown, NewGiftCodes>({
    resolver: zodResolver(newGiftCodes),
    mode: 'onTouched',
    defaultValues: {
      type: 'gift',
      recipients: '',
      count: 10,
      expiryMonths: 12,
      usageLimit: 1,
      notes: '',
      mail: true,
      language: 'en',
    },
  })
  const formId = useId()
  useDomFormValues({ getValues, setValue }, formId)
  const [type, pasted = ''] = useWatch({ control, name: ['type', 'recipients'] })
  const { recipients, wrong } = readRecipients(pasted)

  const create = handleSubmit(async () => {
    // Sends the input as typed, since the server parses it with the same schema.
    const answer = await createMany(getValues()).catch(() => ({ ok: false as const, error: common('unreachable') }))
    if (!answer.ok) return void toast({ title: t('failed'), description: answer.error, variant: 'destructive' })
    setCreated(answer.value)
    setValue('recipients', '')
  })
  const problem =
    wrong.length > 0
      ? t('wrongLines', { lines: wrong.slice(0, 5).join(', ') })
      : recipients.length > MOST_CODES
        ? t('tooMany', { most: MOST_CODES })
        : t('needsEmail')
  return (
    <form
      id={formId}
      noValidate
      className={panelVariants({ variant: 'form' })}
      onSubmit={(event) => void create(event)}
      aria-labelledby="code-many"
    >
      <PanelTitle id="code-many">{t('many')}</PanelTitle>
      <TypeChoice inputProps={register('type')} />
      {type === 'gift' ? (
        <Field
          label={t('recipients')}
          required
          hint={recipients.length > 0 ? t('recipientCount', { count: recipients.length }) : t('recipientsHint')}
          error={errors.recipients && problem}
        >
          <Textarea
            rows={6}
            spellCheck={false}
            placeholder={'Gran Ng, gran@example.com\nopa@example.com'}
            {...register('recipients')}
          />
        </Field>
      ) : (
        <Field label={t('count')} required error={errors.count && t('tooMany', { most: MOST_CODES })}>
          <Input type="number" inputMode="numeric" min={1} max={MOST_CODES} {...register('count')} />
        </Field>
      )}
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
      {type === 'gift' && (
        <Checkbox defaultChecked {...register('mail')}>
          {t('mailEach')}
        </Checkbox>
      )}
      <Button type="submit" needsScript className="justify-self-start" busy={isSubmitting} busyText={t('creating')}>
        {t('createMany')}
      </Button>
      <div role="status">
        {created.length > 0 && (
          <div className={cn(alertVariants({ variant: 'success' }), 'grid justify-items-start gap-2')}>
            <p>{t('madeMany', { count: created.length })}</p>
            <ul
              className="max-h-60 w-full [columns:2_180px] overflow-y-auto text-xs"
              tabIndex={0}
              aria-label={t('caption')}
            >
              {created.map(({ id, code, recipientName, recipientEmail }) => (
                <li key={id}>
                  <code className="font-heavy">{code}</code> {recipientName ?? recipientEmail}
                </li>
              ))}
            </ul>
            <Button size="sm" variant="outline" onClick={() => download(formatGiftCodesCsv(created))}>
              {t('csv')}
            </Button>
          </div>
        )}
      </div>
    </form>
  )
}

function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'wagtale-gift-codes.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
