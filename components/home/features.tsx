import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import type { ShopPicture as Name } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import styles from './home.module.css'

/** Each walks as large as it is beside the others. */
const PARADE = [
  { feature: 'cognitive', who: 'parade-collie' },
  { feature: 'social', who: 'parade-cat' },
  { feature: 'reading', who: 'parade-rabbit' },
  { feature: 'confidence', who: 'parade-horse' },
] as const satisfies { feature: string; who: Name }[]

/** What a story does for a child, each with an animal that walks along the edge of the next sheet. */
export async function Features() {
  const [t, ...pictures] = await Promise.all([
    getTranslations('home.features'),
    ...PARADE.map(({ who }) => pictureFile(who)),
  ])
  return (
    <Section tone="sky" edge="c" className={styles['features']}>
      <div className="wrap">
        <h2>{t('title')}</h2>
        <ul className={styles['parade']}>
          {PARADE.map(({ feature, who }, i) => {
            const picture = pictures[i]
            return (
              <li key={feature} className={styles[who]}>
                <h3>{t(feature)}</h3>
                <p>{t(`${feature}Text`)}</p>
                {picture && <SitePicture picture={picture} />}
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
