'use client'
import { useTranslations } from 'next-intl'

interface GiveCardProps {
  recipientName: string
  message: string
  senderName: string
}

/** What the card says inside, with the words as they are typed; where nothing is typed, somebody else's. The code is printed once it is paid. */
export function GiveCard({ recipientName, message, senderName }: GiveCardProps) {
  const t = useTranslations('give')
  const card = useTranslations('giftCard')
  const nothing = recipientName.trim() === '' && message.trim() === '' && senderName.trim() === ''
  return (
    <figure className="give-card">
      <div className="give-card-paper">
        <p className="card-to">{card('to', { name: recipientName.trim() || t('exampleTo') })}</p>
        <p className="card-message" dir="auto">{nothing ? t('exampleMessage') : message.trim()}</p>
        <p className="card-from">{card('from', { name: senderName.trim() || t('exampleFrom') })}</p>
        <div className="card-ticket">
          <p>{card('codeLabel')}</p>
          <p className="gift-code" aria-hidden="true">••••••••</p>
        </div>
      </div>
      <figcaption className="hint">{t('exampleCaption')}</figcaption>
    </figure>
  )
}
