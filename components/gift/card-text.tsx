import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import styles from './gift-card.module.css'

/** More letters than a card is wide in its largest type. */
const LONG_WORD = 13
const hasLongWord = (name: string): boolean => name.split(/\s+/).some((word) => word.length > LONG_WORD)

/** So few letters are set larger on paper. */
const SHORT_MESSAGE = 120

interface CardTextProps {
  to: string
  message: string
  from: string
  code: ReactNode
  /** What is to be known about the code. */
  children?: ReactNode
}

/** A code is read out letter by letter: it never breaks over two lines. */
export const CARD_CODE =
  'font-display text-[min(clamp(1.5rem,1rem+2.2vw,2.25rem),11cqi)] leading-[1.2] font-bold tracking-[0.1em] ' +
  'whitespace-nowrap print:text-[24pt]'

/** What stands inside a gift's card, on the screen where it is written and on the card itself. */
export function CardText({ to, message, from, code, children }: CardTextProps) {
  const t = useTranslations('giftCard')
  return (
    <>
      <div className="grid gap-3">
        <p
          className={cn(
            'font-display leading-[1.15] font-bold wrap-anywhere',
            hasLongWord(to) ? 'text-d-s print:text-[15pt]' : 'text-d-m print:text-[20pt]',
          )}
        >
          {t('to', { name: to })}
        </p>
        {message !== '' && (
          <p
            className={cn(
              'font-story text-l leading-[1.45] font-normal wrap-anywhere whitespace-pre-line print:leading-[1.4]',
              message.length <= SHORT_MESSAGE ? 'print:text-[17pt]' : 'print:text-[12.5pt]',
            )}
            dir="auto"
          >
            {message}
          </p>
        )}
        <p className="font-heavy print:text-[12pt]">{t('from', { name: from })}</p>
      </div>
      <div className="grid gap-3 print:text-[12pt]">
        <div className={cn('mt-2.5 bg-sun px-5.5 pt-3.5 pb-4', styles['ticket'])}>
          <p>{t('codeLabel')}</p>
          {code}
        </div>
        {children}
      </div>
    </>
  )
}
