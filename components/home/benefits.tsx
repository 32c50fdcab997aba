import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
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
import { api, paths } from '@/lib/paths'
import { cn } from '@/components/ui/cn'
import styles from './home.module.css'

/** The whole book, front and back: what is in it, and what it costs. */
export async function Benefits() {
  const [t, cover, dog] = await Promise.all([
    getTranslations('home.benefits'),
    pictureFile('whole-book'),
    pictureFile('whole-book-dog'),
  ])
  return (
    <Section tone="coral-pale" edge="a" className="whole">
      <div className={cn(styles['wholeTwo'], 'wrap')}>
        <div className={styles['wholeFront']} aria-hidden="true">
          <BookCover
            title={t('coverTitle')}
            longTitle
            width="min(420px, 74vw)"
            picture={<SitePicture picture={cover} />}
          />
          <SitePicture picture={dog} className={styles['wholeDog']} />
        </div>
        <BackCover tone="sun" className={styles['wholeBack']}>
          <h2>{t('title')}</h2>
          <TickList>
            <li>{t('pdf')}</li>
            <li>{t('pictures')}</li>
            <li>{t('education')}</li>
          </TickList>
          <PriceStrip cents={PRICES.digitalStory} large />
          <p className={styles['wholeCharged']}>{t('charged', { amount: formatPrice(PRICES.digitalStory) })}</p>
          <p className={styles['wholeActions']}>
            <Button asChild>
              <Link href={paths.createStory()}>{t('create')}</Link>
            </Button>
            <a className="text-link" href={api.store('stanstore')} target="_blank" rel="noopener noreferrer">
              {t('explore')} <span className="sr-only">{t('newTab')}</span>
            </a>
          </p>
        </BackCover>
      </div>
    </Section>
  )
}
