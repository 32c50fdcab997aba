import { useTranslations } from 'next-intl'
import { WalkingDachshund } from '@/components/site/dachshund'
import { QuietPage } from './quiet-page'

export function StoryLoading() {
  const t = useTranslations('reader')
  return (
    <QuietPage>
      <div className="state" role="status">
        <WalkingDachshund className="story-walk" />
        <p className="state-title font-display">{t('loading')}</p>
      </div>
    </QuietPage>
  )
}
