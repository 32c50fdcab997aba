import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'
import { QuietPage } from './quiet-page'

/** One message in the middle of a page, under the shop's sign. */
export function MessagePage({ children }: { children: ReactNode }) {
  const site = useTranslations('site')
  return (
    <QuietPage logo={<Logo label={site('logoLabel')} />}>
      <main id="main" className="wrap">
        {children}
      </main>
    </QuietPage>
  )
}
