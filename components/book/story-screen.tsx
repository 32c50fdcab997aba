import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { QrCode } from '@/components/site/qr-code'
import { longest } from '@/components/ui/fit-words'
import { Section } from '@/components/ui/section'
import type { NarrationVoice } from '@/lib/domain/book/narration/voices'
import { titleFileName } from '@/lib/domain/book/file-names'
import type { FamilyVoices as FamilyVoicesFacts } from '@/lib/domain/book/recording/recording'
import type { Review } from '@/lib/domain/story/review'
import type { Story } from '@/lib/domain/story/story'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { direction, localeName } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'
import { DownloadButton } from './download-button'
import { FamilyVoices } from './family/family-voices'
import { PrintOrders, type PrintOrderRow } from './print/print-orders'
import { ShareBook } from './share/share-book'
import { sequelPath } from './sequel-path'
import { StoryCover } from './story-cover'
import { StoryDetails } from './story-details'
import { NAME_SIZE, StoryActions, StoryHead, StoryTitle } from './story-head'
import { useStoryFacts } from './story-facts'
import { StoryReview } from './story-review'
import { StoryQuestions } from './story-questions'
import { SpokenDownloads } from './spoken-downloads'
import { StoryViewer } from './story-viewer'

interface StoryScreenProps {
  story: Story
  review: Review | null
  narrators: readonly NarrationVoice[]
  /** The whole address of this story. */
  link: string
  /** The owner's: who of the family reads it, and the whole address of the page that records them. */
  voices?: FamilyVoicesFacts | null
  recordAddress?: string
  printOrders?: readonly PrintOrderRow[]
}

/** A story that is ready: what it is, how to read it, and what it was made of. */
export function StoryScreen({
  story,
  review,
  narrators,
  link,
  voices = null,
  recordAddress = '',
  printOrders = [],
}: StoryScreenProps) {
  const t = useTranslations('story')
  const share = useTranslations('share')
  const facts = useStoryFacts(story)
  const heading = t('heading', { child: story.childName, pet: story.petName })
  const pdf = {
    address: api.storyPdf(story.id),
    fileName: titleFileName(story.title),
    label: t('downloadPdf'),
    busyLabel: t('preparingPdf'),
    started: { title: t('downloadStarted'), description: t('downloadStartedText') },
    failed: { title: t('downloadFailed'), description: t('downloadFailedText') },
  }
  return (
    <main id="main">
      <StoryHead tone="sky" cover={<StoryCover story={story} />}>
        <h1 className={NAME_SIZE} style={longest(heading)}>
          {heading}
        </h1>
        <StoryTitle story={story} />
        {story.mine && story.wantedLanguage && (
          <p className="bg-sun-pale px-s4 py-s3">
            {t.rich('otherLanguage', {
              language: localeName(story.wantedLanguage),
              contact: (words) => (
                <Link className="text-link" href={paths.contact}>
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
        <p>
          {facts.location === null
            ? facts.lifeSkill
            : t('skillAndPlace', { skill: facts.lifeSkill, place: facts.location })}
        </p>
        <StoryActions>
          <Button asChild>
            <Link href={paths.readStory(story.id)}>{t('interactiveReader')}</Link>
          </Button>
          <DownloadButton size="default" {...pdf} />
          <Link className="text-link" href={story.mine ? paths.myStories : paths.createStory()}>
            {t(story.mine ? 'back' : 'makeOne')}
          </Link>
        </StoryActions>
      </StoryHead>
      <Section tone="paper" edge="b">
        <div className="wrap">
          <ClientMessages of={story.mine ? ['story', 'narrator', 'customizer'] : ['story', 'narrator']}>
            <StoryViewer
              id={story.id}
              pages={story.pages}
              images={story.storyImages}
              cover={story.imageUrl}
              content={story.content || story.storyContent}
              lang={story.language}
              dir={direction(story.language)}
              mine={story.mine}
              review={review}
              narrators={narrators}
            >
              <DownloadButton variant="outline" {...pdf} />
              <SpokenDownloads story={story} />
              {story.mine && (
                <Button asChild size="sm" variant="outline">
                  <Link href={paths.printOrder(story.id)}>{t('orderPrintBook')}</Link>
                </Button>
              )}
              <Button asChild size="sm" variant={story.mine ? 'success' : 'default'}>
                <Link href={story.mine ? sequelPath(story) : paths.createStory()}>
                  {t(story.mine ? 'nextAdventure' : 'makeOne')}
                </Link>
              </Button>
              <Link className="text-link" href={paths.downloadStory(story.id)}>
                {t('allFiles')}
              </Link>
              {story.mine && (
                <Link className="text-link" href={paths.corrections(story.id)}>
                  {t('correct')}
                </Link>
              )}
            </StoryViewer>
          </ClientMessages>
        </div>
      </Section>
      <Section tone="eucalyptus-pale" edge="c">
        <div className="wrap grid items-start gap-s6 max-md:grid-cols-1 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="grid grid-cols-1 content-start gap-s5">
            {story.mine && (
              <ClientMessages of={['share']}>
                <ShareBook
                  id={story.id}
                  title={story.title}
                  link={link}
                  picture={api.storySharePicture(story.id, story.version)}
                  shared={story.shared}
                  code={<QrCode text={link} label={share('codeAlt')} className="w-48" />}
                />
              </ClientMessages>
            )}
            {voices && (
              <ClientMessages of={['familyVoice']}>
                <FamilyVoices storyId={story.id} title={story.title} voices={voices} recordAddress={recordAddress} />
              </ClientMessages>
            )}
            <StoryDetails story={story} />
          </div>
          <div className="grid grid-cols-1 content-start gap-s5">
            <StoryQuestions story={story} />
            {review && <StoryReview review={review} />}
            <PrintOrders storyId={story.id} orders={printOrders} />
          </div>
        </div>
      </Section>
    </main>
  )
}
