import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Story } from '@/lib/domain/story/story'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { direction } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { CorrectionsClient } from './corrections-client'
import { StoryCover } from '../story-cover'
import { NAME_SIZE, StoryHead, StoryTitle } from '../story-head'
import type { Correctable } from './corrections-form'
import type { VersionRow } from './versions'

interface CorrectionsScreenProps {
  story: Story
  book: Correctable
  printed: boolean
  versions: readonly VersionRow[]
}

/** Where the owner puts a book right. */
export function CorrectionsScreen({ story, book, printed, versions }: CorrectionsScreenProps) {
  const t = useTranslations('corrections')
  return (
    <main id="main">
      <StoryHead tone="sky" cover={<StoryCover story={story} />}>
        <h1 className={NAME_SIZE}>{t('title')}</h1>
        <StoryTitle story={story} />
        <p className="max-w-176">{t('intro')}</p>
        <p>
          <Link className="text-link" href={paths.story(story.id)}>
            {t('back')}
          </Link>
        </p>
      </StoryHead>
      <Section tone="paper" edge="b">
        <div className="wrap grid grid-cols-1 gap-s6">
          <ClientMessages of={['corrections', 'create', 'traits']}>
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
