import { useTranslations } from 'next-intl'
import { Logo } from '@/components/site/logo'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Story } from '@/lib/domain/story/story'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { RefreshUntilDone } from './refresh-until-done'
import { MessagePage } from './message-page'
import { StoryProgress } from './story-progress'

type Waiting = Pick<Story, 'id' | 'state' | 'progress' | 'failure' | 'mine' | 'childName' | 'petName'>

/**
 * A story that can't be read: still being made, held back until a person has looked, or failed. The first two are
 * followed until they change.
 */
export function StoryQueued({ story }: { story: Waiting }) {
  const t = useTranslations('story.states')
  const site = useTranslations('site')
  const names = { child: story.childName, pet: story.petName }
  if (story.state === 'failed') return <Failed story={story} />
  if (story.state === 'held') return <Held story={story} />
  return (
    <div className="min-h-dvh overflow-x-clip bg-[linear-gradient(var(--color-sky),var(--color-sky-pale)_70%)] pb-s6">
      <header className="wrap py-s4">
        <Logo label={site('logoLabel')} />
      </header>
      <main id="main" className="wrap">
        <StoryProgress id={story.id} progress={story.progress} title={t('writing', names)} />
        <LookAgainLink />
      </main>
    </div>
  )
}

/** Where no script follows the book. */
function LookAgainLink() {
  const t = useTranslations('story.states')
  return (
    <noscript>
      <p className="mt-s5 text-center">
        <a className="text-link" href="?">
          {t('lookAgain')}
        </a>
      </p>
    </noscript>
  )
}

function Held({ story }: { story: Waiting }) {
  const t = useTranslations('story.states')
  const common = useTranslations('common')
  return (
    <MessagePage>
      <RefreshUntilDone />
      <EmptyState
        heading="h1"
        picture={<SleepingDachshund className="h-24" />}
        title={t('held')}
        action={
          <Link className="text-link" href={paths.createStory()}>
            {common('goHome')}
          </Link>
        }
      >
        <p>{t('heldText', { child: story.childName, pet: story.petName })}</p>
        {story.mine && <p className="mt-s3">{t('heldCredit')}</p>}
        <LookAgainLink />
      </EmptyState>
    </MessagePage>
  )
}

function Failed({ story }: { story: Waiting }) {
  const t = useTranslations('story.states')
  const common = useTranslations('common')
  const names = { child: story.childName, pet: story.petName }
  const refused = story.failure === 'refused'
  return (
    <MessagePage>
      <EmptyState
        heading="h1"
        picture={<SleepingDachshund className="h-24" />}
        title={t(refused ? 'refused' : 'failed')}
        action={
          <Button asChild>
            <Link href={paths.createStory()}>{story.mine ? t('makeAnother') : common('goHome')}</Link>
          </Button>
        }
      >
        <p>{t(refused ? 'refusedText' : 'failedText', names)}</p>
        {story.mine && <p className="mt-s3">{t('creditBack')}</p>}
      </EmptyState>
    </MessagePage>
  )
}
