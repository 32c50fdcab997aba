import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/locale-path'
import { SleepingDachshund } from './dachshund'

/**
 * In the place of a page whose data can't be read: why, and a link to the same address. Made on the server, so that it
 * has its words and its status without a script.
 */
export function FailedPage({ children }: { children: ReactNode }) {
  const t = useTranslations('failure')
  const common = useTranslations('common')
  const locale = useLocale()
  return (
    <section className="wrap relative py-s6 md:py-s7">
      <ErrorState
        heading="h1"
        picture={<SleepingDachshund className="h-24" />}
        title={t('title')}
        action={
          <p className="flex flex-wrap items-center justify-center gap-s4">
            <a className={buttonVariants()} href="">
              {common('retry')}
            </a>
            <a className="text-link" href={localePath(locale, '/')}>
              {common('goHome')}
            </a>
          </p>
        }
      >
        {children}
      </ErrorState>
    </section>
  )
}
