'use client'
import { lazy, useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { NEW_PET, StoryFormContext, emptyForm, type StoryFormValues } from '@/components/forms/story-form-values'
import { OwnChoices } from '@/components/forms/traits/own-choices'
import type { SequelChoice, SequelTold } from '@/components/forms/sequel-choice'
import type { StoryRequest } from '@/lib/domain/story/request'
import type { SequelStart } from '@/lib/domain/story/sequel'

/** Chips come when they are asked for, or at once where something was told for the book before. */
const ChildTraits = lazy(() => import('@/components/forms/traits/child-traits'))
const PetTraits = lazy(() => import('@/components/forms/traits/pet-traits'))

interface SequelTraitsProps {
  family: SequelStart['family']
  choice: SequelChoice
  onChange: (own: SequelTold) => void
}

const valuesOf = ({ childName, pets, language }: SequelStart['family'], choice: SequelChoice): StoryFormValues => ({
  ...emptyForm(language),
  childName,
  childAge: choice.childAge,
  lifeSkill: choice.lifeSkill,
  childTraits: choice.childTraits,
  childDescription: choice.childDescription,
  pets: pets.map(({ name, type, gender }, at) => ({
    ...NEW_PET,
    name,
    type,
    gender,
    ...(choice.pets[at] ?? { traits: [], description: '' }),
  })),
})

/** What is the family's own, as the book before was told: to keep, to change, to add to. */
export function SequelTraits({ family, choice, onChange }: SequelTraitsProps) {
  const form = useForm<StoryFormValues, unknown, StoryRequest>({ defaultValues: valuesOf(family, choice) })
  const { childAge, lifeSkill } = choice
  // What the story uses depends on both, which are chosen elsewhere in this form.
  useEffect(() => {
    form.setValue('childAge', childAge)
    form.setValue('lifeSkill', lifeSkill)
  }, [form, childAge, lifeSkill])
  const changed = useEffectEvent(() => {
    const { childTraits, childDescription, pets } = form.getValues()
    onChange({
      childTraits,
      childDescription,
      pets: pets.map(({ traits, description }) => ({ traits, description })),
    })
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== 'childAge' && name !== 'lifeSkill') changed()
        },
      }),
    [form],
  )
  const isTold = (words: string | undefined, traits: readonly string[] | undefined) =>
    Boolean(words) || Boolean(traits?.length)
  return (
    <StoryFormContext value={form}>
      <OwnChoices of="child" open={isTold(family.childDescription, family.childTraits)}>
        <ChildTraits />
      </OwnChoices>
      {family.pets.map(({ name, type, description, traits }, at) => (
        <OwnChoices key={`${at} ${name} ${type}`} of={at} open={isTold(description, traits)}>
          <PetTraits index={at} />
        </OwnChoices>
      ))}
    </StoryFormContext>
  )
}
