'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StoryLanguage } from '@/components/entitlement/story-language'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { PRICES } from '@/lib/domain/commerce/prices'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { PriceBanner } from './price-banner'
import { PurchaseForm } from './purchase-form'

/** Buying the illustrated book of a story that is written together. */
export function RoomPurchase({ room, title }: { room: string; title: ReactNode }) {
  const t = useTranslations('purchase')
  return (
    <>
      <Section tone="eucalyptus-pale" className="pt-7! pb-21! md:pt-11! md:pb-30!">
        <div className="wrap">
          {title}
          <p className="lead">{t('roomLead')}</p>
          <StoryLanguage whole />
          <Button asChild variant="paper" size="sm">
            <Link href={paths.room(room)}>{t('roomBack')}</Link>
          </Button>
        </div>
      </Section>
      <Section tone="coral-pale" edge="b">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(28px,4.4vw,64px)] md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <PurchaseForm about={() => ({ room })} />
          <PriceBanner cents={PRICES.roomBook} />
        </div>
      </Section>
    </>
  )
}
