import { useTranslations } from 'next-intl'
import { WalkingDachshund } from '@/components/site/dachshund'
import { Logo } from '@/components/site/logo'
import './story.css'

/** Like a quiet page, but no main part: the page's own is sent after it, in the same document. */
export function StoryLoading() {
  const t = useTranslations('reader')
  const site = useTranslations('site')
  return (
    <div className="quiet">
      <header className="wrap">
        <Logo label={site('logoLabel')} />
      </header>
      <div className="wrap">
        <div className="state" role="status">
          <WalkingDachshund className="story-walk" />
          <p className="font-display text-d-m">{t('loading')}</p>
        </div>
      </div>
    </div>
  )
}
