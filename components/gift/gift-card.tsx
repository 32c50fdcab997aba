import { getLocale, getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FIT_LARGE, longest } from '@/components/ui/fit-words'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { CARD_CODE, CardText } from './card-text'
import { CopyButton } from '@/components/site/copy-button'
import styles from './gift-card.module.css'
import { PrintButton } from './print-button'
import { dateLocale } from '@/lib/i18n/locales'

interface GiftCardProps {
  card: {
    code: string
    recipientName: string
    senderName: string
    message: string
    deliverAt: Date | null
    expiresAt: Date | null
    timeZone: string
    mine: boolean
    spoilt: string | null
  }
  /** The card as a sheet, as a PDF. */
  certificate: string
  /** An SVG document as an address. */
  picture: string
  /** The shop's own address, to be read from paper. */
  site: string
}

/** The card itself, as it is printed: a picture, a greeting, a code on its ticket. */
export async function GiftCard({ card, certificate, picture, site }: GiftCardProps) {
  const [t, locale] = await Promise.all([getTranslations('giftCard'), getLocale()])
  const title = t('title', { name: card.recipientName })
  const { format: day } = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: card.timeZone })
  return (
    <Section tone="sky" className={cn('pt-10 pb-37.5 md:pt-10 md:pb-37.5', styles['page'])}>
      <div className="wrap">
        <h1 className={FIT_LARGE} style={longest(title)}>
          {title}
        </h1>
        {card.spoilt !== null && (
          <Alert variant="destructive" className="mt-4.5 max-w-[44rem]">
            <p>{t(card.spoilt === 'used' ? 'used' : 'spoilt')}</p>
          </Alert>
        )}
        {card.mine && card.deliverAt !== null && (
          <Alert className="mt-4.5 max-w-[44rem]">
            <p>{t('mailed', { day: day(card.deliverAt) })}</p>
          </Alert>
        )}
        <article
          className={cn(
            'mt-7.5 grid max-w-270 grid-cols-[minmax(0,1fr)] bg-paper md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]',
            'shadow-[var(--shadow-2),0_30px_30px_-18px_#12313a73] forced-colors:border-2',
            styles['card'],
          )}
          aria-label={t('label')}
        >
          <img
            src={picture}
            alt={t('picture')}
            width={1000}
            height={667}
            className={cn('size-full object-cover', styles['picture'])}
          />
          <div
            className={cn(
              'grid content-center gap-3 border-dotted border-ink/30 p-[clamp(24px,3.4vw,46px)]',
              'max-md:border-t-3 md:border-s-3',
              styles['inside'],
            )}
          >
            <CardText
              to={card.recipientName}
              message={card.message}
              from={card.senderName}
              code={
                <p className={CARD_CODE} dir="ltr">
                  {card.code}
                </p>
              }
            >
              <p className="text-s print:text-[10.5pt]">{t('how', { site })}</p>
              {card.expiresAt !== null && (
                <p className="text-s print:text-[10.5pt]">{t('until', { day: day(card.expiresAt) })}</p>
              )}
            </CardText>
          </div>
          <p
            className={cn(
              'hidden font-display text-[14pt] leading-none font-bold text-eucalyptus-deep',
              styles['back'],
            )}
            aria-hidden="true"
          >
            Wagtale
          </p>
        </article>
        <div className="mt-8.5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <PrintButton text={t('print')} />
          <a className="text-link" href={certificate}>
            {t('certificate')}
          </a>
          <CopyButton value={card.code} text={t('copy')} done={t('copied')} />
          {card.spoilt === null && (
            <Button asChild variant="secondary">
              <Link href={paths.storyPreview({ gift_code: card.code })}>{t('make')}</Link>
            </Button>
          )}
        </div>
        <p className="mt-4.5 text-s">{t('fold')}</p>
      </div>
    </Section>
  )
}
