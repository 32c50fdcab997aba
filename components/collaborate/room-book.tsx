'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { GiftCodeBox } from '@/components/entitlement/gift-code-box'
import { useGiftCode } from '@/components/entitlement/use-gift-code'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { audAmount, PRICES } from '@/lib/domain/commerce/prices'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { useRoom } from './room-context'

/** The illustrated book: bought, paid by a gift code, or made with what is paid for already. */
export function RoomBook() {
  const t = useTranslations('together.book')
  const preview = useTranslations('together.preview')
  const { room, isCreator } = useRoom()
  const version = room.versions.at(-1)
  const newest = room.versions.findLast(({ storyId }) => storyId !== null)
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] gap-4 bg-sun px-[clamp(18px,3.4vw,40px)] pt-5 pb-7 shadow-2"
      aria-labelledby="room-book"
    >
      <div>
        <h2 id="room-book" className="text-d-m">
          {t('title')}
        </h2>
        <p className="mt-1.5 max-w-(--measure)">{t('text')}</p>
      </div>
      {newest?.storyId != null && (
        <Button asChild variant="secondary" className="justify-self-start">
          <Link href={paths.readStory(newest.storyId)}>{preview('read')}</Link>
        </Button>
      )}
      {!version ? (
        <p className="font-heavy">{t('needsText')}</p>
      ) : version.storyId === null && isCreator ? (
        <MakeBook number={version.number} />
      ) : (
        version.storyId === null && <p className="font-heavy">{t('others', { name: room.creatorName })}</p>
      )}
      {isCreator && room.booksLeft === 0 && version?.storyId == null && <Buy />}
      {room.booksLeft > 0 && <p>{t('left', { count: room.booksLeft })}</p>}
    </section>
  )
}

function Buy() {
  const t = useTranslations('together.book')
  const locale = useLocale()
  const { room } = useRoom()
  return (
    <Button asChild variant="secondary" className="justify-self-start">
      <Link href={paths.buyRoomBook(room.id)}>{t('buy', { price: audAmount(PRICES.roomBook, locale) })}</Link>
    </Button>
  )
}

/** Makes the newest version's book with a paid one, or with a gift code. */
function MakeBook({ number }: { number: number }) {
  const t = useTranslations('together.book')
  const { room, act } = useRoom()
  const gift = useGiftCode()
  const [busy, setBusy] = useState(false)
  const isPaid = room.booksLeft > 0
  const make = async () => {
    setBusy(true)
    const answer = await act(
      () => call(roomEndpoints.book(room.id), isPaid || gift.code === null ? {} : { giftCode: gift.code }),
      t('failed'),
    )
    setBusy(false)
    if (answer) toast({ title: t('made') })
  }
  return (
    <>
      {!isPaid && <GiftCodeBox gift={gift} />}
      {(isPaid || gift.code !== null) && (
        <Button className="justify-self-start" busy={busy} busyText={t('making')} onClick={() => void make()}>
          {t('make', { number })}
        </Button>
      )}
    </>
  )
}
