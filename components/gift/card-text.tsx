import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** More letters than a card is wide in its largest type. */
const LONG_WORD = 13
const hasLongWord = (name: string): boolean => name.split(/\s+/).some((word) => word.length > LONG_WORD)

/** So few letters are set larger on paper. */
const SHORT_MESSAGE = 120

interface CardWordsProps {
  to: string
  message: string
  from: string
  code: ReactNode
  /** What is to be known about the code. */
  children?: ReactNode
}

/** What stands inside a gift's card, on the screen where it is written and on the card itself. */
export function CardText({ to, message, from, code, children }: CardWordsProps) {
  const t = useTranslations('giftCard')
  return (
    <>
      <div className="card-greeting">
        <p className={cn('card-to', hasLongWord(to) && 'card-to-long')}>{t('to', { name: to })}</p>
        {message !== '' && (
          <p className={cn('card-message', message.length <= SHORT_MESSAGE && 'card-message-short')} dir="auto">
            {message}
          </p>
        )}
        <p className="card-from">{t('from', { name: from })}</p>
      </div>
      <div className="card-code">
        <div className="card-ticket">
          <p>{t('codeLabel')}</p>
          {code}
        </div>
        {children}
      </div>
    </>
  )
}
