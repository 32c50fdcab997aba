import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { InlineSpace } from '@/components/ui/inline-space'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import '../info/info.css'
import { RICH } from '../info/rich'
import './contact.css'
import { ContactClient } from './contact-client'

export async function ContactScreen({ supportEmail }: { supportEmail: string }) {
  const t = await getTranslations('contact')
  return (
    <Section tone="eucalyptus-deep" className="contact-sheet">
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
              <InlineSpace />
              {t.rich('first', RICH)}
            </p>
          </section>
        </div>
        <ClientMessages of={['contact']}>
          <ContactClient />
        </ClientMessages>
        <SitePicture picture={await pictureFile('talking')} className="contact-figures" />
      </div>
    </Section>
  )
}
