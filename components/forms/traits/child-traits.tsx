'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useStoryForm } from '@/components/forms/story-form-values'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { sortByUse } from '@/lib/domain/story/sort-by-use'
import { sortChildWords } from '@/lib/domain/story/sort-own-words'
import { CHILD_TRAITS, CHILD_TRAIT_KINDS, kindOfChildTrait, traitsOfChild } from '@/lib/domain/story/traits'
import type { ChildTrait } from '@/lib/domain/story/traits'
import { StoryUse } from './story-use'
import { TraitChips } from './trait-chips'
import { useStatements } from './use-statements'

const DESCRIPTION_AT_MOST = 500

/** What is the child's own: traits to choose from, and a line in the family's words. */
export default function ChildTraits() {
  const t = useTranslations('traits')
  const { control, register, setValue } = useStoryForm()
  const [traits, description, language] = useWatch({ control, name: ['childTraits', 'childDescription', 'language'] })
  const statements = useStatements(description, language, sortChildWords)
  const label = (trait: ChildTrait) => t(`child.${trait}`)
  return (
    <>
      <TraitChips
        groups={CHILD_TRAIT_KINDS.map((kind) => ({
          name: t(`kinds.${kind}`),
          traits: CHILD_TRAITS.filter((key) => kindOfChildTrait(key) === kind).map((key) => ({
            key,
            label: label(key),
          })),
        }))}
        chosen={traits}
        onChange={(next) => setValue('childTraits', next, { shouldDirty: true })}
      />
      <Field label={t('inWords')} id="childDescription">
        <Textarea
          rows={2}
          maxLength={DESCRIPTION_AT_MOST}
          dir="auto"
          placeholder={t('childExample')}
          {...register('childDescription')}
        />
      </Field>
      <StoryUse
        use={sortByUse({ chosen: traits, statements, keep: traitsOfChild, inStory: true })}
        label={label}
        rest="nowhere"
      />
    </>
  )
}
