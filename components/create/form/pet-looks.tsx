'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { coloursOf } from '@/lib/domain/story/colours'
import { coatInWords, kindsOf } from '@/lib/domain/story/pet-surprise'
import { petsOf } from '../pets-of'
import { useStoryForm } from '../story-form'

/** Breed and coat of a pet, for whoever wants to say; the first choice names what chance has drawn. */
export default function PetLooks({ index }: { index: number }) {
  const t = useTranslations('create.pet')
  const { control, register, setValue } = useStoryForm()
  const [pets, seed] = useWatch({ control, name: ['pets', 'seed'] })
  const pet = pets[index]
  const drawn = petsOf({ pets, seed })[index]
  if (!pet || !drawn || pet.type === '') return null
  const kinds = kindsOf(pet.type)
  const kind = kinds.find(({ name }) => name === drawn.breed)
  const coats = kind ? kind.coats.map(coatInWords) : coloursOf(pet.type).map(({ name }) => name)
  return (
    <details className="desk-more desk-pet-looks">
      <summary className="desk-summary">{t('looks')}</summary>
      <div className="desk-look-rest">
        {kinds.length > 0 && (
          <Field label={t('breed')}>
            <Select {...register(`pets.${index}.breed`, { onChange: () => setValue(`pets.${index}.colors`, '') })}>
              <option value="">{pet.breed === '' ? t('chanceDrew', { what: drawn.breed }) : t('chance')}</option>
              {kinds.map(({ name }) => <option key={name} value={name}>{name}</option>)}
            </Select>
          </Field>
        )}
        <Field label={t('colour')}>
          <Select {...register(`pets.${index}.colors`)}>
            <option value="">{pet.colors === '' && drawn.colors !== '' ? t('chanceDrew', { what: drawn.colors }) : t('chance')}</option>
            {coats.map((coat) => <option key={coat} value={coat}>{coat}</option>)}
          </Select>
        </Field>
      </div>
    </details>
  )
}
