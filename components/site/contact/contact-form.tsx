'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useLayoutEffect, useState, type FormEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Card } from '@/components/ui/card'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { fieldMessage, useLengthErrors } from '@/components/forms/use-length-errors'
import { useRequestError } from '@/components/forms/use-request-error'
import type { ContactMessage } from '@/lib/domain/contact/contact-message'
import { SUBJECTS, type SubjectKey } from '@/lib/domain/contact/subjects'
import { CONTACT_CARD } from './contact-card'
import { DRAFT_FIELDS, contactDraft, type Draft } from './draft'
import type { ContactField } from './send-message'

const KEYS = Object.keys(SUBJECTS) as SubjectKey[]
/** Comes with the first touch; the browser keeps it. */
const sending = () => import('./send-message')

interface ContactFormProps {
  /** Takes the focus: it comes in the place of the news that a message was sent. */
  starts: boolean
  onSent: (email: string) => void
}

export function ContactForm({ starts, onSent }: ContactFormProps) {
  const t = useTranslations('contact')
  const language = useLocale()
  const formId = useId()
  const title = useId()
  const words = useLengthErrors()
  /** Where the rules don't come, the server's count. */
  const resolver: Resolver<Draft, unknown, ContactMessage> = async (values, context, options) => {
    const rules = await sending().catch(() => null)
    return rules ? rules.contactResolver(words)(values, context, options) : { values, errors: {} }
  }
  const form = useForm<Draft, unknown, ContactMessage>({ resolver, mode: 'onTouched' })
  const { errors, isSubmitting } = form.formState
  const [refusal, setRefusal] = useState<string | null>(null)
  const noAnswer = useRequestError()

  useEffect(() => {
    const draft = contactDraft.load()
    for (const field of DRAFT_FIELDS) if (!form.getValues(field) && draft[field]) form.setValue(field, draft[field])
  }, [form])
  // A layout effect, so that it hears of what was typed before hydration (lib/browser/dom-values.ts).
  useLayoutEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => contactDraft.save(values) }),
    [form],
  )
  useDomFormValues(form, formId)
  useEffect(() => {
    if (starts) form.setFocus('name')
  }, [form, starts])

  const error = (field: ContactField) => fieldMessage(errors[field], t(`errors.${field}`))
  const fail = (words: string | null) => {
    setRefusal(words ?? t('failed'))
    toast({ title: words ?? t('failed'), description: t('kept'), variant: 'destructive' })
  }
  const send = async (message: ContactMessage) => {
    if (isSubmitting) return
    setRefusal(null)
    const refused = await (await sending()).sendMessage({ ...message, language })
    if (refused === null) {
      contactDraft.clear()
      toast({ title: t('sentToast'), description: t('sentToastText') })
      onSent(message.email)
      return
    }
    for (const field of refused.wrong) form.setError(field, { type: 'refused' })
    if (refused.wrong.length === 0) fail(refused.words)
  }
  const submit = (event: FormEvent) =>
    void form
      .handleSubmit(send)(event)
      .catch(async (error: unknown) => fail(await noAnswer(error, t('failed'))))

  return (
    <Card className={CONTACT_CARD}>
      <form
        id={formId}
        className="fields"
        noValidate
        aria-labelledby={title}
        onSubmit={submit}
        onFocus={() => void sending().catch(() => {})}
      >
        <h2 id={title} className="text-d-m">
          {t('formTitle')}
        </h2>
        {refusal !== null && (
          <Alert variant="destructive">
            <AlertTitle>{refusal}</AlertTitle>
            <p>{t('kept')}</p>
          </Alert>
        )}
        <div className="grid grid-cols-1 gap-5.5 sm:grid-cols-2">
          <Field label={t('name')} error={error('name')} required>
            <Input autoComplete="name" {...form.register('name')} />
          </Field>
          <Field label={t('email')} error={error('email')} required>
            <Input type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
          </Field>
        </div>
        <Field label={t('subject')} error={error('subject')} required>
          <Select {...form.register('subject')}>
            <option value="">{t('choose')}</option>
            {KEYS.map((key) => (
              <option key={key} value={SUBJECTS[key]}>
                {t(`subjects.${key}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('message')} error={error('message')} hint={t('messageHint')} required>
          <Textarea rows={7} {...form.register('message')} />
        </Field>
        <Button type="submit" needsScript className="w-full" busy={isSubmitting} busyText={t('sending')}>
          {t('send')}
        </Button>
      </form>
    </Card>
  )
}
