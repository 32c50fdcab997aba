'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { PETS_AT_MOST, STORY_FORM_PET_TYPES, type PetType } from '@/lib/domain/story/lists'
import { NEW_PET, useStoryForm } from '@/components/forms/story-form-values'
import { FormSection } from '@/components/forms/form-section'
import { PetFields } from './pet-fields'

interface PetsSectionProps {
  title?: string
  types?: readonly PetType[]
  /** Left out where looks are chosen elsewhere. */
  onLooks?: (index: number) => void
  /** Whether it asks what is each pet's own. */
  traits?: boolean
}

export function PetsSection({ title, types = STORY_FORM_PET_TYPES, onLooks, traits = true }: PetsSectionProps) {
  const t = useTranslations('create')
  const { control, getValues } = useStoryForm()
  const { fields, append, remove } = useFieldArray({ control, name: 'pets' })
  const [announcement, setAnnouncement] = useState('')
  const focusNext = useRef<number | null>(null)

  const add = () => {
    append({ ...NEW_PET }, { shouldFocus: true, focusName: `pets.${fields.length}.name` })
    setAnnouncement(t('pet.added', { number: fields.length + 1 }))
  }
  const removePet = (index: number) => {
    const name = getValues(`pets.${index}.name`).trim()
    remove(index)
    setAnnouncement(name ? t('pet.removed', { name }) : t('pet.removedNth', { number: index + 1 }))
    focusNext.current = Math.min(index, fields.length - 2)
  }
  // A remove button that had focus is gone: go on with the pet that moved up, or with the one before.
  useEffect(() => {
    if (focusNext.current === null) return
    document.getElementById(`pets.${focusNext.current}.name`)?.focus()
    focusNext.current = null
  }, [fields])

  return (
    <FormSection number={2} title={title ?? t('pets')}>
      <div className="grid gap-6.5">
        {fields.map((field, index) => (
          <PetFields
            key={field.id}
            index={index}
            types={types}
            traits={traits}
            {...(onLooks ? { onLooks } : {})}
            {...(fields.length > 1 ? { onRemove: () => removePet(index) } : {})}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2">
        {fields.length < PETS_AT_MOST && (
          <Button variant="success" size="sm" onClick={add}>
            {t('pet.add')}
          </Button>
        )}
        <span className="hint mt-0">{t('pet.count', { count: fields.length })}</span>
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </FormSection>
  )
}
