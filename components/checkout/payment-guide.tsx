import { getTranslations } from 'next-intl/server'
import { Price } from '@/components/site/price'
import { PriceStrip } from '@/components/site/price-strip'
import { Button } from '@/components/ui/button'
import { InlineSpace } from '@/components/ui/inline-space'
import { BackCover } from '@/components/site/back-cover'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { alertVariants } from '@/components/ui/alert'
import { cn } from '@/components/ui/cn'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { PRICES } from '@/lib/domain/commerce/prices'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { api } from '@/lib/paths'
import { ClaimForm } from './claim-form'
import './checkout.css'
import type { ClaimAction } from './use-claim'

const STEPS = [1, 2, 3] as const

/** Paying in the store, by hand: what to do, and what comes of it. */
export async function PaymentGuide({ claim }: { claim: ClaimAction }) {
  const t = await getTranslations('paymentGuide')
  const store = STORE_NAMES.stanstore
  const charged = formatPrice(PRICES.digitalStory)
  return (
    <>
      <Section tone="sun-pale" className="buy-top">
        <div className="wrap">
          <h1 className="buy-heading">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <ol className="folds">
            {STEPS.map((step) => (
              <li key={step}>
                <span className="fold-number" aria-hidden="true">
                  {step}
                </span>
                <h2 className="fold-title">{t(`step${step}`)}</h2>
                <p>{t(`step${step}Text`, { store, price: charged })}</p>
              </li>
            ))}
          </ol>
          <p className={cn(alertVariants(), 'guide-tip')}>
            <b>{t('tipTitle')}</b>
            <InlineSpace />
            {t('tip')}
          </p>
        </div>
      </Section>
      <Section tone="eucalyptus" edge="a">
        <div className="wrap">
          <BackCover className="guide-cover">
            <div>
              <h2 className="part-title">{t('whatYouGet')}</h2>
              <TickList>
                <li>{t('getPages')}</li>
                <li>{t('getPictures')}</li>
                <li>{t('getWords')}</li>
                <li>{t('getSkill')}</li>
                <li>{t('getPdf')}</li>
                <li>{t('getOnline')}</li>
              </TickList>
            </div>
            <div className="guide-actions">
              <PriceStrip cents={PRICES.digitalStory} />
              <p>{t('charged', { amount: charged })}</p>
              <Button asChild className="w-full">
                <a href={api.store('stanstore')} target="_blank" rel="noopener noreferrer">
                  <span>{t.rich('pay', { store, price: () => <Price cents={PRICES.digitalStory} /> })}</span>{' '}
                  <span className="sr-only">{t('newTab')}</span>
                </a>
              </Button>
              <ClientMessages of={['claim']}>
                <ClaimForm claim={claim} />
              </ClientMessages>
            </div>
          </BackCover>
        </div>
      </Section>
    </>
  )
}
