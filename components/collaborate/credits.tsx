'use client'
import { useTranslations } from 'next-intl'
import type { RoomVersion } from '@/lib/domain/collaboration/room-log'
import { useRoom } from './room-context'

/** Whose ideas are in a version, and how many of each. */
export function Credits({ version }: { version: RoomVersion }) {
  const t = useTranslations('together.preview')
  const { room } = useRoom()
  const traced = new Set(version.traces.map(({ ideaId }) => ideaId))
  const givers = new Map<string, { name: string; count: number }>()
  for (const { id, contributorId, contributor } of room.contributions) {
    if (!traced.has(id)) continue
    givers.set(contributorId, { name: contributor, count: (givers.get(contributorId)?.count ?? 0) + 1 })
  }
  if (givers.size === 0) return null
  return (
    <section aria-labelledby="credits">
      <h3 id="credits" className="mb-2 text-d-s">
        {t('credits')}
      </h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {Array.from(givers, ([id, { name, count }]) => (
          <li key={id}>
            <bdi className="font-heavy wrap-anywhere">{name}</bdi>, {t('credit', { count })}
          </li>
        ))}
      </ul>
    </section>
  )
}
