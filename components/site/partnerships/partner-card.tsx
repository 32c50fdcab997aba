'use client'
import { useTranslations } from 'next-intl'
import { Address } from '@/components/ui/address'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { parseDollars, embedCode, type Partner } from '@/lib/domain/partnerships/partners'
import { useCopy } from '../use-copy'
import { usePartnerLetter } from './use-partner-letter'

/** Side by side the tags' lines are on one height, however long a name is. */
const TAG = 'relative row-span-6 mb-11 grid min-w-0 grid-rows-subgrid rounded-md bg-paper px-6.5 pt-10 pb-7 shadow-2'
/** A ring, and a lead that goes off. */
const LEAD =
  'before:absolute before:-top-4 before:left-[calc(50%-17px)] before:size-8.5 before:rounded-[50%] before:border-7 ' +
  "before:border-sun-deep before:content-[''] after:absolute after:-top-10 after:left-[calc(50%-5px)] after:h-7.5 " +
  "after:w-2.5 after:bg-coral-deep after:content-['']"
const STATUS_COLOUR: Record<Partner['status'], string> = {
  active: 'text-eucalyptus-deep',
  pending: 'text-sun-deep',
  proposal: 'text-sky-deep',
}

/** A partner as a name tag on a lead. */
export function PartnerCard({ partner, origin }: { partner: Partner; origin: string }) {
  const t = useTranslations('partnerships')
  const letter = usePartnerLetter(origin)
  const { copied, copy } = useCopy({ copied: t('copied'), copyFailed: t('copyFailed') })
  const { id, name, type, website, contact, revenue, status, commissionRate } = partner
  const embed = embedCode(origin, partner)
  const facts = [
    [
      t('website'),
      <a key="website" href={website} rel="nofollow noopener">
        <Address>{website.replace('https://', '')}</Address>
      </a>,
    ],
    [t('contact'), <Address key="contact">{contact}</Address>],
    [t('partnerRevenue'), <bdi key="revenue">{t('perMonth', { dollars: String(parseDollars(revenue)) })}</bdi>],
    [
      t('commission'),
      <bdi key="commission" dir="ltr">
        {t('percent', { rate: String(commissionRate) })}
      </bdi>,
    ],
  ] as const
  return (
    <article className={cn(TAG, LEAD)} aria-labelledby={`partner-${id}`}>
      <h2 id={`partner-${id}`} className="text-d-s" lang="en">
        {name}
      </h2>
      <p className="text-s">
        {t(`types.${type}`)}
        {'\u00a0'}· <span className={cn('font-heavy', STATUS_COLOUR[status])}>{t(`status.${status}`)}</span>
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-b-2 border-dotted border-[#b9c4c2] py-1.25"
          >
            <dt className="font-heavy">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="font-heavy">{t('embedCode')}</p>
      <pre
        className="font-mono max-h-[calc(4lh+20px)] overflow-auto bg-paper-2 px-3 py-2.5 text-xs leading-[1.4] font-normal wrap-anywhere whitespace-pre-wrap"
        dir="ltr"
        role="group"
        tabIndex={0}
        aria-label={t('embedCode')}
      >
        <code>{embed}</code>
      </pre>
      <div className="mt-2 flex flex-wrap gap-3 *:flex-auto">
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
