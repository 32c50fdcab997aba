import { getTranslations } from 'next-intl/server'
import { Address } from '@/components/ui/address'
import { InlineSpace } from '@/components/ui/inline-space'
import { cn } from '@/components/ui/cn'
import { Section } from '@/components/ui/section'
import { alertVariants } from '@/components/ui/alert'
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import { InfoSection } from './info-section'
import { InfoTop } from './info-top'
import { PROSE } from './prose'
import { RICH } from './rich'

const POLICY = ['short', 'collect', 'photos', 'children', 'share', 'retention', 'rights'] as const
const TERMS = ['t1', 't2', 't3', 't4', 't5'] as const

const PARTS = 'wrap grid grid-cols-1 gap-x-[clamp(28px,5vw,80px)] gap-y-7.5'
const CONTENTS_LINK = 'block py-2 font-heavy no-underline hover:underline'
/** A term with its number at its side. */
const TERM =
  'relative ps-14.5 pb-7.5 [counter-increment:term] before:absolute before:start-0 before:-top-1 before:font-display ' +
  'before:text-[2.5rem] before:leading-none before:font-bold before:text-coral-deep before:content-[counter(term)]'

const VALUES = {
  ...RICH,
  contactDays: RETENTION_DAYS.contact,
  lettersDays: RETENTION_DAYS.letters,
  newsletterDays: RETENTION_DAYS.newsletter,
  roomDays: RETENTION_DAYS.rooms,
  warningDays: RETENTION_DAYS.bookWarning,
  lastWarningDays: RETENTION_DAYS.lastBookWarning,
  parcelDays: RETENTION_DAYS.parcels,
  giftDays: RETENTION_DAYS.gifts,
  betaDays: RETENTION_DAYS.beta,
}

/** Privacy policy, image upload policy and terms. English is the binding text: the others say so. */
export async function PrivacyScreen({ supportEmail, bookMonths }: { supportEmail: string; bookMonths: number }) {
  const t = await getTranslations('privacy')
  const values = {
    ...VALUES,
    bookMonths,
    mail: () => (
      <a href={`mailto:${supportEmail}`} lang="en">
        <Address>{supportEmail}</Address>
      </a>
    ),
  }
  return (
    <>
      <InfoTop tone="sky" title={t('title')} lead={t('lead')} figures="guarding" />
      <InfoSection tone="paper" edge="b">
        <div className={cn(PARTS, 'items-start md:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]')}>
          <nav aria-label={t('contents')} className="top-6 md:sticky">
            <p className="font-display text-d-s leading-[1.2] font-bold" aria-hidden="true">
              {t('contents')}
            </p>
            <ul className="max-md:[columns:2_15rem]">
              {POLICY.map((part) => (
                <li key={part}>
                  <a className={CONTENTS_LINK} href={`#${part}`}>
                    {t(part)}
                  </a>
                </li>
              ))}
              <li>
                <a className={CONTENTS_LINK} href="#terms">
                  {t('termsTitle')}
                </a>
              </li>
            </ul>
          </nav>
          <div className={cn(PROSE, 'pb-[clamp(20px,5vw,72px)]')}>
            <p className={alertVariants()}>
              {t('binding')}
              <InlineSpace />
              {t('updated')}
            </p>
            {POLICY.map((part) => (
              <section key={part} id={part} className="scroll-mt-6 [&_h3]:mt-6.5 [&>h2]:max-w-[15.5em]">
                <h2>{t(part)}</h2>
                {t.rich(`${part}Text`, values)}
              </section>
            ))}
          </div>
        </div>
      </InfoSection>
      <Section tone="sun-pale" edge="a" className="pb-[clamp(130px,14vw,200px)]" id="terms">
        <div className={cn(PARTS, 'md:grid-cols-[minmax(min-content,1fr)_minmax(0,1.6fr)]')}>
          <div>
            <h2>{t('termsTitle')}</h2>
            <p className="lead">{t('termsLead')}</p>
          </div>
          <ol className="[counter-reset:term]">
            {TERMS.map((part) => (
              <li key={part} className={cn(PROSE, TERM)}>
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
