import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface CardWordsProps {
  to: string
  message: string
  from: string
  code: ReactNode
}

/** What stands inside a gift's card, on the screen where it is written and on the card itself. */
export function CardWords({ to, message, from, code }: CardWordsProps) {
  const t = useTranslations('giftCard')
  return (
    <>
      <p className="card-to">{t('to', { name: to })}</p>
      {message !== '' && <p className="card-message" dir="auto">{message}</p>}
      <p className="card-from">{t('from', { name: from })}</p>
      <div className="card-ticket">
        <p>{t('codeLabel')}</p>
        {code}
      </div>
    </>
  )
}
