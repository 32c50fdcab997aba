'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { coatsOf, kindsOf } from '@/lib/domain/story/pet-surprise'
import { useDrawnPreview } from '@/components/story-preview/drawn-preview-context'
import { petsWithDefaults } from '@/components/forms/pets-with-defaults'
import { useStoryForm } from '@/components/forms/story-form-values'
import { PictureChoices } from '@/components/forms/picture-choices'

/** Optional breed and coat of a pet; the first choice names the one that the seed draws. */
export default function PetLooks({ index }: { index: number }) {
  const t = useTranslations('create.pet')
  const { control, register, setValue } = useStoryForm()
  const [pets, seed] = useWatch({ control, name: ['pets', 'seed'] })
  const pictures = useDrawnPreview()?.petLooks[index]
  const pet = pets[index]
  const drawn = petsWithDefaults({ pets, seed })[index]
  if (!pet || !drawn || pet.type === '') return null
  const kinds = kindsOf(pet.type)
  const coats = coatsOf(pet.type, drawn.breed)
  return (
    <>
      {kinds.length > 0 && (
        <PictureChoices
          chance
          legend={t('breed')}
          options={[
            { value: '', label: t('chance') },
            ...kinds.map(({ name }) => ({ value: name, label: name, svg: pictures?.kinds[name] })),
          ]}
          inputProps={register(`pets.${index}.breed`, { onChange: () => setValue(`pets.${index}.colors`, '') })}
        />
      )}
      <PictureChoices
        chance
        legend={t('colour')}
        options={[
          {
            value: '',
            label: pet.colors === '' && drawn.colors !== '' ? t('chanceDrew', { what: drawn.colors }) : t('chance'),
          },
          ...coats.map((coat) => ({ value: coat, label: coat, svg: pictures?.coats[coat] })),
        ]}
        inputProps={register(`pets.${index}.colors`)}
      />
    </>
  )
}
