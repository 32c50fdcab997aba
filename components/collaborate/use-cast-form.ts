'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { formFromDraft, NEW_PET, type StoryForm, type StoryFormValues } from '@/components/forms/story-form-values'
import type { RoomCast } from '@/lib/domain/collaboration/room'
import type { StoryRequest } from '@/lib/domain/story/request'

const SENT_AFTER_MS = 500

const chosen = <T extends string>(value: T | ''): T | undefined => (value === '' ? undefined : value)
const isWhole = ({ name, type }: StoryFormValues['pets'][number]) => name.trim() !== '' && type !== ''

/** The cast as far as the form has it; a pet counts once it has a name and a kind. */
export function castFromForm(values: StoryFormValues): RoomCast {
  const look = Object.fromEntries(Object.entries(values.look).filter(([, part]) => part !== ''))
  const cast: { [K in keyof RoomCast]: RoomCast[K] | undefined } = {
    childName: chosen(values.childName.trim()),
    childAge: chosen(values.childAge),
    childGender: chosen(values.childGender),
    lifeSkill: chosen(values.lifeSkill),
    look: Object.keys(look).length > 0 ? look : undefined,
    pets: values.pets.flatMap((pet) =>
      pet.type === '' || !isWhole(pet)
        ? []
        : [
            {
              name: pet.name.trim(),
              type: pet.type,
              gender: pet.gender === '' ? 'unknown' : pet.gender,
              ...(pet.breed ? { breed: pet.breed } : {}),
              ...(pet.colors ? { colors: pet.colors } : {}),
            },
          ],
    ),
  }
  return JSON.parse(JSON.stringify(cast))
}

/** The form of a cast; pets that are only begun here stay. The seed is the room's, so that all see one family. */
export function formFromCast(cast: RoomCast, seed: string, begun: StoryFormValues['pets'] = []): StoryFormValues {
  const form = { ...formFromDraft({ ...cast, look: cast.look ?? {} }, 'en'), seed }
  const pets = [...(cast.pets.length > 0 ? form.pets : []), ...begun]
  return { ...form, pets: pets.length > 0 ? pets : [{ ...NEW_PET }] }
}

interface CastForm {
  form: StoryForm
  /** What the form holds now, for the drawing. */
  values: StoryFormValues
}

/** Child, pets and life skill of the room in a form that everybody has open: changes are sent, and others' are taken. */
export function useCastForm(roomId: string, cast: RoomCast, send: (cast: RoomCast) => Promise<boolean>): CastForm {
  const form = useForm<StoryFormValues, unknown, StoryRequest>({ defaultValues: formFromCast(cast, roomId) })
  const [values, setValues] = useState<StoryFormValues>(() => formFromCast(cast, roomId))
  /** The last cast that this browser sent or took, as text. */
  const known = useRef(JSON.stringify(castFromForm(values)))
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const changed = useEffectEvent(() => {
    setValues(structuredClone(form.getValues()))
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void sendChanged(), SENT_AFTER_MS)
  })
  const sendChanged = async () => {
    waiting.current = undefined
    const own = castFromForm(form.getValues())
    const text = JSON.stringify(own)
    if (text === known.current) return
    const before = known.current
    known.current = text
    // What was refused is sent again with the next change.
    if (!(await send(own)) && known.current === text) known.current = before
  }
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => changed() }), [form])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const take = useEffectEvent((given: RoomCast) => {
    // Whoever is typing sends first; the answer comes by the log.
    if (waiting.current !== undefined) return
    const begun = form.getValues('pets').filter((pet) => !isWhole(pet) && (pet.name !== '' || pet.type !== ''))
    const next = formFromCast(given, roomId, begun)
    const text = JSON.stringify(castFromForm(next))
    if (text === JSON.stringify(castFromForm(form.getValues()))) return
    known.current = text
    form.reset(next)
    setValues(next)
  })
  useEffect(() => take(cast), [cast])

  return { form, values }
}
