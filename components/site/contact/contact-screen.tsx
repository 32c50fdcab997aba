import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Address } from '@/components/ui/address'
import { InlineSpace } from '@/components/ui/inline-space'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { RICH } from '../info/rich'
import { ContactClient } from './contact-client'

export async function ContactScreen({ supportEmail }: { supportEmail: string }) {
  const t = await getTranslations('contact')
  return (
    <Section tone="eucalyptus-deep" className="pt-[clamp(40px,6vw,84px)] pb-0" data-foot-dog="wide">
      <div className="wrap grid grid-cols-1 gap-x-[clamp(28px,5vw,80px)] md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] md:grid-rows-[auto_1fr]">
        <div className="pb-10">
          <h1 className="md:text-[min(4.8vw,4rem)]">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <section aria-labelledby="contact-details">
            <h2 id="contact-details" className="mt-8.5 text-d-s">
              {t('details')}
            </h2>
            <dl className="mt-2.5 mb-3.5 grid gap-2.5">
              <div>
                <dt className="text-xs font-heavy">{t('mailLabel')}</dt>
                <dd>
                  <a className="inline-block min-h-8 py-1" href={`mailto:${supportEmail}`} lang="en">
                    <Address>{supportEmail}</Address>
                  </a>
                </dd>
              </div>
              <div>
                <dt className="text-xs font-heavy">{t('hoursLabel')}</dt>
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
        <SitePicture
          picture={await pictureFile('talking')}
          className="relative z-3 mb-[calc(clamp(36px,4.6vw,70px)*0.22)] h-auto max-h-60 w-auto max-w-full self-end justify-self-start md:col-start-1 md:max-h-105 rtl:-scale-x-100"
        />
      </div>
    </Section>
  )
}
