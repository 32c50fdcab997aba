import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { PriceStrip } from '@/components/site/price-strip'
import { Button } from '@/components/ui/button'
import { BackCover } from '@/components/site/back-cover'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { PRICES } from '@/lib/domain/commerce/prices'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { Quotes } from './quotes'
import { cn } from '@/components/ui/cn'
import styles from './landing.module.css'

const TILES = ['stories', 'families', 'skills', 'access'] as const
/** Each card, and who stands on it. */
const CARDS = [
  { card: 'preview', who: 'walker-cat' },
  { card: 'curriculum', who: 'walker-bird' },
  { card: 'lifeSkills', who: 'walker-horse' },
  { card: 'instant', who: 'walker-rabbit' },
  { card: 'pets', who: 'walker-toy' },
  { card: 'quality', who: 'walker-dog' },
] as const
const QUOTES = ['first', 'second', 'third'] as const

/** The page that advertisements lead to. */
export async function LandingScreen() {
  const [t, home, cover, dog, row] = await Promise.all([
    getTranslations('landing'),
    getTranslations('home'),
    pictureFile('step-make'),
    pictureFile('whole-book-dog'),
    pictureFile('landing-row'),
  ])
  const cards = await Promise.all(CARDS.map(async ({ card, who }) => ({ card, who: await pictureFile(who) })))
  return (
    <>
      <Section tone="sun" className={styles['adTop']}>
        <div className={cn(styles['adTopIn'], 'wrap')}>
          <div>
            <h1>{t('title')}</h1>
            <p className={styles['adLead']}>{t('lead')}</p>
            <p className={styles['adActions']}>
              <Button asChild size="lg">
                <Link href={paths.createStory()}>{t('preview')}</Link>
              </Button>
              <Link className="text-link" href={paths.sampleStory}>
                {t('sample')}
              </Link>
            </p>
          </div>
          <div className={styles['adPlate']} aria-hidden="true">
            <SitePicture picture={cover} first />
          </div>
        </div>
        <SitePicture picture={row} className={styles['adRow']} />
      </Section>
      <Section tone="eucalyptus-deep" edge="b" className={styles['adTilesSheet']}>
        <div className="wrap">
          <dl className={styles['adTiles']}>
            {TILES.map((tile) => (
              <div key={tile}>
                <dt>{t(`tiles.${tile}`)}</dt>
                <dd>{t(`tiles.${tile}Figure`)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles['adSample']}>{t('tiles.sample')}</p>
        </div>
      </Section>
      <Section tone="paper" edge="c" className={styles['adCardsSheet']}>
        <div className="wrap">
          <h2>{t('cards.title')}</h2>
          <ul className={styles['adCards']}>
            {cards.map(({ card, who }) => (
              <li key={card} className={cn(styles['adCard'], styles[card])}>
                <h3>{t(`cards.${card}`)}</h3>
                <p>{t(`cards.${card}Text`)}</p>
                <SitePicture picture={who} className={styles['adWalker']} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section tone="sky" edge="a" className="ad-quotes">
        <div className="wrap">
          <ClientMessages of={['quotes']}>
            <Quotes
              title={t('quotes.title')}
              quotes={QUOTES.map((quote) => ({ text: home(`quotes.${quote}`), by: home(`quotes.${quote}By`) }))}
              note={home('quotes.sample')}
            />
          </ClientMessages>
        </div>
      </Section>
      <Section tone="coral-pale" edge="b" className={styles['adPriceSheet']}>
        <div className={cn(styles['adPriceIn'], 'wrap')}>
          <BackCover className={styles['adPrice']}>
            <h2>{t('price.title')}</h2>
            <PriceStrip cents={PRICES.digitalStory} large />
            <p className={styles['adCharged']}>
              {home('benefits.charged', { amount: formatPrice(PRICES.digitalStory) })}
            </p>
            <TickList>
              <li>{t('price.instant')}</li>
              <li>{t('price.pages')}</li>
              <li>{t('price.free')}</li>
            </TickList>
            <Button asChild className="w-full">
              <Link href={paths.createStory()}>{t('preview')}</Link>
            </Button>
          </BackCover>
          <div className={styles['adMore']}>
            <SitePicture picture={dog} className={styles['adDog']} />
            <h2 className={styles['adMoreTitle']}>{t('more.title')}</h2>
            <p>{t('more.text')}</p>
            <p className={styles['adMoreWays']}>
              <Button asChild variant="secondary">
                <Link href={paths.sampleStory}>{t('sample')}</Link>
              </Button>
              <Button asChild variant="success">
                <Link href={paths.betaProgram} prefetch={false}>
                  {t('beta')}
                </Link>
              </Button>
            </p>
          </div>
        </div>
      </Section>
    </>
  )
}
