import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import styles from './home.module.css'

/** What families say; samples, and marked as such, until families have said something. */
export async function Praise() {
  const [t, picture] = await Promise.all([getTranslations('home.quotes'), pictureFile('praise')])
  return (
    <Section tone="eucalyptus-deep" edge="b" className={styles['praise']}>
      <div className="wrap">
        <h2 className="sr-only">{t('title')}</h2>
        <figure className={styles['praiseFirst']}>
          <blockquote>
            <p>{t('first')}</p>
          </blockquote>
          <figcaption>{t('firstBy')}</figcaption>
        </figure>
        <div className={styles['praiseMore']}>
          {(['second', 'third'] as const).map((quote) => (
            <figure key={quote}>
              <blockquote>
                <p>{t(quote)}</p>
              </blockquote>
              <figcaption>{t(`${quote}By`)}</figcaption>
            </figure>
          ))}
        </div>
        <p className={styles['praiseSample']}>{t('sample')}</p>
        <SitePicture picture={picture} className={styles['praiseChild']} />
      </div>
    </Section>
  )
}
