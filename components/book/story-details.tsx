import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { Story } from '@/lib/domain/story/story'
import { useStoryFacts } from './story-facts'

/** Everything that the story was made of. */
export function StoryDetails({ story }: { story: Story }) {
  const t = useTranslations('story.details')
  const facts = useStoryFacts(story)
  const none = t('none')
  /** `begins`: a pet, with what follows of it. */
  const rows: [label: string, value: string, begins?: boolean][] = [
    [t('child'), story.childName],
    [t('age'), t('years', { age: story.childAge })],
    ...story.pets.flatMap((pet, i): typeof rows => [
      [t('pet'), pet.name, true],
      [t('type'), facts.types[i] ?? pet.type],
      [t('breed'), pet.breed || none],
      [t('colours'), pet.colors || none],
    ]),
    [t('lifeSkill'), facts.lifeSkill, true],
    [t('location'), facts.location ?? none],
    [t('event'), facts.event ?? none],
    [t('home'), facts.home ?? none],
  ]
  return (
    <section className="story-details" aria-labelledby="story-details">
      <h2 id="story-details">{t('title')}</h2>
      <dl>
        {rows.map(([label, value, begins], i) => (
          <Fragment key={i}>
            <dt data-begins={begins}>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
