'use client'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { ChildSection } from '@/components/forms/cast/child-section'
import { LifeSkillSection } from '@/components/forms/cast/life-skill-section'
import { PetsSection } from '@/components/forms/cast/pets-section'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { PET_TYPES } from '@/lib/domain/story/lists'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { ConfirmDialog } from './confirm-dialog'
import { IdeaForm } from './idea-form'
import { useRoom } from './room-context'
import { useIdeaDraft } from './use-idea-draft'

interface StoryBuilderProps {
  onLooks: () => void
  onPetLooks: (index: number) => void
}

/** A first idea, and who the story is about: a form that everybody at the table fills together. */
export function StoryBuilder({ onLooks, onPetLooks }: StoryBuilderProps) {
  const t = useTranslations('together.builder')
  const { isClosed, isCreator } = useRoom()
  const slip = useIdeaDraft()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      {!isClosed && <IdeaForm slip={slip} />}
      <Card className="max-md:-mx-1.5 max-xs:px-3.5!">
        <p className="pt-6 font-heavy">{t('lead')}</p>
        <form aria-label={t('formLabel')} noValidate onSubmit={(event) => event.preventDefault()}>
          <fieldset
            disabled={isClosed}
            className="min-w-0 [&>section~section]:border-t-3 [&>section~section]:border-dotted [&>section~section]:border-[#b9c4c2]"
          >
            {/* A room's book is woven from its ideas, which tell what is anybody's own. */}
            <ChildSection onLooks={onLooks} traits={false} />
            <PetsSection types={PET_TYPES} onLooks={onPetLooks} traits={false} />
            <LifeSkillSection />
          </fieldset>
        </form>
      </Card>
      {isCreator && !isClosed && <RoomWords />}
      {isCreator && !isClosed && <CloseRoom />}
    </div>
  )
}

/** Title and description, for the creator. */
function RoomWords() {
  const t = useTranslations('together.builder')
  const create = useTranslations('together.create')
  const line = useTranslations('together.line')
  const id = useId()
  const { room, act } = useRoom()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const title = String(form.get('title')).trim()
    setError(title === '' ? create('errors.title') : undefined)
    if (busy || title === '') return
    setBusy(true)
    const saved = await act(
      () => call(roomEndpoints.change(room.id), { title, description: String(form.get('description')).trim() }),
      line('failedTitle'),
    )
    setBusy(false)
    if (saved) toast({ title: t('saved') })
  }
  return (
    <form noValidate className="fields" aria-labelledby={id} onSubmit={(event) => void save(event)}>
      <h2 id={id} className="text-d-s">
        {t('aboutTitle')}
      </h2>
      <Field label={create('storyTitle')} error={error} required>
        <Input key={room.title} name="title" defaultValue={room.title} maxLength={120} autoComplete="off" dir="auto" />
      </Field>
      <Field label={create('description')} more={create('optional')}>
        <Textarea
          key={room.description}
          name="description"
          rows={3}
          maxLength={1000}
          defaultValue={room.description ?? ''}
          dir="auto"
        />
      </Field>
      <Button type="submit" needsScript variant="secondary" size="sm" className="justify-self-start" busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}

function CloseRoom() {
  const t = useTranslations('together.builder')
  const line = useTranslations('together.line')
  const { room, act } = useRoom()
  return (
    <section className="grid justify-items-start gap-2 border-t-3 border-dotted border-ink/30 pt-5">
      <p className="hint mt-0!">{t('closeText')}</p>
      <ConfirmDialog
        trigger={
          <Button variant="outline" size="sm">
            {t('close')}
          </Button>
        }
        title={t('close')}
        text={t('closeText')}
        yes={t('closeYes')}
        onYes={() => void act(() => call(roomEndpoints.change(room.id), { status: 'closed' }), line('failedTitle'))}
      />
    </section>
  )
}
