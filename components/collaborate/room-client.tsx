'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SleepingDachshund, WalkingDachshund } from '@/components/site/dachshund'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { EmptyState, ErrorState } from '@/components/ui/empty-state'
import { FIT_LARGE, longest } from '@/components/ui/fit-words'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import type { Language } from '@/lib/domain/story/lists'
import { paths } from '@/lib/paths'
import { JoinCard } from './join-card'
import { RoomMissing } from './room-missing'
import { useRoomConnection } from './use-room-connection'
import { Workspace } from './workspace'

interface RoomClientProps {
  id: string
  /** As the server knew it. */
  title: string
  /** The language that the story will be written in. */
  writtenIn: Language
}

/** A room: its door for who hasn't joined, its table for who has. */
export function RoomClient({ id, title, writtenIn }: RoomClientProps) {
  const t = useTranslations('together')
  const line = useRoomConnection(id, t('ideas.failed'))
  const { state, outbox, waiting, reload } = line
  const { room } = state
  if (state.failure === 'missing') return <RoomMissing />
  if (state.gone !== null) {
    return (
      <Page>
        <EmptyState
          heading="h1"
          picture={<SleepingDachshund className="h-24" />}
          title={t(`line.${state.gone}`)}
          action={
            <Button asChild>
              <Link href={paths.collaborate}>{t('missing.go')}</Link>
            </Button>
          }
        >
          <p>{t(`line.${state.gone}Text`, { name: room?.creatorName ?? '' })}</p>
        </EmptyState>
      </Page>
    )
  }
  if (room?.me && outbox) return <Workspace {...{ state, room, me: room.me, outbox, waiting, writtenIn }} />
  if (room) {
    return (
      <Page>
        <JoinCard room={room} onJoined={reload} />
      </Page>
    )
  }
  return (
    <Page>
      <h1 className={cn(FIT_LARGE, 'wrap-anywhere')} style={longest(title)} dir="auto">
        {title}
      </h1>
      {state.failure === 'unreachable' ? (
        <ErrorState
          title={t('line.unreachable')}
          action={<Button onClick={() => void reload()}>{t('line.retry')}</Button>}
        >
          <p>{t('line.unreachableText')}</p>
        </ErrorState>
      ) : (
        <p role="status" className="mt-9 flex items-center gap-s4 font-heavy">
          <WalkingDachshund className="h-14 w-auto rtl:-scale-x-100" />
          {t('line.opening')}
        </p>
      )}
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <Section tone="sky" className="pt-9 pb-34 md:pt-12">
    <div className="wrap">{children}</div>
  </Section>
)
