'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { formFromDraft, NEW_PET, type StoryForm, type StoryFormValues } from '@/components/forms/story-form-values'
import { roomSeed, type RoomCast } from '@/lib/domain/collaboration/room'
import type { StoryRequest } from '@/lib/domain/story/request'

const SENT_AFTER_MS = 500

const chosen = <T extends string>(value: T | ''): T | undefined => (value === '' ? undefined : value)
const isWhole = ({ name, type }: StoryFormValues['pets'][number]) => name.trim() !== '' && type !== ''

/** The cast as far as the form has it; a pet counts once it has a name and a kind. */
function castFromForm(values: StoryFormValues): RoomCast {
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
function formFromCast(cast: RoomCast, seed: string, begun: StoryFormValues['pets'] = []): StoryFormValues {
  const form = { ...formFromDraft({ ...cast, look: cast.look ?? {} }, 'en'), seed }
  const pets = [...(cast.pets.length > 0 ? form.pets : []), ...begun]
  return { ...form, pets: pets.length > 0 ? pets : [{ ...NEW_PET }] }
}

const textOf = (part: unknown): string => JSON.stringify(part) ?? ''

/** What was changed here, laid over what the others have chosen meanwhile. `base`: what both began with. */
export function mergeCast(base: RoomCast, own: RoomCast, others: RoomCast): RoomCast {
  const changed = Object.keys({ ...base, ...own }).filter(
    (part) => textOf(Reflect.get(own, part)) !== textOf(Reflect.get(base, part)),
  )
  const merged = { ...others }
  for (const part of changed) Reflect.set(merged, part, Reflect.get(own, part))
  return merged
}

interface CastForm {
  form: StoryForm
  /** What the form holds now, for the drawing. */
  values: StoryFormValues
}

/**
 * Child, pets and life skill of the room in a form that everybody has open: changes are sent, and others' are taken.
 */
export function useCastForm(roomId: string, cast: RoomCast, send: (cast: RoomCast) => Promise<boolean>): CastForm {
  const form = useForm<StoryFormValues, unknown, StoryRequest>({ defaultValues: formFromCast(cast, roomSeed(roomId)) })
  const [values, setValues] = useState<StoryFormValues>(() => formFromCast(cast, roomSeed(roomId)))
  const asForm = (given: RoomCast) => castFromForm(formFromCast(given, roomSeed(roomId)))
  /** The cast that this form began with, or sent last. */
  const [first] = useState(() => castFromForm(values))
  const base = useRef(first)
  /** The newest cast of the room. */
  const newest = useRef(first)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const sendChanged = async () => {
    waiting.current = undefined
    const before = base.current
    const next = mergeCast(before, castFromForm(form.getValues()), newest.current)
    base.current = asForm(next)
    newest.current = base.current
    // What was refused is sent again with the next change.
    if (!(await send(next))) base.current = before
  }
  const changed = useEffectEvent(() => {
    setValues(structuredClone(form.getValues()))
    clearTimeout(waiting.current)
    waiting.current = undefined
    // What was taken from others isn't sent back to them.
    if (textOf(castFromForm(form.getValues())) === textOf(base.current)) return
    waiting.current = setTimeout(() => void sendChanged(), SENT_AFTER_MS)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => changed() }), [form])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const take = useEffectEvent((given: RoomCast) => {
    newest.current = asForm(given)
    // Whoever is typing sends first, with this one below it; the answer comes by the log.
    if (waiting.current !== undefined) return
    base.current = newest.current
    if (textOf(newest.current) === textOf(castFromForm(form.getValues()))) return
    const begun = form.getValues('pets').filter((pet) => !isWhole(pet) && (pet.name !== '' || pet.type !== ''))
    const next = formFromCast(given, roomSeed(roomId), begun)
    form.reset(next)
    setValues(next)
  })
  useEffect(() => take(cast), [cast])

  return { form, values }
}
