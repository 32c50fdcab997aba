import { useTranslations } from 'next-intl'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { paths } from '@/lib/paths'
import { AdminHeader } from '../admin-header'
import { AdminPager } from '../admin-pager'
import { KeepFresh } from './keep-fresh'
import { PublicationPanel, type PanelStory } from './publication-panel'
import { ReturnFocus } from './return-focus'
import { StoryGrid, type GridStory } from './story-grid'
import { WithdrawnBooks, type Withdrawn } from './withdrawn-books'

interface KdpScreenProps {
  withdrawn: readonly Withdrawn[]
  /** The approved stories; null while one of them is open. */
  list: { stories: readonly GridStory[]; next?: string } | null
  story: PanelStory | null
  after: string | undefined
}

/** The approved stories, or one of them with its publishing data. */
export function KdpScreen({ withdrawn, list, story, after }: KdpScreenProps) {
  const t = useTranslations('operators.kdp')
  return (
    <ClientMessages of={['admin', 'operators']}>
      <AdminHeader title={t('title')} />
      <p className="mb-5 max-w-(--measure) text-ink-soft">{t('intro')}</p>
      <WithdrawnBooks books={withdrawn} />
      {story && <PublicationPanel key={story.id} story={story} after={after} />}
      {list && (
        <>
          <StoryGrid stories={list.stories} after={after} />
          <ReturnFocus />
          <AdminPager path={paths.kdpDashboard} query={{}} after={after} next={list.next} />
        </>
      )}
      <KeepFresh />
    </ClientMessages>
  )
}
