'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert, AlertTitle } from '@/components/ui/alert'
import type { LogEntry } from '@/lib/domain/collaboration/apply-room-event'
import { useRoom } from './room-context'

export interface Away {
  joined: string[]
  left: string[]
  /** How many ideas each has added. */
  ideas: Map<string, number>
  messages: number
  /** Numbers of versions. */
  versions: number[]
  books: number
}

/** The entries of others in a few lines; one's own aren't news. */
function summarise(entries: readonly LogEntry[], me: string, nameOf: (id: string) => string): Away {
  const away: Away = { joined: [], left: [], ideas: new Map(), messages: 0, versions: [], books: 0 }
  for (const { event } of entries) {
    if (event.type === 'member-joined' && event.member.id !== me) away.joined.push(event.member.name)
    if (event.type === 'member-removed') away.left.push(nameOf(event.memberId))
    if (event.type === 'idea-added' && event.idea.contributorId !== me)
      away.ideas.set(event.idea.contributor, (away.ideas.get(event.idea.contributor) ?? 0) + 1)
    if (event.type === 'message-added' && event.message.collaboratorId !== me) away.messages += 1
    if (event.type === 'version-finished') away.versions.push(event.version.number)
    if (event.type === 'book-made') away.books += 1
  }
  return away
}

/** What happened since this member was last here. */
export function AwayList() {
  const t = useTranslations('together.away')
  const common = useTranslations('together')
  const { away, room, me } = useRoom()
  /** How many entries were on the list when it was put away. */
  const [closed, setClosed] = useState(0)
  if (away.length <= closed) return null
  const nameOf = (id: string) => room.collaborators.find((one) => one.id === id)?.name ?? '?'
  const { joined, left, ideas, messages, versions, books } = summarise(away.slice(closed), me.id, nameOf)
  const lines = [
    ...joined.map((name) => t('joined', { name })),
    ...left.map((name) => t('left', { name })),
    ...Array.from(ideas, ([name, count]) => t('ideas', { name, count })),
    ...(messages > 0 ? [t('messages', { count: messages })] : []),
    ...versions.map((number) => t('version', { number })),
    ...(books > 0 ? [t('book')] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Alert variant="success" onClose={() => setClosed(away.length)} closeLabel={common('closeDialog')}>
      <AlertTitle>{t('title')}</AlertTitle>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
