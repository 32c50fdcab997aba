import { useTranslations } from 'next-intl'
import { SleepingDachshund, WalkingDachshund } from '@/components/site/dachshund'
import { Progress } from '@/components/ui/progress'
import { EmptyState } from '@/components/ui/states'
import type { Story } from '@/lib/domain/story/story'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { Follow } from './follow'
import { QuietPage } from './quiet-page'

/** A story that can't be read: still being made, held back until a person has looked, or failed. The first two are followed until they change. */
export function StoryWaiting({ story, reading = false }: { story: Pick<Story, 'state' | 'childName' | 'petName'>; reading?: boolean }) {
  const t = useTranslations('story.states')
  const reader = useTranslations('reader')
  const common = useTranslations('common')
  const names = { child: story.childName, pet: story.petName }
  const home = <Link className="text-link" href={paths.createStory()}>{common('goHome')}</Link>
  if (story.state === 'failed') {
    return <QuietPage><EmptyState heading="h1" picture={<SleepingDachshund className="h-24" />} title={t('failed')} action={home}><p>{t('failedText', names)}</p></EmptyState></QuietPage>
  }
  if (story.state === 'held') {
    return <QuietPage><Follow /><EmptyState heading="h1" picture={<SleepingDachshund className="h-24" />} title={t('held')} action={home}><p>{t('heldText', names)}</p></EmptyState></QuietPage>
  }
  return (
    <QuietPage>
      <Follow />
      <EmptyState heading="h1" picture={<WalkingDachshund className="story-walk" />} title={reading ? reader('preparing') : t('writing', names)}>
        <p role="status">{t('writingText', names)}</p>
        <Progress value={null} label={t('writing', names)} className="mt-s4" />
      </EmptyState>
    </QuietPage>
  )
}
