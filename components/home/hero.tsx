import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Button } from '@/components/ui/button'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { STORY_FORM_PET_TYPES } from '@/lib/domain/story/lists'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { HeroStage } from './hero-stage'
import { cn } from '@/components/ui/cn'
import styles from './hero.module.css'

/** The first section: a meadow with the child and the pet that the sentence names. */
export async function Hero() {
  const [t, meadow, cast] = await Promise.all([getTranslations('home'), pictureFile('meadow'), pictureFile('hero')])
  return (
    <section
      className={cn(
        'relative min-h-[clamp(680px,56vw,880px)] overflow-hidden max-md:min-h-0 max-sm:pb-100 sm:max-md:pb-110',
        styles['hero'],
      )}
      aria-labelledby="hero-title"
    >
      <ClientMessages of={['hero']}>
        <HeroStage
          first={cast}
          kinds={STORY_FORM_PET_TYPES.map((type) => ({ type, words: t(`hero.kinds.${type}`) }))}
          title={
            <h1 id="hero-title" className="md:text-[min(4.4vw,3.8rem)]">
              {t('hero.title')}
            </h1>
          }
          lead={<p className="mt-2 mb-1 font-ui text-s leading-[1.35] font-medium text-pretty">{t('hero.subtitle')}</p>}
          actions={
            <p className="mt-6 flex flex-wrap items-center gap-x-6.5 gap-y-3 pb-15 max-md:pb-0">
              <Button asChild>
                <Link href={paths.preview}>{t('hero.tryIt')}</Link>
              </Button>
              <Link className="text-link bg-paper/70 px-2" href={paths.sampleStory}>
                {t('hero.examples')}
              </Link>
            </p>
          }
        />
      </ClientMessages>
      {/* They stand on the section's foot, which is where it stays only once the words are there. */}
      <div className={styles['sun']} aria-hidden="true" />
      <div className="rtl:absolute rtl:inset-0 rtl:-scale-x-100" aria-hidden="true">
        <SitePicture
          picture={meadow}
          first
          className="absolute -bottom-14 left-1/2 h-auto w-[max(100%,1280px)] max-w-none -translate-x-1/2 max-md:-bottom-5 max-md:left-[42%] max-md:w-287.5"
        />
      </div>
    </section>
  )
}
