import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import styles from './home.module.css'

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
    <Section tone="paper" edge="b" className={styles['steps']}>
      <div className="wrap">
        <h2>{t('title')}</h2>
        <ol className={styles['leporello']}>
          <li className={styles['leafTell']}>
            <div className={styles['leafPicture']} aria-hidden="true">
              <SitePicture picture={tell} />
            </div>
            <span className={styles['leafNumber']} aria-hidden="true">
              1
            </span>
            <h3>{t('tell')}</h3>
            <p>{t('tellText')}</p>
          </li>
          <li className={styles['leafMake']}>
            <div className={styles['leafPicture']} aria-hidden="true">
              <SitePicture picture={make} className={styles['leafPlate']} />
              <SitePicture picture={dog} className={styles['leafRunner']} />
            </div>
            <span className={styles['leafNumber']} aria-hidden="true">
              2
            </span>
            <h3>{t('make')}</h3>
            <p>{t('makeText')}</p>
          </li>
          <li className={styles['leafShare']}>
            <div className={styles['leafPicture']} aria-hidden="true">
              <SitePicture picture={share} />
            </div>
            <span className={styles['leafNumber']} aria-hidden="true">
              3
            </span>
            <h3>{t('share')}</h3>
            <p>{t('shareText')}</p>
          </li>
        </ol>
      </div>
    </Section>
  )
}
