'use client'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Select } from '@/components/ui/select'
import { IDEA_FATES, type IdeaFate } from '@/lib/domain/collaboration/room'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { IDEA_ICONS } from './idea-icons'
import { IDEA_PAPER } from './idea-paper'
import { quotedIdea } from './quoted-idea'
import { useRoom } from './room-context'

/** Which ideas will be told, drawn and quoted; the creator may choose. */
export function IdeaFates({ fates }: { fates: ReadonlyMap<string, IdeaFate> }) {
  const t = useTranslations('together.generate')
  const { room, isCreator, isClosed, act } = useRoom()
  const choose = (id: string, value: string) => {
    const fate = IDEA_FATES.find((one) => one === value) ?? null
    return act(() => call(roomEndpoints.changeIdea(room.id, id), { fate }), t('fateFailed'))
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {room.contributions.map(({ id, type, content, contributor, fate }) => {
        const Icon = IDEA_ICONS[type]
        const becomes = fates.get(id) ?? 'quoted'
        return (
          <li
            key={id}
            className={cn(
              'grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 border-s-6 px-3.5 py-2 tablet:grid-cols-[minmax(0,1fr)_auto]',
              IDEA_PAPER[type],
            )}
          >
            <p className={cn('min-w-0 wrap-anywhere', becomes === 'set-aside' && 'line-through')}>
              <Icon className="me-2 inline-block size-4" />
              <span className="font-lead" dir="auto">
                {content}
              </span>{' '}
              <bdi className="text-xs whitespace-nowrap">{contributor}</bdi>
            </p>
            {isCreator && !isClosed ? (
              <Select
                className="tablet:w-56"
                aria-label={t('fate', { idea: quotedIdea(content) })}
                value={fate ?? ''}
                onChange={({ target }) => void choose(id, target.value)}
              >
                <option value="">{fate === null ? t('auto', { fate: t(`fates.${becomes}`) }) : t('autoAgain')}</option>
                {IDEA_FATES.map((one) => (
                  <option key={one} value={one}>
                    {t(`fates.${one}`)}
                  </option>
                ))}
              </Select>
            ) : (
              <Badge variant="outline" className="justify-self-start bg-paper">
                {t(`fates.${becomes}`)}
              </Badge>
            )}
          </li>
        )
      })}
    </ul>
  )
}
