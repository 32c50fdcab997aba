'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { callFailure } from '@/components/forms/call-failure'
import { useDomFormValues } from '@/components/forms/use-dom-form-values'
import { fieldMessage, useLengthErrors } from '@/components/forms/use-length-errors'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { ROOM_BOUNDS } from '@/lib/domain/collaboration/room'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { Invitees } from './invitees'
import type { CreatedRoom } from './room-created'
import { roomForm, type RoomForm, type RoomFormInput } from './room-form'

const FIELDS = ['title', 'description', 'creatorName', 'creatorEmail', 'maxCollaborators'] as const
const { least, most, usual } = ROOM_BOUNDS.members

export function CreateRoomForm({ onCreated }: { onCreated: (room: CreatedRoom) => void }) {
  const t = useTranslations('together.create')
  const lengths = useLengthErrors()
  const form = useForm<RoomFormInput, unknown, RoomForm>({
    resolver: useMemo(() => zodResolver(roomForm, lengths), [lengths]),
    mode: 'onTouched',
    defaultValues: {
      title: '',
      description: '',
      creatorName: '',
      creatorEmail: '',
      maxCollaborators: usual,
      invitees: [{ email: '' }],
    },
  })
  const formId = useId()
  useDomFormValues(form, formId)
  const { errors, isSubmitting } = form.formState
  const error = (field: Exclude<(typeof FIELDS)[number], 'description'>) =>
    fieldMessage(errors[field], t(`errors.${field}`, { least, most }))

  const create = async ({ invitees, ...room }: RoomForm) => {
    try {
      const created = await call(roomEndpoints.create, {
        ...room,
        status: 'draft',
        collaboratorEmails: invitees.map(({ email }) => email),
      })
      onCreated(created)
    } catch (failed) {
      const failure = callFailure(failed)
      for (const field of FIELDS) {
        const [message] = failure.fields[field] ?? []
        if (message) form.setError(field, { type: 'given', message })
      }
      const message = failure.text ?? t('failed')
      form.setError('root', { message })
      toast({ title: t('failedTitle'), description: message, variant: 'destructive' })
    }
  }
  return (
    <Card className="max-md:-mx-1.5 max-xs:px-3.5!">
      <form
        id={formId}
        noValidate
        className="fields pt-6.5"
        aria-labelledby={`${formId}-title`}
        onSubmit={(event) => void form.handleSubmit(create)(event)}
      >
        <h2 id={`${formId}-title`} className="text-d-m">
          {t('formTitle')}
        </h2>
        <Field label={t('storyTitle')} error={error('title')} required>
          <Input variant="display" maxLength={120} autoComplete="off" dir="auto" {...form.register('title')} />
        </Field>
        <Field
          label={t('description')}
          more={t('optional')}
          hint={t('descriptionHint')}
          error={fieldMessage(errors.description, t('failed'))}
        >
          <Textarea rows={3} dir="auto" {...form.register('description')} />
        </Field>
        <div className="fields-pair">
          <Field label={t('name')} error={error('creatorName')} required>
            <Input maxLength={60} autoComplete="given-name" dir="auto" {...form.register('creatorName')} />
          </Field>
          <Field label={t('email')} hint={t('emailHint')} error={error('creatorEmail')} required>
            <Input type="email" inputMode="email" autoComplete="email" {...form.register('creatorEmail')} />
          </Field>
        </div>
        <Field
          label={t('max')}
          hint={t('maxHint', { least, most })}
          error={error('maxCollaborators')}
          className="[&_input]:max-w-28"
        >
          <Input
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            {...form.register('maxCollaborators', { valueAsNumber: true })}
          />
        </Field>
        <Invitees form={form} />
        {errors.root?.message !== undefined && (
          <Alert variant="destructive">
            <p>{errors.root.message}</p>
          </Alert>
        )}
        <Button type="submit" needsScript size="lg" className="w-full" busy={isSubmitting} busyText={t('submitting')}>
          {t('submit')}
        </Button>
      </form>
    </Card>
  )
}
