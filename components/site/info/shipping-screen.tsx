import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import './info.css'
import { InfoTop } from './info-top'
import { RICH } from './rich'

/** Two ways for a book to arrive, as the two things that do: an envelope and a parcel. */
export async function ShippingScreen() {
  const t = await getTranslations('shipping')
  return (
    <>
      <InfoTop tone="sky-pale" title={t('title')} lead={t('lead')} figures="postman" />
      <Section tone="eucalyptus" edge="a" className="info-first mail-sheet">
        <div className="mail-two wrap">
          <section className="envelope">
            <h2>{t('digital')}</h2>
            <TickList>
              <li>{t('d1')}</li>
              <li>{t('d2')}</li>
              <li>{t('d3')}</li>
            </TickList>
          </section>
          <section className="parcel">
            <h2>{t('printed')}</h2>
            <TickList>
              <li>{t('p1')}</li>
              <li>{t('p2')}</li>
              <li>{t('p3')}</li>
            </TickList>
          </section>
        </div>
      </Section>
      <Section tone="paper" edge="b" className="info-end">
        <div className="beside wrap">
          <SitePicture picture={await pictureFile('post')} className="plate" />
          <div className="prose">
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
