import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { Story } from '@/lib/domain/story/story'
import { storyFacts } from './story-facts'

/** Everything that the story was made of. */
export function StoryDetails({ story }: { story: Story }) {
  const t = useTranslations('story.details')
  const facts = storyFacts(story)
  const none = t('none')
  const rows: [label: string, value: string][] = [
    [t('child'), story.childName],
    [t('age'), t('years', { age: story.childAge })],
    ...story.pets.flatMap((pet): [string, string][] => [[t('pet'), pet.name], [t('type'), pet.type], [t('breed'), pet.breed || none], [t('colours'), pet.colors || none]]),
    [t('lifeSkill'), facts.lifeSkill],
    [t('location'), facts.location ?? none],
    [t('event'), facts.event ?? none],
    [t('home'), facts.home ?? none],
  ]
  return (
    <section className="story-details" aria-labelledby="story-details">
      <h2 id="story-details">{t('title')}</h2>
      <dl>{rows.map(([label, value], i) => <Fragment key={i}><dt>{label}</dt><dd>{value}</dd></Fragment>)}</dl>
    </section>
  )
}
