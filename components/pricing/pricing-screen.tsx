import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import '@/components/site/info/info.css'
import { Price } from '@/components/site/price'
import { COLLABORATION_IS_OPEN } from '@/components/site/site-links'
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
import { api, paths } from '@/lib/paths'
import './pricing.css'

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
      <Section tone="sky" className="plans-sheet">
        <div className="wrap">
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <ul className="plans">
            {PLANS.map((plan) => (
              <PlanBook key={plan.product} {...plan} />
            ))}
          </ul>
          <p className="plans-more">
            <span>
              {t('here')} <Link href={paths.createStory()}>{t('hereLink')}</Link>
            </span>
            <Link href={paths.give}>{t('giftLink')}</Link>
            <a href={api.store('stanstore')} target="_blank" rel="noopener noreferrer">
              {t('creatorStore', { store: STORE_NAMES.stanstore })} <span className="sr-only">{t('newTab')}</span>
            </a>
          </p>
        </div>
      </Section>
      <Section tone="eucalyptus-deep" edge="b" className="together-sheet">
        <div className="together wrap">
          <div>
            <h2>{t('togetherTitle')}</h2>
            <p className="lead">{t('togetherText')}</p>
            {COLLABORATION_IS_OPEN ? (
              <Button asChild variant="sun" className="together-go">
                <Link href={paths.collaborate}>{t('togetherGo')}</Link>
              </Button>
            ) : (
              <p className="plan-soon">{t('soon')}</p>
            )}
          </div>
          <ol className="together-list">
            {BENEFITS.map((at) => (
              <li key={at}>
                <h3>{t(`benefit${at}`)}</h3>
                <p>{t(`benefit${at}Text`)}</p>
              </li>
            ))}
          </ol>
          <SitePicture picture={gathered} className="together-figures figures" />
        </div>
      </Section>
      <Section tone="paper-2" edge="c">
        <div className="answers wrap">
          <h2>{t('faqTitle')}</h2>
          <div>
            {QUESTIONS.map((at) => (
              <details key={at} className="faq-item answer">
                <summary>{t(`question${at}`)}</summary>
                <p>{t(`answer${at}`)}</p>
              </details>
            ))}
          </div>
        </div>
      </Section>
    </>
  )
}

/** A plan as the back of a book. */
async function PlanBook({ product, tone, ticks, popular, who }: Plan) {
  const t = await getTranslations('pricing')
  const { cents: amount, credits } = PRODUCT_FACTS[product]
  /** Whole Australian dollars that a story costs at most. */
  const dollars = Math.ceil(amount / credits / 100)
  const closed = product === 'collaborative' && !COLLABORATION_IS_OPEN
  return (
    <li className={popular && 'plan-popular'}>
      {who && <SitePicture picture={await pictureFile(who)} className="plan-standing" first />}
      {popular && <p className="plan-ribbon">{t('popular')}</p>}
      <BackCover tone={tone} className="plan">
        <h2 className="plan-name">{t(`${product}.name`)}</h2>
        <p>{t(`${product}.text`)}</p>
        <p className="plan-price">
          <Price cents={amount} />
        </p>
        <p className="plan-charged">{t('charged', { amount: formatPrice(amount) })}</p>
        <TickList className="plan-ticks">
          {([1, 2, 3, 4, 5] as const).slice(0, ticks).map((at) => (
            <li key={at}>
              {t(product === 'collaborative' ? `collaborative.tick${at}` : `${product}.tick${at === 5 ? 4 : at}`, {
                dollars: String(dollars),
              })}
            </li>
          ))}
        </TickList>
        {closed ? (
          <p className="plan-soon">{t('soon')}</p>
        ) : (
          <Button asChild className="w-full" variant={popular ? 'default' : 'secondary'}>
            <a href={api.store('shopify', { product })} target="_blank" rel="noopener noreferrer">
              {t(`${product}.buy`)} <span className="sr-only">{t('newTab')}</span>
            </a>
          </Button>
        )}
      </BackCover>
    </li>
  )
}
