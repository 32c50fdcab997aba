import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { RoomClient } from '@/components/collaborate/room-client'
import { RoomMissing } from '@/components/collaborate/room-missing'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { db } from '@/lib/platform/db/client'
import { setResponseStatus } from '@/lib/platform/response-status'
import { readRoomHead } from '@/lib/server/collaboration/read-room-head'
import { configuredClaude } from '@/lib/server/story-generation/configured-claude'
import { withFailedPage } from '../../../with-error-page'

interface Props {
  params: Promise<{ locale: string; id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, locale } = await params
  // The page says that it can't be read.
  const room = await readRoomHead(db(), { id }).catch(() => 'unreadable' as const)
  const words = await getTranslations({ locale: isLocale(locale) ? locale : DEFAULT_LOCALE })
  const title =
    room === 'unreadable' ? words('failure.title') : room === null ? words('together.missing.title') : room.title
  return { title, robots: { index: false }, referrer: 'same-origin' }
}

export default async function CollaborationPlaygroundPage({ params }: Props) {
  const { locale, id } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return withFailedPage({ locale, route: '/collaboration-playground' }, async () => {
    const room = await readRoomHead(db(), { id })
    if (!room) {
      setResponseStatus(404)
      return <RoomMissing />
    }
    return (
      <ClientMessages of={['together', 'create', 'gift', 'preview', 'lists']}>
        <RoomClient id={id} title={room.title} writtenIn={configuredClaude() ? room.language : DEFAULT_LOCALE} />
      </ClientMessages>
    )
  })
}
