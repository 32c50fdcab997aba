import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import './info.css'
import { InfoEnd } from './info-end'
import { InfoTop } from './info-top'
import { RICH } from './rich'

const SAMPLE_CODE = 'AB12CD34'

export async function GiftCardsScreen() {
  const t = await getTranslations('giftCards')
  return (
    <>
      <InfoTop tone="eucalyptus-deep" title={t('title')} lead={t('lead')} figures="giving" className="gift-card-top">
        <dl className="ticket gift-card" data-tone="paper">
          <div>
            <dt>{t('to')}</dt>
            <dd>{t('toName')}</dd>
          </div>
          <div>
            <dt>{t('codeLabel')}</dt>
            <dd className="gift-card-code">
              <bdi lang="en">{SAMPLE_CODE}</bdi>
            </dd>
          </div>
        </dl>
        <p className="gift-card-note">{t('sample')}</p>
      </InfoTop>
      <Section tone="paper" edge="a" className="info-first">
        <div className="four gift-four wrap">
          {(['what', 'give', 'use', 'from'] as const).map((part) => (
            <section key={part}>
              <h2>{t(part)}</h2>
              <p>{t.rich(`${part}Text`, RICH)}</p>
            </section>
          ))}
        </div>
      </Section>
      <InfoEnd tone="sun" edge="c" figures="bedtime">
        <h2>{t('today')}</h2>
        <p className="lead">{t('todayText')}</p>
        <p className="info-row">
          <Button asChild>
            <Link href={paths.createStory()}>{t('make')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href={paths.give}>{t('buy')}</Link>
          </Button>
          <Button asChild variant="paper">
            <Link href={paths.redeem}>{t('redeem')}</Link>
          </Button>
        </p>
      </InfoEnd>
    </>
  )
}
