'use client'
import { useTranslations } from 'next-intl'
import { ClosedShop } from '@/components/entitlement/closed-shop'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { canBuy } from '@/lib/domain/commerce/can-buy'
import { credits } from '@/components/entitlement/credits'
import { StoryLanguage } from '@/components/entitlement/story-language'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { Price } from '@/components/site/price'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { InlineSpace } from '@/components/ui/inline-space'
import { BackCover } from '@/components/site/back-cover'
import { TickList } from '@/components/ui/tick-list'
import { PRICES } from '@/lib/domain/commerce/prices'
import type { Language } from '@/lib/domain/story/lists'

interface BuyCardProps {
  code: string | null
  creating: boolean
  onCreate: () => void
  onPurchase: () => void
  /** Of the opening that is shown. */
  language: Language | undefined
  /** With a purchase in hand. */
  onCreatePaid: () => void
}

const TITLE = 'font-ui text-l leading-[1.2] font-heavy tracking-normal'

/** The back cover: what the whole book costs, or that a code or a purchase has paid for it, and what it holds. */
export function BuyCard({ code, creating, language, onCreate, onPurchase, onCreatePaid }: BuyCardProps) {
  const t = useTranslations('preview')
  const left = useFetchedOnce(credits) ?? 0
  const ways = useFetchedOnce(paymentMethodsStore)
  const isShut = ways !== undefined && !canBuy(ways)
  return (
    <BackCover className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 max-xs:ps-6.5! max-xs:pe-4! max-xs:pt-5.5! max-xs:pb-6! xs:max-md:pe-5!">
      {code === null && left > 0 ? (
        <>
          <h3 className={cn(TITLE, 'basis-full')}>{t('paid')}</h3>
          <p className="basis-full">
            {t('creditsLeft', { count: left })}
            <InlineSpace />
            {t('paidNote')}
          </p>
          <Button className="mt-2 mb-3.5 w-full" busy={creating} busyText={t('creating')} onClick={onCreatePaid}>
            {t('createNow')}
          </Button>
        </>
      ) : code === null && isShut ? (
        <ClosedShop title={(words) => <h3 className={cn(TITLE, 'basis-full')}>{words}</h3>} />
      ) : code === null ? (
        <>
          <h3 className={TITLE}>{t('ready')}</h3>
          <p className="text-end font-display text-[2rem] leading-none font-bold">
            <Price cents={PRICES.digitalStory} />
          </p>
          <Button className="mt-2 mb-3.5 w-full" onClick={onPurchase}>
            {t('purchase')}
          </Button>
        </>
      ) : (
        <>
          <h3 className={TITLE}>{t('giftActive')}</h3>
          <p className="text-end font-display text-[2rem] leading-none font-bold">{t('free')}</p>
          <p className="basis-full">{t.rich('giftCode', { code: () => <b dir="ltr">{code}</b> })}</p>
          <p className="basis-full">{t('giftNote')}</p>
          <Button className="mt-2 mb-3.5 w-full" busy={creating} busyText={t('creating')} onClick={onCreate}>
            {t('createFree')}
          </Button>
        </>
      )}
      <StoryLanguage language={language} />
      <h3 className="basis-full">{t('whatYouGet')}</h3>
      <TickList className="basis-full grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]">
        <li>{t('getPages')}</li>
        <li>{t('getPictures')}</li>
        <li>{t('getWords')}</li>
        <li>{t('getPdf')}</li>
      </TickList>
    </BackCover>
  )
}
