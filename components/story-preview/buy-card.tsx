'use client'
import { useTranslations } from 'next-intl'
import { credits } from '@/components/entitlement/credits'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { Price } from '@/components/site/price'
import { Button } from '@/components/ui/button'
import { InlineSpace } from '@/components/ui/inline-space'
import { BackCover } from '@/components/site/back-cover'
import { TickList } from '@/components/ui/tick-list'
import { PRICES } from '@/lib/domain/commerce/prices'

interface BuyCardProps {
  code: string | null
  creating: boolean
  onCreate: () => void
  onPurchase: () => void
  /** With a purchase in hand. */
  onCreatePaid: () => void
}

/** The back cover: what the whole book costs, or that a code or a purchase has paid for it, and what it holds. */
export function BuyCard({ code, creating, onCreate, onPurchase, onCreatePaid }: BuyCardProps) {
  const t = useTranslations('preview')
  const left = useFetchedOnce(credits) ?? 0
  return (
    <BackCover className="desk-buy">
      {code === null && left > 0 ? (
        <>
          <h3 className="desk-buy-wide desk-buy-title">{t('paid')}</h3>
          <p className="desk-buy-wide">
            {t('creditsLeft', { count: left })}
            <InlineSpace />
            {t('paidNote')}
          </p>
          <Button className="w-full" busy={creating} busyText={t('creating')} onClick={onCreatePaid}>
            {t('createNow')}
          </Button>
        </>
      ) : code === null ? (
        <>
          <h3 className="desk-buy-title">{t('ready')}</h3>
          <p className="desk-price">
            <Price cents={PRICES.digitalStory} />
          </p>
          <Button className="w-full" onClick={onPurchase}>
            {t('purchase')}
          </Button>
        </>
      ) : (
        <>
          <h3 className="desk-buy-title">{t('giftActive')}</h3>
          <p className="desk-price">{t('free')}</p>
          <p className="desk-buy-wide">{t.rich('giftCode', { code: () => <b dir="ltr">{code}</b> })}</p>
          <p className="desk-buy-wide">{t('giftNote')}</p>
          <Button className="w-full" busy={creating} busyText={t('creating')} onClick={onCreate}>
            {t('createFree')}
          </Button>
        </>
      )}
      <h3 className="desk-buy-wide">{t('whatYouGet')}</h3>
      <TickList className="desk-buy-wide desk-buy-list">
        <li>{t('getPages')}</li>
        <li>{t('getPictures')}</li>
        <li>{t('getWords')}</li>
        <li>{t('getPdf')}</li>
      </TickList>
    </BackCover>
  )
}
