'use client'
import { useLocale, useTranslations } from 'next-intl'
import { ChargedNote } from '@/components/site/charged-note'
import { Price } from '@/components/site/price'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { arrival, type BookOffer, type PrintSum } from '@/lib/domain/commerce/print-rates'
import { dateLocale } from '@/lib/i18n/locales'

interface OfferFactsProps {
  sum: PrintSum
  offer: BookOffer | null
  /** The day of the order. */
  now: string
}

/** What is paid, line by line, and when the parcel comes. In a label, so without elements of a list. */
export function OfferFacts({ sum, offer, now }: OfferFactsProps) {
  const t = useTranslations('printOrder')
  const locale = dateLocale(useLocale())
  const days = offer?.sold ? offer.days : null
  const dates = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  const rows = [
    { key: 'price', shown: <Price cents={sum.books} /> },
    ...(sum.surcharge > 0 ? [{ key: 'surcharge', shown: <Price cents={sum.surcharge} /> } as const] : []),
    { key: 'postage', shown: sum.postage === null ? t('atTill') : <Price cents={sum.postage} /> },
    ...(sum.postage === null ? [] : [{ key: 'sum', shown: <Price cents={sum.total} /> } as const]),
    ...(days
      ? [
          { key: 'days', shown: t('daysRange', { least: days[0], most: days[1] }) } as const,
          {
            key: 'arrives',
            // The browser may write the same range with other spaces than the server.
            shown: <span suppressHydrationWarning>{dates.formatRange(...arrival(new Date(now), days))}</span>,
          } as const,
        ]
      : []),
  ] as const
  return (
    <span className="grid gap-1">
      {rows.map(({ key, shown }) => (
        <span
          key={key}
          className={
            'flex flex-wrap justify-between gap-x-3 border-t border-dotted border-paper-edge pt-1' +
            (key === 'sum' ? ' font-heavy' : '')
          }
        >
          <span>{t(key)}</span> <span className="text-end">{shown}</span>
        </span>
      ))}
      <ChargedNote as="span" className="text-s">
        {t('charged', { amount: formatPrice(sum.total) })}
      </ChargedNote>
    </span>
  )
}
