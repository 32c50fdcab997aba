import { useTranslations } from 'next-intl'
import { WalkingDachshund } from '@/components/site/dachshund'
import { Logo } from '@/components/site/logo'
import { cn } from '@/components/ui/cn'
import { Empty } from '@/components/ui/empty'
import { QuietPage } from './quiet-page'
import styles from './story-progress.module.css'

/** Like a quiet page, but no main part: the page's own is sent after it, in the same document. */
export function StoryLoading() {
  const t = useTranslations('reader')
  const site = useTranslations('site')
  return (
    <QuietPage logo={<Logo label={site('logoLabel')} />}>
      <div className="wrap">
        <Empty role="status">
          <WalkingDachshund className={cn('h-24', styles['walk'])} />
          <p className="font-display text-d-m">{t('loading')}</p>
        </Empty>
      </div>
    </QuietPage>
  )
}
