import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { StoreLink } from '@/components/entitlement/store-link'
import { ChargedNote } from '@/components/site/charged-note'
import { PriceStrip } from '@/components/site/price-strip'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { BackCover } from '@/components/site/back-cover'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { PRICES } from '@/lib/domain/commerce/prices'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

/** What is in a book and what it costs, on its back cover. */
export async function Benefits() {
  const [t, cover, dog] = await Promise.all([
    getTranslations('home.benefits'),
    pictureFile('whole-book'),
    pictureFile('whole-book-dog'),
  ])
  return (
    <Section tone="coral-pale" edge="a">
      <div className="wrap grid grid-cols-2 items-center gap-s6 max-md:grid-cols-1">
        <div className="relative justify-self-center" aria-hidden="true">
          <BookCover
            title={t('coverTitle')}
            longTitle
            light
            className="-rotate-4"
            width="min(420px, 74vw)"
            picture={<SitePicture picture={cover} />}
          />
          <SitePicture
            picture={dog}
            className="absolute right-[-22%] bottom-[-9%] h-auto w-[62%] max-w-none max-md:right-[-8%]"
          />
        </div>
        <BackCover tone="sun" className="rotate-[0.8deg] pt-s6! pb-s6! max-xs:-mx-1.5">
          <h2>{t('title')}</h2>
          <TickList className="mt-4.5 mb-5.5">
            <li>{t('pdf')}</li>
            <li>{t('pictures')}</li>
            <li>{t('education')}</li>
          </TickList>
          <PriceStrip cents={PRICES.digitalStory} large />
          <ChargedNote className="mt-2 text-xs">
            {t('charged', { amount: formatPrice(PRICES.digitalStory) })}
          </ChargedNote>
          <p className="mt-6 flex flex-wrap items-center gap-x-6.5 gap-y-3">
            <Button asChild>
              <Link href={paths.createStory()}>{t('create')}</Link>
            </Button>
            <StoreLink className="text-link" store="stanstore">
              {t('explore')} <span className="sr-only">{t('newTab')}</span>
            </StoreLink>
          </p>
        </BackCover>
      </div>
    </Section>
  )
}
