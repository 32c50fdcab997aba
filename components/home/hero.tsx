import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Button } from '@/components/ui/button'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { STORY_FORM_PET_TYPES } from '@/lib/domain/story/lists'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { HeroStage } from './hero-stage'
import styles from './home.module.css'

/** The front of the shop: a meadow, and on it whoever is named in the sentence. */
export async function Hero() {
  const [t, meadow, cast] = await Promise.all([getTranslations('home'), pictureFile('meadow'), pictureFile('hero')])
  return (
    <section className={styles['hero']} aria-labelledby="hero-title">
      <ClientMessages of={['hero']}>
        <HeroStage
          first={cast}
          kinds={STORY_FORM_PET_TYPES.map((type) => ({ type, words: t(`hero.kinds.${type}`) }))}
          title={<h1 id="hero-title">{t('hero.title')}</h1>}
          lead={<p className={styles['heroLead']}>{t('hero.subtitle')}</p>}
          actions={
            <p className={styles['heroActions']}>
              <Button asChild>
                <Link href={paths.preview}>{t('hero.tryIt')}</Link>
              </Button>
              <Link className="text-link" href={paths.sampleStory}>
                {t('hero.examples')}
              </Link>
            </p>
          }
        />
      </ClientMessages>
      {/* They stand on the section's foot, which is where it stays only once the words are there. */}
      <div className={styles['heroSun']} aria-hidden="true" />
      <div className={styles['heroLand']} aria-hidden="true">
        <SitePicture picture={meadow} first />
      </div>
    </section>
  )
}
