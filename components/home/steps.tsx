import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { cn } from '@/components/ui/cn'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import styles from './leporello.module.css'

/** Between 481 and 820 px each leaf lies open: its words, and beside them who acts. */
const LEAF =
  'relative px-[clamp(20px,2.6vw,40px)] pt-62.5 pb-13.5 max-sm:px-6 max-sm:pt-55 max-sm:pb-10 ' +
  'sm:max-md:min-h-67 sm:max-md:ps-8 sm:max-md:pe-[54%] sm:max-md:pt-13 sm:max-md:pb-11.5'
const STAGE =
  'absolute inset-x-0 top-0 h-59 max-sm:h-51.5 ' +
  'sm:max-md:start-[48%] sm:max-md:end-0 sm:max-md:bottom-6.5 sm:max-md:h-auto'
const PICTURE = 'absolute left-1/2 w-auto max-w-none'
const NUMBER = 'relative mb-3.5 block font-display text-[5.4rem] leading-[0.8] font-bold'
const TITLE = 'relative mb-4 text-d-m leading-[calc(var(--leading-display)-0.06)]'

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
          <li className={cn(LEAF, styles['leaf'], styles['tell'])}>
            <div className={STAGE} aria-hidden="true">
              <SitePicture
                picture={tell}
                className={cn(PICTURE, '-bottom-2 h-85 -translate-x-1/2 max-sm:h-71.25 sm:max-md:h-80')}
              />
            </div>
            <span className={cn(NUMBER, 'text-coral-deep')} aria-hidden="true">
              1
            </span>
            <h3 className={TITLE}>{t('tell')}</h3>
            <p className="relative">{t('tellText')}</p>
          </li>
          <li className={cn(LEAF, styles['leaf'], styles['make'])}>
            <div className={STAGE} aria-hidden="true">
              <SitePicture
                picture={make}
                className={cn(PICTURE, 'bottom-3 h-72.5 -translate-x-[56%] -rotate-2 max-md:h-60', styles['plate'])}
              />
              <SitePicture
                picture={dog}
                className="absolute -bottom-6.5 left-[72%] h-27.5 w-auto max-w-none -translate-x-1/2 max-md:h-23"
              />
            </div>
            <span className={cn(NUMBER, 'text-coral-deep')} aria-hidden="true">
              2
            </span>
            <h3 className={TITLE}>{t('make')}</h3>
            <p className="relative">{t('makeText')}</p>
          </li>
          <li className={cn(LEAF, styles['leaf'], styles['share'])}>
            <div className={STAGE} aria-hidden="true">
              <SitePicture picture={share} className={cn(PICTURE, '-bottom-2 h-70 -translate-x-1/2 max-md:h-58.75')} />
            </div>
            <span className={cn(NUMBER, 'text-coral-under')} aria-hidden="true">
              3
            </span>
            <h3 className={TITLE}>{t('share')}</h3>
            <p className="relative">{t('shareText')}</p>
          </li>
        </ol>
      </div>
    </Section>
  )
}
