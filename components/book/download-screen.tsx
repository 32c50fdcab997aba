import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { Button } from '@/components/ui/button'
import { BackCover } from '@/components/site/back-cover'
import { cn } from '@/components/ui/cn'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { parseHiddenSurprises, parseInteractiveElements } from '@/lib/domain/book/extras'
import { titleFileName } from '@/lib/domain/book/file-names'
import { previewPages } from '@/lib/domain/book/split-pages'
import { splitParagraphs } from '@/lib/domain/book/reader-pages'
import type { Recorder } from '@/lib/domain/book/recording/recording'
import { PRICES } from '@/lib/domain/commerce/prices'
import type { Story } from '@/lib/domain/story/story'
import { direction } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'
import { DownloadButton } from './download-button'
import { DownloadFiles } from './download-files'
import { PriceRows } from './price-rows'
import { StoryCover } from './story-cover'
import { useStoryFacts } from './story-facts'
import { NAME_SIZE, StoryActions, StoryHead } from './story-head'

const PREVIEWED = 5
const TITLE = 'mb-s3 text-d-s'

/** Everything that comes with a story, to take home. */
interface DownloadScreenProps {
  story: Story
  recorders?: readonly Recorder[]
  /** Whether this server makes braille. */
  braille?: boolean
}

export function DownloadScreen({ story, recorders = [], braille = false }: DownloadScreenProps) {
  const t = useTranslations('download')
  const ui = useTranslations('story')
  const inStoryLanguage = { lang: story.language, dir: direction(story.language) }
  const { lifeSkill, types } = useStoryFacts(story)
  const { pages, more } = previewPages(story, PREVIEWED)
  const [games, hidden] = [
    parseInteractiveElements(story.interactiveElements),
    parseHiddenSurprises(story.hiddenSurprises),
  ]
  return (
    <main id="main">
      <StoryHead tone="sun-pale" cover={<StoryCover story={story} small />}>
        <h1 className={cn('page-start', NAME_SIZE)} {...inStoryLanguage}>
          {story.title}
        </h1>
        <p className="text-balance">{t('starring', { child: story.childName, age: story.childAge })}</p>
        <p>
          {story.pets.map((pet, i) => (
            <Fragment key={i}>
              {i > 0 && ' · '}
              {/* The name alone is set in its own direction: the rest is the page's. */}
              {t('petAndBreed', { name: `\u2068${pet.name}\u2069`, breed: pet.breed || (types[i] ?? pet.type) })}
            </Fragment>
          ))}
        </p>
        <p>{t('theme', { skill: lifeSkill })}</p>
        <StoryActions>
          <DownloadButton
            size="default"
            variant="default"
            address={api.storyPdf(story.id)}
            fileName={titleFileName(story.title)}
            label={ui('downloadPdf')}
            busyLabel={ui('preparingPdf')}
            started={{ title: ui('downloadStarted'), description: ui('downloadStartedText') }}
            failed={{ title: ui('downloadFailed'), description: ui('downloadFailedText') }}
          />
          <Button asChild variant="secondary">
            <Link href={paths.story(story.id)}>{t('readOnline')}</Link>
          </Button>
        </StoryActions>
      </StoryHead>
      <Section tone="paper" edge="b">
        <div className="wrap grid grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] gap-x-[clamp(28px,5vw,72px)] gap-y-s6 max-[901px]:grid-cols-1">
          <section aria-labelledby="dl-opening">
            <h2 id="dl-opening">{t('opening')}</h2>
            <ol className="mt-s4 grid gap-s5" {...inStoryLanguage}>
              {pages.map((text, i) => (
                <li
                  key={i}
                  className="grid items-center gap-s4 max-sm:grid-cols-1 sm:grid-cols-[minmax(0,240px)_minmax(0,1fr)]"
                >
                  {story.pages[i] && (
                    <PagePicture
                      className="h-auto w-full rounded-cut"
                      src={story.pages[i].imageUrl}
                      alt={story.pages[i].alt}
                      lazy
                    />
                  )}
                  <div className="grid gap-[0.6em] font-story text-[1.25rem] leading-normal font-normal">
                    {splitParagraphs(text).map((paragraph, n) => (
                      <p key={n}>{paragraph}</p>
                    ))}
                  </div>
                </li>
              ))}
            </ol>
            {more > 0 && (
              <p className="mt-s5 font-lead text-d-s leading-[1.3] font-normal">{t('more', { count: more })}</p>
            )}
          </section>
          <aside className="grid content-start gap-s6">
            <section aria-labelledby="dl-files">
              <h2 id="dl-files" className={TITLE}>
                {t('files')}
              </h2>
              <DownloadFiles
                id={story.id}
                title={story.title}
                language={story.language}
                recorders={recorders}
                braille={braille}
              />
            </section>
            <section aria-labelledby="dl-received">
              <h2 id="dl-received" className={TITLE}>
                {t('received')}
              </h2>
              <TickList>
                {(['story', 'pictures', 'words', 'questions', 'forms'] as const).map((one) => (
                  <li key={one}>{t(`list.${one}`)}</li>
                ))}
              </TickList>
            </section>
            <BackCover tone="eucalyptus-pale">
              <PriceRows
                rows={[
                  { label: t('digital'), cents: PRICES.digitalStory },
                  { label: t('print'), cents: PRICES.printBook },
                ]}
              />
              <Button asChild className="w-full" variant="success">
                <Link href={paths.printOrder(story.id)}>{t('orderPrint')}</Link>
              </Button>
            </BackCover>
          </aside>
        </div>
      </Section>
      {(games.length > 0 || hidden.length > 0) && (
        <Section tone="sky-pale" edge="c">
          <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-s6">
            {games.length > 0 && (
              <section aria-labelledby="dl-games">
                <h2 id="dl-games" className={TITLE}>
                  {t('interactive')}
                </h2>
                <ul className="grid gap-s4 font-story leading-normal font-normal" {...inStoryLanguage}>
                  {games.map(({ type, content, options }, i) => (
                    <li key={i}>
                      <b className="block font-ui text-s leading-[1.4] font-heavy capitalize">{type}</b> {content}
                      {options && options.length > 0 && (
                        <ul className="list-disc ps-[1.2em]">
                          {options.map((option) => (
                            <li key={option}>{option}</li>
                          ))}
                        </ul>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {hidden.length > 0 && (
              <section aria-labelledby="dl-hidden">
                <h2 id="dl-hidden" className={TITLE}>
                  {t('hidden')}
                </h2>
                <ul className="grid gap-s4 font-story leading-normal font-normal" {...inStoryLanguage}>
                  {hidden.map(({ type, content, trigger }, i) => (
                    <li key={i}>
                      <b className="block font-ui text-s leading-[1.4] font-heavy capitalize">{type}</b> {content}{' '}
                      <small className="block font-ui text-s leading-[1.4] font-medium text-ink-soft">{trigger}</small>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </Section>
      )}
    </main>
  )
}
