'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { InputGroup } from '@/components/ui/input-group'
import { bringIntoView } from '@/lib/browser/bring-into-view'
import { audAmount, PRICES } from '@/lib/domain/commerce/prices'
import { groupInviteCode } from '@/lib/domain/collaboration/invite-code'
import type { RoomStatus } from '@/lib/domain/collaboration/room'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { useCopied } from './copied-for'
import { inviteLink } from './invite-link'

export interface CreatedRoom {
  id: string
  title: string
  inviteCode: string
  status: RoomStatus
  maxCollaborators: number
}

/** The new room's code, and the way in. */
export function RoomCreated({ room, onAnother }: { room: CreatedRoom; onAnother: () => void }) {
  const t = useTranslations('together.created')
  const statuses = useTranslations('together.statuses')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const { copied, copy } = useCopied()
  const code = groupInviteCode(room.inviteCode)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    bringIntoView(heading.current, 'center')
  }, [])
  return (
    <Card className="max-md:-mx-1.5 max-xs:px-3.5!">
      <div className="fields pt-6.5">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-d-m">
            {t('title')}
          </h2>
          <p className="mt-1.5 font-display text-d-s leading-[1.3] font-bold wrap-anywhere text-coral-deep" dir="auto">
            {room.title}
          </p>
          <p className="mt-2">{t('text')}</p>
        </div>
        <InputGroup className="flex! flex-wrap items-center! gap-x-5! gap-y-3!">
          <p className="grid flex-[1_1_11rem]">
            <span className="label">{t('inviteCode')}</span>
            <b
              className="font-display text-[clamp(1.5rem,1.1rem+2vw,2.1rem)] leading-[1.2] tracking-[0.08em]"
              dir="ltr"
            >
              {code}
            </b>
          </p>
          <Button variant="secondary" size="sm" onClick={() => copy(code)}>
            {copied === code ? t('copied') : t('copy')}
          </Button>
          <Button variant="paper" size="sm" onClick={() => copy(inviteLink(locale, room.id, room.inviteCode))}>
            {copied !== null && copied !== code ? t('copied') : t('copyLink')}
          </Button>
          <span className="sr-only" role="status">
            {copied !== null && t('copied')}
          </span>
        </InputGroup>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 [&_dt]:font-heavy">
          <dt>{t('status')}</dt>
          <dd>{statuses(room.status)}</dd>
          <dt>{t('max')}</dt>
          <dd>{room.maxCollaborators}</dd>
        </dl>
        <Button asChild size="lg" className="w-full">
          <Link href={paths.room(room.id)}>{t('enter')}</Link>
        </Button>
        <div>
          <Button asChild variant="sun" className="w-full">
            <Link href={paths.buyRoomBook(room.id)}>{t('buy', { price: audAmount(PRICES.roomBook, locale) })}</Link>
          </Button>
          <p className="hint">{t('buyHint')}</p>
        </div>
        <Button variant="outline" size="sm" className="justify-self-start" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </Card>
  )
}
