import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { PriceStrip } from '@/components/site/price-strip'
import { Button } from '@/components/ui/button'
import { BackCover } from '@/components/site/back-cover'
import { PauseIcon, PlayIcon } from '@/components/ui/icons'
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
/** Each card with its paper, and who stands on it; the bird holds on to the edge that the others stand behind. */
const CARDS = [
  { card: 'preview', who: 'walker-cat', paper: '[--card:var(--color-sun)]' },
  { card: 'curriculum', who: 'walker-bird', paper: '[--card:var(--color-eucalyptus-pale)]' },
  { card: 'lifeSkills', who: 'walker-horse', paper: '[--card:var(--color-coral-pale)]' },
  { card: 'instant', who: 'walker-rabbit', paper: '[--card:var(--color-sky)]' },
  { card: 'pets', who: 'walker-toy', paper: '[--card:var(--color-sun-pale)]' },
  { card: 'quality', who: 'walker-dog', paper: '[--card:#f7b7a1]' },
] as const
const CARD_GRID = 'mt-[clamp(104px,11vw,150px)] grid grid-cols-6 gap-x-6.5 gap-y-[clamp(92px,9vw,124px)]'
const CARD = 'relative col-span-2 px-6.5 pt-13.5 pb-8.5 max-lg:col-span-3 max-tablet:col-span-full'
/** On the card's edge, where it has no tab. */
const WALKER = 'absolute end-[7%] h-auto max-h-[clamp(78px,8vw,108px)] w-auto max-w-[44%]'
/** Not as wide as its longest word: that one has a hyphen to break at, and the picture would shrink for it. */
const TOP =
  'wrap grid grid-cols-[minmax(0,1.15fr)_minmax(0,0.85fr)] items-center gap-x-s6 gap-y-s5 max-tablet:grid-cols-1'
const TILE_ROW =
  'grid grid-cols-[repeat(4,auto)] justify-between gap-x-5 gap-y-7 max-tablet:grid-cols-[repeat(2,minmax(0,auto))] ' +
  'max-tablet:justify-start max-tablet:gap-x-[clamp(20px,6vw,60px)]'
const TILE = 'flex flex-col-reverse justify-end border-s-6 border-sun ps-5 max-md:ps-3.5'
const FIGURE =
  'font-display text-[clamp(2rem,1.2rem+3.4vw,4.4rem)] leading-none font-bold whitespace-nowrap text-sun max-xs:text-[1.7rem]'
/** From 601 to 820 px the dog comes from the side, to where the words point. */
const MORE =
  'tablet:max-md:grid tablet:max-md:grid-cols-[minmax(0,1fr)_min(34%,240px)] tablet:max-md:content-center ' +
  'tablet:max-md:gap-x-s5'
const DOG =
  'mb-3.5 h-auto w-[min(300px,70%)] tablet:max-md:w-full tablet:max-md:self-center tablet:max-md:[grid-area:1/2/span_3]'
/** Air between what is last and the edge of the sheet below, as on every other sheet. */
const AIR_BELOW = 'pb-[clamp(84px,10vw,140px)]'
const QUOTES = ['first', 'second', 'third'] as const

