import { getTranslations } from 'next-intl/server'
import { InlineSpace } from '@/components/ui/inline-space'
import { Section } from '@/components/ui/section'
import { alertVariants } from '@/components/ui/alert'
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import './info.css'
import { InfoTop } from './info-top'
import { RICH } from './rich'

const POLICY = ['short', 'collect', 'photos', 'children', 'share', 'retention', 'rights'] as const
const TERMS = ['t1', 't2', 't3', 't4', 't5'] as const

const VALUES = {
  ...RICH,
  contactDays: RETENTION_DAYS.contact,
  lettersDays: RETENTION_DAYS.letters,
  newsletterDays: RETENTION_DAYS.newsletter,
}

/** Privacy policy, image upload policy and terms. English is the binding text: the others say so. */
export async function PrivacyScreen({ supportEmail }: { supportEmail: string }) {
  const t = await getTranslations('privacy')
  const values = {
    ...VALUES,
    mail: () => (
      <a href={`mailto:${supportEmail}`} lang="en" dir="ltr">
        {supportEmail}
      </a>
    ),
  }
  return (
    <>
      <InfoTop tone="sky" title={t('title')} lead={t('lead')} figures="guarding" />
      <Section tone="paper" edge="b" className="info-first">
        <div className="law wrap">
          <nav aria-label={t('contents')} className="law-contents">
            <p className="law-contents-title" aria-hidden="true">
              {t('contents')}
            </p>
            <ul>
              {POLICY.map((part) => (
                <li key={part}>
                  <a href={`#${part}`}>{t(part)}</a>
                </li>
              ))}
              <li>
                <a href="#terms">{t('termsTitle')}</a>
              </li>
            </ul>
          </nav>
          <div className="prose">
            <p className={alertVariants()}>
              {t('binding')}
              <InlineSpace />
              {t('updated')}
            </p>
            {POLICY.map((part) => (
              <section key={part} id={part} className="law-part">
                <h2>{t(part)}</h2>
                {t.rich(`${part}Text`, values)}
              </section>
            ))}
          </div>
        </div>
      </Section>
      <Section tone="sun-pale" edge="a" className="info-last" id="terms">
        <div className="terms wrap">
          <div>
            <h2>{t('termsTitle')}</h2>
            <p className="lead">{t('termsLead')}</p>
          </div>
          <ol className="prose terms-list">
            {TERMS.map((part) => (
              <li key={part}>
                <h3>{t(part)}</h3>
                {t.rich(`${part}Text`, values)}
              </li>
            ))}
          </ol>
        </div>
      </Section>
    </>
  )
}
