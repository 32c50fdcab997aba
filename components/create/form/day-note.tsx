'use client'
import { useMessages, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useStoryForm } from '@/components/forms/story-form-values'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { dayInStory } from '@/lib/domain/story/day-in-story'
import { readingLevel } from '@/lib/domain/story/lists'

/** What the chosen story does with the chosen day, and another story that does more with it. */
export default function DayNote() {
  const t = useTranslations('traits.day')
  const create = useTranslations('create')
  const { events }: { events: Record<string, string> } = useMessages().lists
  const { control, setValue, setFocus } = useStoryForm()
  const [age, skill, event] = useWatch({ control, name: ['childAge', 'lifeSkill', 'specialEvent'] })
  const day = events[event]
  // A day in the buyer's own words is told as it is written.
  if (age === '' || skill === '' || day === undefined) return null
  const { taken, other } = dayInStory({ skill, level: readingLevel(age), event })
  const choose = () => {
    if (!other) return
    setValue('lifeSkill', other, { shouldDirty: true })
    setFocus('lifeSkill')
  }
  return (
    <Alert variant={taken === 'plot' ? 'success' : 'default'} role="status">
      <p>{t(taken, { day })}</p>
      {other && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-2">
          <span>{t('other', { skill: create(`skills.${other}`) })}</span>
          <Button variant="outline" size="sm" onClick={choose}>
            {t('choose', { skill: create(`skills.${other}`) })}
          </Button>
        </p>
      )}
    </Alert>
  )
}
