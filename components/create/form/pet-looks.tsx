'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { breed, breedsOf } from '@/lib/domain/story/breeds'
import { coloursOf } from '@/lib/domain/story/colours'
import { useStoryForm } from '../story-form'

/** Breed and colour of a pet, for whoever wants to say; what stays open is drawn by chance. */
export function PetLooks({ index }: { index: number }) {
  const t = useTranslations('create.pet')
  const { control, register } = useStoryForm()
  const [type, chosen] = useWatch({ control, name: [`pets.${index}.type`, `pets.${index}.breed`] })
  if (type === '') return null
  const breeds = breedsOf(type)
  const possible = chosen ? breed(chosen)?.colorOptions : undefined
  const colours = coloursOf(type).filter((colour) => possible === undefined || possible.includes(colour.id))
  return (
    <details className="desk-more desk-pet-looks">
      <summary className="desk-summary">{t('looks')}</summary>
      <div className="desk-look-rest">
        {breeds.length > 0 && (
          <Field label={t('breed')}>
            <Select {...register(`pets.${index}.breed`)}>
              <option value="">{t('chance')}</option>
              {breeds.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
            </Select>
          </Field>
        )}
        <Field label={t('colour')}>
          <Select {...register(`pets.${index}.colors`)}>
            <option value="">{t('chance')}</option>
            {colours.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
          </Select>
        </Field>
      </div>
    </details>
  )
}
