import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { cn } from '@/components/ui/cn'
import { BESIDE } from './info-columns'
import { InfoSection } from './info-section'
import { InfoTop } from './info-top'
import { PLATE, PROSE } from './prose'
import { RICH } from './rich'
import styles from './shipping.module.css'

const MAIL = 'relative px-[clamp(20px,3.4vw,48px)] pt-[clamp(92px,11vw,132px)] pb-10 shadow-2'
/** A title ends before the parcel's ribbon, and no word is left over for a second line. */
const MAIL_TITLE = 'mb-4 text-d-m md:text-[min(2.6vw,2.1rem)]'

/** Two ways for a book to arrive, as the two things that do: an envelope and a parcel. */
export async function ShippingScreen() {
  const t = await getTranslations('shipping')
  return (
    <>
      <InfoTop tone="sky-pale" title={t('title')} lead={t('lead')} figures="postman" />
      <InfoSection tone="eucalyptus" edge="a" className="pb-[clamp(72px,9vw,130px)]">
        <div className="wrap grid grid-cols-1 items-start gap-[clamp(24px,4vw,56px)] md:grid-cols-2">
          <section className={cn(MAIL, styles['envelope'], '-rotate-[0.6deg]')}>
            <h2 className={MAIL_TITLE}>{t('digital')}</h2>
            <TickList>
              <li>{t('d1')}</li>
              <li>{t('d2')}</li>
              <li>{t('d3')}</li>
            </TickList>
          </section>
          <section className={cn(MAIL, styles['parcel'], 'mt-7.5 rotate-[0.5deg]')}>
            <h2 className={cn(MAIL_TITLE, 'max-w-[84%]')}>{t('printed')}</h2>
            <TickList className="max-w-[78%] max-xs:max-w-[91%] max-xs:text-s">
              <li>{t('p1')}</li>
              <li>{t('p2')}</li>
              <li>{t('p3')}</li>
            </TickList>
          </section>
        </div>
      </InfoSection>
      <Section tone="paper" edge="b" className="pb-[clamp(120px,13vw,190px)]">
        <div className={BESIDE}>
          <SitePicture picture={await pictureFile('post')} className={cn(PLATE, '-rotate-[0.8deg]')} />
          <div className={PROSE}>
            <h2>{t('gift')}</h2>
            <p>{t('giftText')}</p>
            <h2>{t('late')}</h2>
            <p>{t.rich('lateText', RICH)}</p>
          </div>
        </div>
      </Section>
    </>
  )
}
