'use client'
import { useLocale, useTranslations } from 'next-intl'
import { SleepingDachshund } from '@/components/site/dachshund'
import { LogoMark, logoVariants } from '@/components/site/logo-mark'
import { retryFailedPage, type ErrorPageProps } from '@/components/site/retry-failed-page'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/empty-state'
import { localePath } from '@/lib/i18n/locale-path'
import { QuietPage } from './quiet-page'

/** The story is there, perhaps, but could not be loaded. The page's own title failed with it. */
export function StoryFailure(props: ErrorPageProps) {
  const { digest } = props.error
  const t = useTranslations('failure')
  const common = useTranslations('common')
  const home = localePath(useLocale(), '/')
  return (
    <QuietPage
      logo={
        <a href={home} className={logoVariants()}>
          <LogoMark />
        </a>
      }
    >
      <title>{`${t('title')} | Wagtale`}</title>
      <main id="main" className="wrap">
        <ErrorState
          heading="h1"
          picture={<SleepingDachshund className="h-24" />}
          title={t('title')}
          action={
            <p className="flex flex-wrap items-center justify-center gap-s4">
              <Button onClick={() => retryFailedPage(props)}>{common('retry')}</Button>
              <a className="text-link" href={home}>
                {common('goHome')}
              </a>
            </p>
          }
        >
          <p>{t('story')}</p>
          {digest !== undefined && <p className="hint">{t('reference', { digest })}</p>}
        </ErrorState>
      </main>
    </QuietPage>
  )
}
