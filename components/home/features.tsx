import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import type { ShopPicture as Name } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { cn } from '@/components/ui/cn'

/** `look`: how tall each is beside the others, and what it stands on where they walk in two rows or one below the other. */
const PARADE = [
  { feature: 'cognitive', who: 'parade-collie', look: '[--tall:1.05] max-md:mb-0' },
  { feature: 'social', who: 'parade-cat', look: '[--tall:0.8] max-md:mb-0' },
  { feature: 'reading', who: 'parade-rabbit', look: '[--tall:0.66] max-xs:mb-0' },
  { feature: 'confidence', who: 'parade-horse', look: '[--tall:1.7] max-md:[--tall:1.25]' },
] as const satisfies { feature: string; who: Name; look: string }[]
const ROW =
  'mt-s6 grid grid-cols-[repeat(4,1fr)] grid-rows-[auto_auto_1fr] gap-x-[clamp(16px,8vw-50px,40px)] ' +
  'max-md:grid-cols-2 max-md:grid-rows-none max-md:gap-x-5 max-md:gap-y-8.5 max-xs:grid-cols-1 max-xs:gap-6.5'
/** Below 361 px two columns would break the longest word: one below the other, each beside its animal. */
const FEATURE =
  'group row-span-3 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-2 max-xs:row-auto ' +
  'max-xs:grid-cols-[minmax(0,1fr)_96px] max-xs:grid-rows-[auto_1fr] max-xs:gap-x-3.5'
const ANIMAL =
  'relative z-3 mt-6.5 -mb-7.5 h-[calc(150px*var(--tall))] w-auto max-w-none self-end justify-self-center ' +
  'max-md:h-[calc(96px*var(--tall))] max-xs:mt-0 max-xs:h-[calc(70px*var(--tall))] max-xs:[grid-area:1/2/span_2]'

/** What a story does for a child, each with an animal that walks along the edge of the next sheet. */
export async function Features() {
  const [t, ...pictures] = await Promise.all([
    getTranslations('home.features'),
    ...PARADE.map(({ who }) => pictureFile(who)),
  ])
  return (
    <Section tone="sky" edge="c" className="pb-0">
      <div className="wrap">
        <h2>{t('title')}</h2>
        <ul className={ROW}>
          {PARADE.map(({ feature, look }, i) => {
            const picture = pictures[i]
            return (
              <li key={feature} className={FEATURE}>
                <h3 className="self-end max-[1101px]:text-[1.0625rem]">{t(feature)}</h3>
                <p className="max-w-[24ch] max-xs:group-last:pb-8.5">{t(`${feature}Text`)}</p>
                {picture && <SitePicture picture={picture} className={cn(ANIMAL, look)} />}
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
