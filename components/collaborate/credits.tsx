'use client'
import { useTranslations } from 'next-intl'
import type { RoomVersion } from '@/lib/domain/collaboration/room-log'

/** Whose ideas are in a version, and how many of each. */
export function Credits({ version }: { version: RoomVersion }) {
  const t = useTranslations('together.preview')
  const { credits } = version.table
  if (credits.length === 0) return null
  return (
    <section aria-labelledby="credits">
      <h3 id="credits" className="mb-2 text-d-s">
        {t('credits')}
      </h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {credits.map(({ giver, ideas }) => (
          <li key={giver}>
            <bdi className="font-heavy wrap-anywhere">{giver}</bdi>, {t('credit', { count: ideas })}
          </li>
        ))}
      </ul>
    </section>
  )
}
