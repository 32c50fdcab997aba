import { useMessages, useTranslations } from 'next-intl'
import type { StoryDraft } from '@/lib/domain/story/draft'
import { Detail, DetailList } from './detail-list'

export function StoryDetails({ story }: { story: StoryDraft }) {
  const t = useTranslations('purchase')
  const labels = useTranslations('create')
  const named = story.pets.filter((pet) => pet.name.trim() !== '')
  const place = story.preferredLocation?.trim()
  /** A destination is stored by its id, any other place in the buyer's own words. */
  const places: Record<string, string> = useMessages().lists.places
  return (
    <section aria-labelledby="story-details">
      <h2 id="story-details" className="mt-7.5 font-ui text-l leading-[1.2] font-heavy tracking-normal">
        {t('details')}
      </h2>
      <DetailList>
        <Detail
          name={t('child')}
          values={[
            story.childAge ? t('childAged', { name: story.childName ?? '', age: story.childAge }) : story.childName,
          ]}
        />
        <Detail
          name={t('pet')}
          values={named.map((pet) =>
            pet.type ? t('petOf', { name: pet.name, type: labels(`petTypes.${pet.type}`) }) : pet.name,
          )}
        />
        {story.lifeSkill && <Detail name={t('lifeSkill')} values={[labels(`skills.${story.lifeSkill}`)]} />}
        <Detail name={t('place')} values={[place ? (places[place] ?? place) : t('anywhere')]} />
      </DetailList>
    </section>
  )
}
