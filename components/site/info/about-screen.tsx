import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import './info.css'
import { InfoEnd } from './info-end'
import { InfoTop } from './info-top'
import { RICH } from './rich'

const WALKERS = ['walker-rabbit', 'walker-dog', 'walker-toy', 'walker-cat'] as const

export async function AboutScreen() {
  const [t, ...walkers] = await Promise.all([getTranslations('about'), ...WALKERS.map((who) => pictureFile(who))])
  return (
    <>
      <InfoTop tone="coral-pale" title={t('title')} lead={t('lead')} figures="grandpa" />
      <Section tone="paper" edge="b" className="info-first">
        <div className="beside wrap">
          <SitePicture picture={await pictureFile('mission')} className="plate" />
          <div className="prose about-mission">
            <h2>{t('mission')}</h2>
            {t.rich('missionText', RICH)}
          </div>
        </div>
      </Section>
      <Section tone="eucalyptus-deep" edge="a" className="info-first">
        <div className="promise wrap">
          <h2>{t('promise')}</h2>
          <TickList className="promise-list">
            {(['p1', 'p2', 'p3', 'p4'] as const).map((item) => (
              <li key={item}>{t(item)}</li>
            ))}
          </TickList>
        </div>
      </Section>
      <Section tone="sun-pale" edge="c" className="info-first about-benefits">
        <div className="wrap">
          <h2>{t('benefits')}</h2>
          <div className="four about-four">
            {(['b1', 'b2', 'b3', 'b4'] as const).map((item) => (
              <section key={item}>
                <h3>{t(item)}</h3>
                <p>{t(`${item}Text`)}</p>
              </section>
            ))}
          </div>
          <div className="about-walk">
            {walkers.map((picture) => (
              <SitePicture key={picture.src} picture={picture} />
            ))}
          </div>
        </div>
      </Section>
      <InfoEnd tone="sky" edge="b" figures="landing-row">
        <h2>{t('who')}</h2>
        <p className="lead">{t('whoText')}</p>
        <p className="info-row">
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
