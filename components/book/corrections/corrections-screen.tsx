import { useTranslations } from 'next-intl'
import { Logo } from '@/components/site/logo'
import { Section } from '@/components/ui/section'
import type { Story } from '@/lib/domain/story/story'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { direction } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { CorrectionsClient } from './corrections-client'
import { StoryCover } from '../story-cover'
import type { Correctable } from './corrections-form'
import type { VersionRow } from './versions'
import '../story.css'

interface CorrectionsScreenProps {
  story: Story
  book: Correctable
  printed: boolean
  versions: readonly VersionRow[]
}

/** Where the owner puts a book right. */
export function CorrectionsScreen({ story, book, printed, versions }: CorrectionsScreenProps) {
  const t = useTranslations('corrections')
  const site = useTranslations('site')
  return (
    <main id="main" className="story">
      <Section tone="sky">
        <div className="story-head wrap">
          <Logo label={site('logoLabel')} />
          <div className="story-names">
            <h1>{t('title')}</h1>
            <p lang={story.language} dir={direction(story.language)} className="story-title">
              {story.title}
            </p>
            <p className="cr-intro">{t('intro')}</p>
            <p>
              <Link className="text-link" href={paths.story(story.id)}>
                {t('back')}
              </Link>
            </p>
          </div>
          <StoryCover story={story} />
        </div>
      </Section>
      <Section tone="paper" edge="b">
        <div className="cr-desk wrap">
          <ClientMessages of={['corrections', 'create']}>
            <CorrectionsClient
              id={story.id}
              book={book}
              printed={printed}
              versions={versions}
              pictures={story.storyImages}
              lang={story.language}
              dir={direction(story.language)}
            />
          </ClientMessages>
        </div>
      </Section>
    </main>
  )
}
