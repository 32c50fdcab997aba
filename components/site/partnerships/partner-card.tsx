'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { parseDollars, embedCode, type Partner } from '@/lib/domain/partnerships/partners'
import { useCopy } from './use-copy'
import { usePartnerLetter } from './use-partner-letter'

/** A partner as a name tag on a lead. */
export function PartnerCard({ partner, origin }: { partner: Partner; origin: string }) {
  const t = useTranslations('partnerships')
  const letter = usePartnerLetter(origin)
  const { copied, copy } = useCopy()
  const { id, name, type, website, contact, revenue, status, commissionRate } = partner
  const embed = embedCode(origin, partner)
  const facts = [
    [
      t('website'),
      <a key="website" href={website} rel="nofollow noopener" dir="ltr">
        {website.replace('https://', '')}
      </a>,
    ],
    [t('contact'), <bdi key="contact">{contact}</bdi>],
    [t('partnerRevenue'), <bdi key="revenue">{t('perMonth', { dollars: String(parseDollars(revenue)) })}</bdi>],
    [
      t('commission'),
      <bdi key="commission" dir="ltr">
        {t('percent', { rate: String(commissionRate) })}
      </bdi>,
    ],
  ] as const
  return (
    <article className="partner" aria-labelledby={`partner-${id}`}>
      <h2 id={`partner-${id}`} lang="en">
        {name}
      </h2>
      <p className="partner-kind">
        {t(`types.${type}`)}
        {'\u00a0'}· <span className={`partner-${status}`}>{t(`status.${status}`)}</span>
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="partner-label">{t('embedCode')}</p>
      <pre dir="ltr" role="group" tabIndex={0} aria-label={t('embedCode')}>
        <code>{embed}</code>
      </pre>
      <div className="partner-actions">
        <Button size="sm" variant="success" onClick={() => copy('embed', embed, t('embedToast', { name }))}>
          {copied === 'embed' ? t('copied') : t('copyEmbed')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => copy('email', letter(partner), t('emailToast', { name }))}>
          {copied === 'email' ? t('copied') : t('copyEmail')}
        </Button>
      </div>
    </article>
  )
}
