import { getTranslations } from 'next-intl/server'
import { ChargedNote } from '@/components/site/charged-note'
import { PriceStrip } from '@/components/site/price-strip'
import { buttonVariants } from '@/components/ui/button'
import { InlineSpace } from '@/components/ui/inline-space'
import { BackCover } from '@/components/site/back-cover'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { alertVariants } from '@/components/ui/alert'
import { cn } from '@/components/ui/cn'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { PRICES } from '@/lib/domain/commerce/prices'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { ClaimForm } from './claim-form'
import { OpenStoreLink, OpenStoreName } from './open-store'
import type { ClaimAction } from './use-claim'
import type { OrderLinkAction } from './use-order-link'

const STEPS = [1, 2, 3] as const
const [FOLD_UP, FOLD_DOWN] = [
  'bg-linear-to-r/srgb from-transparent from-70% to-ink/12 md:[clip-path:polygon(0_0,100%_18px,100%_100%,0_calc(100%-18px))]',
  'bg-linear-to-r/srgb from-white/40 to-transparent to-40% md:[clip-path:polygon(0_18px,100%_0,100%_calc(100%-18px),0_100%)]',
]
/** The steps stand on a strip of paper that is folded twice. */
const FOLDS = {
  1: cn('bg-sun', FOLD_UP),
  2: cn('bg-eucalyptus-pale', FOLD_DOWN),
  3: cn('bg-coral-pale', FOLD_UP),
} as const

/** Paying in the store, by hand: what to do, and what comes of it. */
export async function PaymentGuide({ claim, requestLink }: { claim: ClaimAction; requestLink: OrderLinkAction }) {
  const t = await getTranslations('paymentGuide')
  const store = () => <OpenStoreName />
  const charged = formatPrice(PRICES.digitalStory)
  return (
    <>
      <Section tone="sun-pale" className="pt-7! pb-21! md:pt-11! md:pb-30!">
        <div className="wrap">
          <h1 className="text-d-l">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <ol className="mt-10 grid drop-shadow-[0_12px_12px_#12313a3d] md:grid-cols-3">
            {STEPS.map((step) => (
              <li
                key={step}
                className={cn('px-[clamp(18px,2.6vw,36px)] pt-5.5 pb-7.5 md:pt-6.5 md:pb-11', FOLDS[step])}
              >
                <span
                  className={cn(
                    'block font-display text-[3.25rem] leading-none font-bold md:mt-2.5',
                    step > 1 && 'text-coral-deep',
                  )}
                  aria-hidden="true"
                >
                  {step}
                </span>
                <h2 className="mt-1 mb-2 text-d-s">{t(`step${step}`)}</h2>
                <p>{step === 1 ? t.rich('step1Text', { store, price: charged }) : t(`step${step}Text`)}</p>
              </li>
            ))}
          </ol>
          <p className={cn(alertVariants(), 'mt-8.5 max-w-[44rem]')}>
            <b>{t('tipTitle')}</b>
            <InlineSpace />
            {t('tip')}
          </p>
        </div>
      </Section>
      <Section tone="eucalyptus" edge="a">
        <div className="wrap">
          <BackCover className="mb-17.5 grid gap-x-[clamp(28px,5vw,72px)] gap-y-7.5 pe-[clamp(22px,4vw,56px)]! pt-10! pb-11! md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
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
            <div className="grid content-start gap-4">
              <PriceStrip cents={PRICES.digitalStory} />
              <ChargedNote>{t('charged', { amount: charged })}</ChargedNote>
              <OpenStoreLink className={buttonVariants({ className: 'w-full' })}>
                <span>{t.rich('pay', { store, price: () => charged })}</span>{' '}
                <span className="sr-only">{t('newTab')}</span>
              </OpenStoreLink>
              <ClientMessages of={['claim']}>
                <ClaimForm claim={claim} requestLink={requestLink} />
              </ClientMessages>
            </div>
          </BackCover>
        </div>
      </Section>
    </>
  )
}
