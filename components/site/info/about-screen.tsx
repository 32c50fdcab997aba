import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { TickList } from '@/components/ui/tick-list'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { InfoEnd } from './info-end'
import { InfoSection } from './info-section'
import { InfoTop } from './info-top'
import { PLATE, PROSE } from './prose'
import { BESIDE } from './info-columns'
import { RICH } from './rich'

const WALKERS = ['walker-rabbit', 'walker-dog', 'walker-toy', 'walker-cat'] as const

export async function AboutScreen() {
  const [t, ...walkers] = await Promise.all([getTranslations('about'), ...WALKERS.map((who) => pictureFile(who))])
  return (
    <>
      <InfoTop tone="coral-pale" title={t('title')} lead={t('lead')} figures="grandpa" />
      <InfoSection tone="paper" edge="b">
        <div className={BESIDE}>
          <SitePicture picture={await pictureFile('mission')} className={cn(PLATE, '-rotate-[0.8deg]')} />
          <div className={cn(PROSE, '[&_p]:font-lead [&_p]:text-l [&_p]:leading-normal [&_p]:font-normal')}>
            <h2>{t('mission')}</h2>
            {t.rich('missionText', RICH)}
          </div>
        </div>
      </InfoSection>
      <InfoSection tone="eucalyptus-deep" edge="a">
        <div className="wrap grid grid-cols-1 gap-x-[clamp(24px,5vw,72px)] gap-y-6 md:grid-cols-[minmax(min-content,1fr)_minmax(0,2fr)]">
          <h2>{t('promise')}</h2>
          <TickList className="gap-5! text-l [&>li]:before:bg-sun">
            {(['p1', 'p2', 'p3', 'p4'] as const).map((item) => (
              <li key={item}>{t(item)}</li>
            ))}
          </TickList>
        </div>
      </InfoSection>
      <InfoSection tone="sun-pale" edge="c" className="pb-0">
        <div className="wrap">
          <h2>{t('benefits')}</h2>
          <div className="mt-8.5 mb-[clamp(40px,5vw,64px)] grid grid-cols-1 gap-x-[clamp(22px,3vw,44px)] gap-y-8.5 sm:grid-cols-2 lg:grid-cols-4">
            {(['b1', 'b2', 'b3', 'b4'] as const).map((item) => (
              <section key={item} className="row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-0">
                <h3 className="mb-2 self-end">{t(item)}</h3>
                <p className="text-balance">{t(`${item}Text`)}</p>
              </section>
            ))}
          </div>
          <div className="relative z-3 mb-[clamp(-34px,-2.6vw,-20px)] grid grid-cols-4 items-end gap-[clamp(10px,3vw,44px)]">
            {walkers.map((picture) => (
              <SitePicture
                key={picture.src}
                picture={picture}
                className="h-auto max-h-[clamp(64px,10vw,128px)] w-auto max-w-full justify-self-center rtl:-scale-x-100"
              />
            ))}
          </div>
        </div>
      </InfoSection>
      <InfoEnd tone="sky" edge="b" figures="landing-row">
        <h2>{t('who')}</h2>
        <p className="lead">{t('whoText')}</p>
        <p className="mt-6.5 flex flex-wrap items-center gap-x-7 gap-y-3.5">
          <Button asChild>
            <Link href={paths.createStory()}>{t('start')}</Link>
          </Button>
          <Link className="text-link" href={paths.howItWorks}>
            {t('how')}
          </Link>
        </p>
      </InfoEnd>
    </>
  )
}
