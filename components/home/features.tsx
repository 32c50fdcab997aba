import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import type { ShopPicture as Name } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { cn } from '@/components/ui/cn'
import styles from './parade.module.css'

const PARADE = [
  { feature: 'cognitive', who: 'parade-collie', tall: '[--tall:1.05]' },
  { feature: 'social', who: 'parade-cat', tall: '[--tall:0.8]' },
  { feature: 'reading', who: 'parade-rabbit', tall: '[--tall:0.66]' },
  { feature: 'confidence', who: 'parade-horse', tall: '[--tall:1.7] max-md:[--tall:1.25]' },
] as const satisfies { feature: string; who: Name; tall: string }[]

/** What a story does for a child; an animal belongs to each. */
export async function Features() {
  const [t, ...pictures] = await Promise.all([
    getTranslations('home.features'),
    ...PARADE.map(({ who }) => pictureFile(who)),
  ])
  return (
    <Section tone="sky" edge="c" className="pb-0">
      <div className="wrap">
        <h2>{t('title')}</h2>
        <ul className={cn('mt-s6', styles['parade'])}>
          {PARADE.map(({ feature, tall }, i) => {
            const picture = pictures[i]
            return (
              <li key={feature}>
                <h3 className="self-end max-[1101px]:text-[1.0625rem]">{t(feature)}</h3>
                <p className="max-w-[24ch]">{t(`${feature}Text`)}</p>
                {picture && <SitePicture picture={picture} className={tall} />}
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
