import { getTranslations } from 'next-intl/server'
import { ShopPicture } from '@/components/illustration/site-picture'
import { SentenceGap } from '@/components/ui/inline-space'
import { Sheet } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import '../info/info.css'
import { RICH } from '../info/rich'
import './contact.css'
import { ContactDesk } from './contact-client'

export async function ContactScreen({ supportEmail }: { supportEmail: string }) {
  const t = await getTranslations('contact')
  return (
    <Sheet tone="eucalyptus-deep" className="contact-sheet">
      <div className="contact-two wrap">
        <div className="contact-words">
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <section aria-labelledby="contact-details">
            <h2 id="contact-details" className="contact-details-title">
              {t('details')}
            </h2>
            <dl className="contact-details">
              <div>
                <dt>{t('mailLabel')}</dt>
                <dd>
                  <a href={`mailto:${supportEmail}`} lang="en" dir="ltr">
                    {supportEmail}
                  </a>
                </dd>
              </div>
              <div>
                <dt>{t('hoursLabel')}</dt>
                <dd>{t('hours')}</dd>
              </div>
            </dl>
            <p>
              {t('reply')}
              <SentenceGap />
              {t.rich('first', RICH)}
            </p>
          </section>
        </div>
        <ClientMessages of={['contact']}>
          <ContactDesk />
        </ClientMessages>
        <ShopPicture picture={await pictureFile('talking')} className="contact-figures" />
      </div>
    </Sheet>
  )
}
