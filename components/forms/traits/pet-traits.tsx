'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useStoryForm } from '@/components/forms/story-form-values'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { PET_TRAITS, PET_TRAIT_KINDS, canHave, kindOfPetTrait } from '@/lib/domain/story/traits'
import type { PetTrait } from '@/lib/domain/story/traits'
import PetWordsUse from './pet-words-use'
import { TraitChips } from './trait-chips'

const DESCRIPTION_AT_MOST = 500

/** What is this pet's own: traits to choose from, and a line in the family's words. */
export default function PetTraits({ index, worded = true }: { index: number; worded?: boolean }) {
  const t = useTranslations('traits')
  const { control, register, setValue } = useStoryForm()
  const [type, traits] = useWatch({ control, name: [`pets.${index}.type`, `pets.${index}.traits`] })
  if (type === '') return null
  const label = (trait: PetTrait) => t(`pet.${trait}`)
  const chosen = traits.filter((trait) => canHave(type, trait))
  return (
    <>
      <TraitChips
        groups={PET_TRAIT_KINDS.map((kind) => ({
          name: t(`kinds.${kind}`),
          traits: PET_TRAITS.filter((key) => kindOfPetTrait(key) === kind && canHave(type, key)).map((key) => ({
            key,
            label: label(key),
          })),
        })).filter((group) => group.traits.length > 0)}
        chosen={chosen}
        onChange={(next) => setValue(`pets.${index}.traits`, next, { shouldDirty: true })}
      />
      {worded && (
        <Field label={t('inWords')} id={`pets.${index}.description`}>
          <Textarea
            rows={2}
            maxLength={DESCRIPTION_AT_MOST}
            dir="auto"
            placeholder={t('petExample')}
            {...register(`pets.${index}.description`)}
          />
        </Field>
      )}
      <PetWordsUse index={index} />
      {index > 0 && <p className="hint mt-0">{t('firstPetOnly')}</p>}
    </>
  )
}
