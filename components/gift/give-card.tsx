'use client'
import { useTranslations } from 'next-intl'
import { CardText } from './card-text'

interface GiveCardProps {
  recipientName: string
  message: string
  senderName: string
}

/** What the card says inside, with the words as they are typed; where nothing is typed, somebody else's. The code is printed once it is paid. */
export function GiveCard({ recipientName, message, senderName }: GiveCardProps) {
  const t = useTranslations('give')
  const nothing = recipientName.trim() === '' && message.trim() === '' && senderName.trim() === ''
  return (
    <figure className="give-card">
      <div className="give-card-paper">
        <CardText
          to={recipientName.trim() || t('exampleTo')}
          message={nothing ? t('exampleMessage') : message.trim()}
          from={senderName.trim() || t('exampleFrom')}
          code={
            <p className="gift-code" aria-hidden="true">
              ••••••••
            </p>
          }
        />
      </div>
      <figcaption className="hint">{t('exampleCaption')}</figcaption>
    </figure>
  )
}
