import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'

/** The quiet head of the reading room: the way home, the page's heading, what can be done with the book. */
export function BookBar({ title, lang, children }: { title: string; lang: string; children?: ReactNode }) {
  const site = useTranslations('site')
  return (
    <header className="book-bar">
      <Logo label={site('logoLabel')} />
      <h1 className="book-bar-title" lang={lang}>{title}</h1>
      <div className="book-bar-actions">{children}</div>
    </header>
  )
}
