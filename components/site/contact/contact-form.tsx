'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Pad } from '@/components/ui/sheet'
import { Slip } from '@/components/ui/slip'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { MESSAGE_AT_MOST, SUBJECTS, contactMessage, type ContactMessage, type SubjectKey } from '@/lib/domain/contact/contact-message'
import { CallError, call } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import { dropDraft, keepDraft, keptDraft, type Draft } from './draft'

const KEYS = Object.keys(SUBJECTS) as SubjectKey[]
const FIELDS = ['name', 'email', 'subject', 'message'] as const

interface ContactFormProps {
  /** Takes the focus: it comes in the place of the news that a message was sent. */
  starts: boolean
  onSent: (email: string) => void
}

export function ContactForm({ starts, onSent }: ContactFormProps) {
  const t = useTranslations('contact')
  const language = useLocale()
  const title = useId()
  const [defaultValues] = useState(keptDraft)
  const form = useForm<Draft, unknown, ContactMessage>({ resolver: zodResolver(contactMessage), defaultValues, mode: 'onTouched' })
  const { errors, isSubmitting } = form.formState
  const [refusal, setRefusal] = useState<string | null>(null)

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [form])
  useEffect(() => {
    if (starts) form.setFocus('name')
  }, [form, starts])

  // The shared schema speaks English: the form says the same in the page's language.
  const error = (field: (typeof FIELDS)[number]) => {
    if (!errors[field]) return undefined
    return field === 'message' && errors.message?.type === 'too_big' ? t('errors.messageLong', { most: MESSAGE_AT_MOST }) : t(`errors.${field}`)
  }
  const send = async (message: ContactMessage) => {
    if (isSubmitting) return
    setRefusal(null)
    try {
      await call(endpoints.contact, { ...message, language })
      dropDraft()
      toast({ title: t('sentToast'), description: t('sentToastText') })
      onSent(message.email)
    } catch (failure) {
      const refused = failure instanceof CallError ? failure : null
      const wrong = FIELDS.filter((field) => refused?.fields[field])
      for (const field of wrong) form.setError(field, { type: 'given' })
      if (wrong.length > 0) return
      // What the limiter says is news; whatever else went wrong is not for visitors to mend.
      const words = refused?.status === 429 && refused.error ? refused.error : t('failed')
      setRefusal(words)
      toast({ title: words, description: t('kept'), variant: 'destructive' })
    }
  }

  return (
    <Pad className="contact-pad">
      <form noValidate aria-labelledby={title} onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <h2 id={title}>{t('formTitle')}</h2>
        {refusal !== null && <Slip tone="bad" title={refusal}><p>{t('kept')}</p></Slip>}
        <div className="contact-pair">
          <Field label={t('name')} error={error('name')} required>
            <Input autoComplete="name" maxLength={120} {...form.register('name')} />
          </Field>
          <Field label={t('email')} error={error('email')} required>
            <Input type="email" inputMode="email" autoComplete="email" maxLength={254} {...form.register('email')} />
          </Field>
        </div>
        <Field label={t('subject')} error={error('subject')} required>
          <Select {...form.register('subject')}>
            <option value="">{t('choose')}</option>
            {KEYS.map((key) => <option key={key} value={SUBJECTS[key]}>{t(`subjects.${key}`)}</option>)}
          </Select>
        </Field>
        <Field label={t('message')} error={error('message')} hint={t('messageHint')} required>
          <Textarea rows={7} {...form.register('message')} />
        </Field>
        <Button type="submit" wide busy={isSubmitting} busyText={t('sending')}>{t('send')}</Button>
      </form>
    </Pad>
  )
}
