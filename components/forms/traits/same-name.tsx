'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useStoryForm } from '@/components/forms/story-form-values'

const plainName = (name: string) => name.trim().toLowerCase()

/** A name that somebody else has, too: how the story tells the two apart. */
export function SameName({ index, className }: { index: number; className?: string }) {
  const t = useTranslations('traits')
  const create = useTranslations('create')
  const locale = useLocale()
  const { control } = useStoryForm()
  const [childName, pets] = useWatch({ control, name: ['childName', 'pets'] })
  const pet = pets[index]
  if (!pet || pet.type === '' || plainName(pet.name) === '') return null
  const others = [childName, ...pets.flatMap(({ name }, i) => (i === index ? [] : [name]))].map(plainName)
  if (!others.includes(plainName(pet.name))) return null
  const animal = create(`petTypes.${pet.type}`)
  return (
    <p className={className ?? ''} role="status">
      {t('sameName', {
        name: pet.name.trim(),
        // German writes nouns with a capital.
        animal: locale === 'de' ? animal : animal.toLocaleLowerCase(locale),
      })}
    </p>
  )
}
