import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'
import './story.css'

/** One message in the middle of a page, under the shop's sign. */
export function MessagePage({ children }: { children: ReactNode }) {
  const site = useTranslations('site')
  return (
    <div className="quiet">
      <header className="wrap">
        <Logo label={site('logoLabel')} />
      </header>
      <main id="main" className="wrap">
        {children}
      </main>
    </div>
  )
}
