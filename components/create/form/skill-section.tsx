'use client'
import { use } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { LifeSkillSection } from '@/components/forms/cast/life-skill-section'
import { useStoryForm } from '@/components/forms/story-form-values'
import { Badge } from '@/components/ui/badge'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { readingLevel } from '@/lib/domain/story/lists'
import { bookLanguages } from '@/components/forms/book-languages'
import { WrittenStoriesContext } from '../written-stories'

type Props = Pick<Parameters<typeof LifeSkillSection>[0], 'number' | 'title'>

/**
 * The life skills of a story. Where only some stories are written in the language of the shop, those that are so for
 * the chosen age carry its name, and a line says in which language the chosen one is.
 */
export const SkillSection = (props: Props) =>
  use(WrittenStoriesContext).length ? <MarkedSkillSection {...props} /> : <LifeSkillSection {...props} />

function MarkedSkillSection(props: Props) {
  const t = useTranslations('create')
  const locale = useLocale()
  const { control } = useStoryForm()
  const [age, chosen] = useWatch({ control, name: ['childAge', 'lifeSkill'] })
  const stories = use(WrittenStoriesContext)
  const all = useFetchedOnce(bookLanguages)?.includes(locale)
  if (!age || all) return <LifeSkillSection {...props} />
  const marked = stories.filter((story) => story.readingLevel === readingLevel(age)).map((story) => story.lifeSkill)
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  const hint = marked.some((skill) => skill === chosen) ? t('storyInYours', { language }) : t('storyInEnglish')
  return (
    <LifeSkillSection
      {...props}
      marked={marked}
      mark={<Badge variant="success">{language}</Badge>}
      hint={chosen ? hint : undefined}
    />
  )
}
