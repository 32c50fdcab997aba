import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { cn } from '@/components/ui/cn'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import styles from './leporello.module.css'

const TITLE = 'mb-4 text-d-m leading-[calc(var(--leading-display)-0.06)]'

/** How it works: a leporello of three pages. */
export async function Steps() {
  const [t, tell, make, dog, share] = await Promise.all([
    getTranslations('home.how'),
    pictureFile('step-tell'),
    pictureFile('step-make'),
    pictureFile('step-make-dog'),
    pictureFile('step-share'),
  ])
  return (
    <Section tone="paper" edge="b" className="pb-37.5">
      <div className="wrap">
        <h2 className="mb-37.5 max-sm:mb-27.5 sm:max-md:mb-21">{t('title')}</h2>
        <ol
          className={cn(
            'grid grid-cols-[repeat(3,1fr)] max-md:grid-cols-1 max-sm:gap-25 sm:max-md:gap-21',
            styles['leporello'],
          )}
        >
          <li className={cn(styles['leaf'], styles['tell'])}>
            <div className={styles['stage']} aria-hidden="true">
              <SitePicture picture={tell} />
            </div>
            <span className={styles['number']} aria-hidden="true">
              1
            </span>
            <h3 className={TITLE}>{t('tell')}</h3>
            <p>{t('tellText')}</p>
          </li>
          <li className={cn(styles['leaf'], styles['make'])}>
            <div className={styles['stage']} aria-hidden="true">
              <SitePicture picture={make} className={styles['plate']} />
              <SitePicture picture={dog} className={styles['runner']} />
            </div>
            <span className={styles['number']} aria-hidden="true">
              2
            </span>
            <h3 className={TITLE}>{t('make')}</h3>
            <p>{t('makeText')}</p>
          </li>
          <li className={cn(styles['leaf'], styles['share'])}>
            <div className={styles['stage']} aria-hidden="true">
              <SitePicture picture={share} />
            </div>
            <span className={styles['number']} aria-hidden="true">
              3
            </span>
            <h3 className={TITLE}>{t('share')}</h3>
            <p>{t('shareText')}</p>
          </li>
        </ol>
      </div>
    </Section>
  )
}
