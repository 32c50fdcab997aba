import { useTranslations } from 'next-intl'
import { DESTINATION_LIST } from '@/lib/domain/story/destinations'
import type { StoryDraft } from '@/lib/domain/story/draft'

/** A destination is kept by its id, any other place in the buyer's own words. */
const placeName = (kept: string) => DESTINATION_LIST.find(({ id }) => id === kept)?.name ?? kept

export function StoryDetails({ story }: { story: StoryDraft }) {
  const t = useTranslations('purchase')
  const labels = useTranslations('create')
  const named = story.pets.filter((pet) => pet.name.trim() !== '')
  const place = story.preferredLocation?.trim()
  return (
    <section aria-labelledby="story-details">
      <h2 id="story-details" className="buy-small-title">
        {t('details')}
      </h2>
      <dl className="buy-details">
        <div>
          <dt>{t('child')}</dt>
          <dd>
            {story.childAge ? t('childAged', { name: story.childName ?? '', age: story.childAge }) : story.childName}
          </dd>
        </div>
        <div>
          <dt>{t('pet')}</dt>
          {named.map((pet, index) => (
            <dd key={index}>
              {pet.type ? t('petOf', { name: pet.name, type: labels(`petTypes.${pet.type}`) }) : pet.name}
            </dd>
          ))}
        </div>
        {story.lifeSkill && (
          <div>
            <dt>{t('lifeSkill')}</dt>
            <dd>{labels(`skills.${story.lifeSkill}`)}</dd>
          </div>
        )}
        <div>
          <dt>{t('place')}</dt>
          <dd>{place ? placeName(place) : t('anywhere')}</dd>
        </div>
      </dl>
    </section>
  )
}
