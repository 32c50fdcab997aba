'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useStoryForm } from '@/components/forms/story-form-values'
import { sortByUse } from '@/lib/domain/story/sort-by-use'
import { sortPetWords } from '@/lib/domain/story/sort-own-words'
import { traitsOfPet } from '@/lib/domain/story/traits'
import { StoryUse } from './story-use'
import { useStatements } from './use-statements'

/** What the story uses of what was chosen and written of a pet. */
export default function PetWordsUse({ index }: { index: number }) {
  const t = useTranslations('traits')
  const { control } = useStoryForm()
  const [type, traits, description, language] = useWatch({
    control,
    name: [`pets.${index}.type`, `pets.${index}.traits`, `pets.${index}.description`, 'language'],
  })
  const statements = useStatements(description, language, sortPetWords)
  if (type === '') return null
  return (
    <StoryUse
      use={sortByUse({
        chosen: traits,
        statements,
        keep: (all) => traitsOfPet({ type, traits: all }),
        inStory: index === 0,
      })}
      label={(trait) => t(`pet.${trait}`)}
      rest="picture"
    />
  )
}
