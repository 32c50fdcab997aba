import { getLocale, getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { BETA_STORIES } from '@/lib/domain/commerce/beta-application'
import { audAmount, PRICES } from '@/lib/domain/commerce/prices'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { BetaClient } from './beta-client'

const BENEFITS = [1, 2, 3, 4] as const
const TERMS = [1, 2, 3, 4, 5, 6] as const

/** A luggage label with its hole, on a string. */
const LUGGAGE_LABEL =
  'relative bg-paper px-5.5 pt-11.5 pb-6.5 ' +
  '[clip-path:polygon(22px_0,calc(100%-22px)_0,100%_22px,100%_100%,0_100%,0_22px)] ' +
  'before:absolute before:start-[calc(50%-9px)] before:top-3.5 before:size-4.5 before:rounded-[50%] before:bg-sun ' +
  'before:shadow-[inset_0_0_0_3px_var(--color-ink)]'

export async function BetaScreen() {
  const [t, locale, picture] = await Promise.all([getTranslations('beta'), getLocale(), pictureFile('steps-told')])
  const price = audAmount(BETA_STORIES * PRICES.digitalStory, locale)
  return (
    <ClientMessages of={['beta']}>
      <BetaClient
        before={
          <Section tone="sun" className="pt-12! pb-32.5!">
            <div className="wrap">
              <h1>{t('title')}</h1>
              <p className="lead">{t('lead')}</p>
              <ol className="mt-13 grid gap-5.5 border-t-3 border-ink pt-6.5 sm:grid-cols-2 min-[961px]:grid-cols-4">
                {BENEFITS.map((at) => (
                  <li key={at} className={LUGGAGE_LABEL}>
                    <h2 className="mb-2 text-d-s leading-[calc(var(--leading-display)+0.08)]">{t(`benefit${at}`)}</h2>
                    <p>{t(`benefit${at}Text`, { price })}</p>
                  </li>
                ))}
              </ol>
            </div>
          </Section>
        }
        terms={
          <section
            className="min-[600px]:max-[961px]:grid min-[600px]:max-[961px]:grid-cols-2 min-[600px]:max-[961px]:grid-rows-[auto_auto_1fr] min-[600px]:max-[961px]:gap-x-10"
            aria-labelledby="beta-terms"
          >
            <h2 id="beta-terms" className="part-title">
              {t('termsTitle')}
            </h2>
            <TickList>
              {TERMS.map((at) => (
                <li key={at}>{t(`term${at}`)}</li>
              ))}
            </TickList>
            <p className="mt-6.5 max-w-(--measure) font-heavy">{t('note')}</p>
            <SitePicture
              picture={picture}
              className="snapshot mt-10 min-[600px]:max-[961px]:mt-0 min-[600px]:max-[961px]:[grid-area:1/2/span_3]"
            />
          </section>
        }
      />
    </ClientMessages>
  )
}
