'use client'
import { useTranslations } from 'next-intl'
import { DESTINATION_GROUPS, DESTINATION_LIST } from '@/lib/domain/story/destinations'

/** The twenty destinations by their groups, for a select. `last`: where the book before was. */
export function PlaceOptions({ last = null }: { last?: string | null }) {
  const t = useTranslations('lists')
  return DESTINATION_GROUPS.map((group) => (
    <optgroup key={group} label={t(`placeGroups.${group}`)}>
      {DESTINATION_LIST.filter((place) => place.group === group).map(({ id }) => (
        <option key={id} value={id}>
          {last === id ? t('before', { place: t(`places.${id}`) }) : t(`places.${id}`)}
        </option>
      ))}
    </optgroup>
  ))
}
