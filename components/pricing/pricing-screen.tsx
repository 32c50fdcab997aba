import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { ChargedNote } from '@/components/site/charged-note'
import { StoreLink } from '@/components/entitlement/store-link'
import { Price } from '@/components/site/price'
import { COLLABORATION_IS_OPEN } from '@/components/site/site-links'
import { cn } from '@/components/ui/cn'
import { Question } from '@/components/site/question'
import { Button } from '@/components/ui/button'
import { BackCover } from '@/components/site/back-cover'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import type { Tone } from '@/components/ui/tone'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { PRODUCT_FACTS, type Product } from '@/lib/domain/commerce/products'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import type { ShopPicture as ShopPictureName } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { PlanButton } from './plan-button'

interface Plan {
  product: Product
  tone: Tone
  ticks: 4 | 5
  popular?: true
  /** On the lower books somebody stands. */
  who?: ShopPictureName
}
const PLANS = [
  { product: 'digital', tone: 'sun', ticks: 4, who: 'reader' },
  { product: 'collaborative', tone: 'coral-pale', ticks: 5, popular: true },
  { product: 'bundle', tone: 'eucalyptus-pale', ticks: 4, who: 'landing-row' },
] as const satisfies readonly Plan[]
const BENEFITS = [1, 2, 3, 4] as const
export const QUESTIONS = [1, 2, 3, 4, 5, 6] as const

export async function PricingScreen() {
  const [t, gathered] = await Promise.all([getTranslations('pricing'), pictureFile('gathered')])
  return (
    <>
      <Section tone="sky" className="pt-12 pb-32.5">
        <div className="wrap">
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <ul className="mx-auto mt-14 grid max-w-120 grid-cols-1 items-stretch gap-x-[clamp(18px,2.6vw,36px)] gap-y-11 min-[961px]:max-w-none min-[961px]:grid-cols-3 min-[961px]:items-end min-[961px]:gap-y-[clamp(18px,2.6vw,36px)]">
            {PLANS.map((plan) => (
              <PlanBook key={plan.product} {...plan} />
            ))}
          </ul>
          <p className="mt-11 flex flex-wrap gap-x-6.5 gap-y-1.5 leading-[1.9]">
            <span>
              {t('here')} <Link href={paths.createStory()}>{t('hereLink')}</Link>
            </span>
            <Link href={paths.give}>{t('giftLink')}</Link>
            <StoreLink store="stanstore">
              {t('creatorStore', { store: STORE_NAMES.stanstore })} <span className="sr-only">{t('newTab')}</span>
            </StoreLink>
          </p>
        </div>
      </Section>
      <Section tone="eucalyptus-deep" edge="b" className="pb-0">
        <div className="wrap grid grid-cols-1 items-center gap-[clamp(30px,6vw,90px)] min-[961px]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <div>
            <h2 className="min-[961px]:text-[min(4vw,3.25rem)]">{t('togetherTitle')}</h2>
            <p className="lead">{t('togetherText')}</p>
            {COLLABORATION_IS_OPEN ? (
              <Button asChild variant="sun" className="mt-7">
                <Link href={paths.collaborate}>{t('togetherGo')}</Link>
              </Button>
            ) : (
              <p className={SOON}>{t('soon')}</p>
            )}
          </div>
          <ol className="grid grid-cols-1 gap-x-8.5 gap-y-6.5 min-[561px]:grid-cols-2">
            {BENEFITS.map((at) => (
              <li key={at} className="border-t-3 border-dotted border-white/50 pt-3.5">
                <h3 className="mb-1.5 text-d-s">{t(`benefit${at}`)}</h3>
                <p>{t(`benefit${at}Text`)}</p>
              </li>
            ))}
          </ol>
          <SitePicture picture={gathered} className="figures col-span-full max-h-[clamp(200px,28vw,400px)]" />
        </div>
      </Section>
      <Section tone="paper-2" edge="c">
        <div className="wrap grid grid-cols-1 gap-[clamp(24px,5vw,80px)] pb-15 min-[961px]:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)]">
          <h2>{t('faqTitle')}</h2>
          <div>
            {QUESTIONS.map((at) => (
              <Question key={at} question={t(`question${at}`)} className="border-b-3 border-dotted border-ink/40">
                {t(`answer${at}`)}
              </Question>
            ))}
          </div>
        </div>
      </Section>
    </>
  )
}

/** Where what can't be bought yet has its button. */
const SOON = 'max-w-(--measure) pt-3 pb-1 leading-[1.35]'

/** A plan as the back of a book. The picture on it has its width before it is loaded, so that no plan moves. */
async function PlanBook({ product, tone, ticks, popular, who }: Plan) {
  const [t, purchase] = await Promise.all([getTranslations('pricing'), getTranslations('purchase')])
  const { cents: amount, credits } = PRODUCT_FACTS[product]
  /** Whole Australian dollars that a story costs at most. */
  const dollars = Math.ceil(amount / credits / 100)
  const closed = product === 'collaborative' && !COLLABORATION_IS_OPEN
  return (
    <li className="relative first:-rotate-[0.6deg] last:rotate-[0.5deg]">
      {who && (
        <SitePicture
          picture={await pictureFile(who)}
          className="mx-auto -mb-1.5 block h-auto max-h-[clamp(130px,15vw,200px)] w-[86%] object-contain object-bottom"
          first
        />
      )}
      {popular && (
        <p className="absolute end-5.5 -top-4 z-1 bg-coral-deep px-5 pt-2.25 pb-3 font-display text-s leading-[1.2] font-bold text-white [clip-path:polygon(0_0,100%_0,100%_100%,50%_82%,0_100%)]">
          {t('popular')}
        </p>
      )}
      <BackCover
        tone={tone}
        className={cn(
          'grid grid-cols-1 content-start gap-3.5 shadow-[0_26px_26px_-18px_#12313a66,var(--shadow-1),inset_12px_0_0_#0000000f]!',
          popular && 'pt-13! pb-11!',
        )}
      >
        <h2 className="text-[clamp(1.5rem,1rem+1.3vw,2.125rem)] leading-[calc(var(--leading-display)+0.08)] wrap-anywhere">
          {t(`${product}.name`)}
        </h2>
        <p>{t(`${product}.text`)}</p>
        <p className="plan-price font-display text-[clamp(1.5rem,1rem+1.2vw,2rem)] leading-[1.1] font-bold">
          <Price cents={amount} />
        </p>
        <ChargedNote className="text-s">{t('charged', { amount: formatPrice(amount) })}</ChargedNote>
        <TickList className="border-t-3 border-dotted border-ink/40 pt-3 pb-1.5">
          {([1, 2, 3, 4, 5] as const).slice(0, ticks).map((at) => (
            <li key={at}>
              {t(product === 'collaborative' ? `collaborative.tick${at}` : `${product}.tick${at === 5 ? 4 : at}`, {
                dollars: String(dollars),
              })}
            </li>
          ))}
        </TickList>
        {closed ? (
          <p className={SOON}>{t('soon')}</p>
        ) : (
          <PlanButton
            product={product}
            label={t(`${product}.buy`)}
            newTab={t('newTab')}
            notSetUp={purchase('notSetUp')}
            variant={popular ? 'default' : 'secondary'}
          />
        )}
      </BackCover>
    </li>
  )
}
