import { getLocale, getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { CardText } from './card-text'
import { CopyButton } from '@/components/site/copy-button'
import './gift.css'
import './card-print.css'
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
  /** An SVG document as an address. */
  picture: string
  /** The shop's own address, to be read from paper. */
  site: string
}

/** The card itself, as it is printed: a picture, a greeting, a code on its ticket. */
export async function GiftCard({ card, picture, site }: GiftCardProps) {
  const [t, locale] = await Promise.all([getTranslations('giftCard'), getLocale()])
  const { format: day } = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: card.timeZone })
  return (
    <Section tone="sky" className="card-page">
      <div className="wrap">
        <h1 className="card-heading">{t('title', { name: card.recipientName })}</h1>
        {card.spoilt !== null && (
          <Alert variant="destructive" className="card-note">
            <p>{t(card.spoilt === 'used' ? 'used' : 'spoilt')}</p>
          </Alert>
        )}
        {card.mine && card.deliverAt !== null && (
          <Alert className="card-note">
            <p>{t('mailed', { day: day(card.deliverAt) })}</p>
          </Alert>
        )}
        <article className="card" aria-label={t('label')}>
          <img src={picture} alt={t('picture')} width={1000} height={667} className="card-picture" />
          <div className="card-words">
            <CardText
              to={card.recipientName}
              message={card.message}
              from={card.senderName}
              code={
                <p className="gift-code" dir="ltr">
                  {card.code}
                </p>
              }
            >
              <p className="card-how">{t('how', { site })}</p>
              {card.expiresAt !== null && <p className="card-until">{t('until', { day: day(card.expiresAt) })}</p>}
            </CardText>
          </div>
          <p className="card-back" aria-hidden="true">
            Wagtale
          </p>
        </article>
        <div className="gift-actions card-actions">
          <PrintButton text={t('print')} />
          <CopyButton value={card.code} text={t('copy')} done={t('copied')} />
          {card.spoilt === null && (
            <Button asChild variant="secondary">
              <Link href={paths.storyPreview({ gift_code: card.code })}>{t('make')}</Link>
            </Button>
          )}
        </div>
        <p className="card-fold">{t('fold')}</p>
      </div>
    </Section>
  )
}
