'use client'
import { useTranslations } from 'next-intl'
import { CARD_CODE, CardText } from './card-text'

interface GiveCardProps {
  recipientName: string
  message: string
  senderName: string
  picture: string | undefined
  className: string
}

/**
 * What the card says inside, with the words as they are typed; while nothing is typed, an example. The code is printed
 * once it is paid.
 */
export function GiveCard({ recipientName, message, senderName, picture, className }: GiveCardProps) {
  const t = useTranslations('give')
  const nothing = recipientName.trim() === '' && message.trim() === '' && senderName.trim() === ''
  return (
    <figure className={className}>
      {picture !== undefined && (
        <img src={picture} alt="" width={1000} height={667} decoding="async" className="snapshot mt-0! mb-4" />
      )}
      <div className="grid rotate-[0.7deg] gap-3 bg-paper bg-linear-to-r/srgb from-ink/7 to-transparent to-9% p-[clamp(24px,3.4vw,46px)] shadow-[var(--shadow-2),0_26px_26px_-18px_#12313a66] forced-colors:border-2">
        <CardText
          to={recipientName.trim() || t('exampleTo')}
          message={nothing ? t('exampleMessage') : message.trim()}
          from={senderName.trim() || t('exampleFrom')}
          code={
            <p className={CARD_CODE} aria-hidden="true">
              ••••••••
            </p>
          }
        />
      </div>
      <figcaption className="hint mt-5 text-ink">{t('exampleCaption')}</figcaption>
    </figure>
  )
}
