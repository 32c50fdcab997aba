import { getLocale, getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { BETA_STORIES } from '@/lib/domain/commerce/beta-application'
import { audAmount, PRICES } from '@/lib/domain/commerce/prices'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import './beta.css'
import { BetaClient } from './beta-client'

const BENEFITS = [1, 2, 3, 4] as const
const TERMS = [1, 2, 3, 4, 5, 6] as const

export async function BetaScreen() {
  const [t, locale, picture] = await Promise.all([getTranslations('beta'), getLocale(), pictureFile('steps-told')])
  const price = audAmount(BETA_STORIES * PRICES.digitalStory, locale)
  return (
    <ClientMessages of={['beta']}>
      <BetaClient
        before={
          <Section tone="sun" className="beta-top">
            <div className="wrap">
              <h1>{t('title')}</h1>
              <p className="lead">{t('lead')}</p>
              <ol className="beta-benefits">
                {BENEFITS.map((at) => (
                  <li key={at}>
                    <h2>{t(`benefit${at}`)}</h2>
                    <p>{t(`benefit${at}Text`, { price })}</p>
                  </li>
                ))}
              </ol>
            </div>
          </Section>
        }
        terms={
          <section className="beta-terms" aria-labelledby="beta-terms">
            <h2 id="beta-terms" className="part-title">
              {t('termsTitle')}
            </h2>
            <TickList>
              {TERMS.map((at) => (
                <li key={at}>{t(`term${at}`)}</li>
              ))}
            </TickList>
            <p className="beta-note">{t('note')}</p>
            <SitePicture picture={picture} className="snapshot" />
          </section>
        }
      />
    </ClientMessages>
  )
}