/** The page that advertisements link to. */
export async function LandingScreen() {
  const [t, home, cover, dog, row] = await Promise.all([
    getTranslations('landing'),
    getTranslations('home'),
    pictureFile('step-make'),
    pictureFile('whole-book-dog'),
    pictureFile('landing-row'),
  ])
  const cards = await Promise.all(
    CARDS.map(async ({ who, ...card }) => ({ ...card, who, picture: await pictureFile(who) })),
  )
  return (
    <>
      <Section tone="sun" className="pb-0">
        <div className={TOP}>
          <div>
            <h1 className="tablet:text-[min(4.9vw,4.25rem)]">{t('title')}</h1>
            <p className="mt-5 max-w-[38ch] font-lead text-l leading-[1.4] font-normal text-balance break-phrases">
              {t('lead')}
            </p>
            <p className="mt-7.5 flex flex-wrap items-center gap-x-6.5 gap-y-3.5">
              <Button asChild size="lg">
                <Link href={paths.createStory()}>{t('preview')}</Link>
              </Button>
              <Link className="text-link" href={paths.sampleStory}>
                {t('sample')}
              </Link>
            </p>
          </div>
          <div
            className={cn('relative max-tablet:mx-auto max-tablet:w-[min(100%,420px)]', styles['plate'])}
            aria-hidden="true"
          >
            <SitePicture picture={cover} first className="aspect-square h-auto w-full" />
          </div>
        </div>
        <SitePicture
          picture={row}
          className="relative z-3 mx-auto mt-5 mb-[-2.2%] h-auto w-[min(86%,860px)] max-md:w-[96%]"
        />
      </Section>
      <Section tone="eucalyptus-deep" edge="b" className="pt-26 pb-[clamp(60px,7vw,116px)]">
        <div className="wrap">
          <dl className={TILE_ROW}>
            {TILES.map((tile) => (
              <div key={tile} className={TILE}>
                <dt className="mt-2 font-heavy text-balance">{t(`tiles.${tile}`)}</dt>
                <dd className={FIGURE}>{t(`tiles.${tile}Figure`)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6.5 text-xs">{t('tiles.sample')}</p>
        </div>
      </Section>
      <Section tone="paper" edge="c" className={AIR_BELOW}>
        <div className="wrap">
          <h2>{t('cards.title')}</h2>
          <ul className={CARD_GRID}>
            {cards.map(({ card, who, paper, picture }) => (
              <li key={card} className={cn(CARD, paper, styles['card'])}>
                <h3 className="mb-2.5">{t(`cards.${card}`)}</h3>
                <p>{t(`cards.${card}Text`)}</p>
                <SitePicture
                  picture={picture}
                  className={cn(WALKER, who === 'walker-bird' ? 'bottom-[calc(100%-2px)]' : 'bottom-[calc(100%-20px)]')}
                />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section tone="sky" edge="a">
        <div className="wrap">
          <ClientMessages of={['quotes']}>
            <Quotes
              title={t('quotes.title')}
              quotes={QUOTES.map((quote) => ({ text: home(`quotes.${quote}`), by: home(`quotes.${quote}By`) }))}
              note={home('quotes.sample')}
              icons={{ pause: <PauseIcon />, play: <PlayIcon /> }}
            />
          </ClientMessages>
        </div>
      </Section>
      <Section tone="coral-pale" edge="b" className={AIR_BELOW}>
        <div className="wrap grid grid-cols-2 items-center gap-s6 max-md:grid-cols-1">
          <BackCover className="-rotate-[0.7deg] pt-10! pb-11!">
            <h2 className="text-[clamp(1.625rem,1.1rem+2.1vw,3.25rem)]">{t('price.title')}</h2>
            <PriceStrip cents={PRICES.digitalStory} large className="mt-4.5" />
            <p className="mt-2 text-xs">{home('benefits.charged', { amount: formatPrice(PRICES.digitalStory) })}</p>
            <TickList className="mt-5 mb-6.5">
              <li>{t('price.instant')}</li>
              <li>{t('price.pages')}</li>
              <li>{t('price.free')}</li>
            </TickList>
            <Button asChild className="w-full">
              <Link href={paths.createStory()}>{t('preview')}</Link>
            </Button>
          </BackCover>
          <div className={MORE}>
            <SitePicture picture={dog} className={DOG} />
            <h2 className="mb-2.5 text-d-m">{t('more.title')}</h2>
            <p className="max-w-(--measure)">{t('more.text')}</p>
            {/* Below one another, and so of one width. */}
            <p className="mt-6 grid w-fit max-w-(--measure) gap-3.5">
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
