import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { Logo } from '@/components/site/logo'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { BackCover } from '@/components/site/back-cover'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { parseHiddenSurprises, parseInteractiveElements } from '@/lib/domain/book/extras'
import { titleFileName } from '@/lib/domain/book/file-names'
import { previewPages } from '@/lib/domain/book/split-pages'
import { splitParagraphs } from '@/lib/domain/book/reader-pages'
import { PRICES } from '@/lib/domain/commerce/prices'
import type { Story } from '@/lib/domain/story/story'
import { direction } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'
import { DownloadButton } from './download-button'
import { DownloadFiles } from './download-files'
import { PriceRows } from './price-rows'
import { useStoryFacts } from './story-facts'
import './story.css'
import './download.css'

const PREVIEWED = 5

/** Everything that comes with a story, to take home. */
export function DownloadScreen({ story }: { story: Story }) {
  const t = useTranslations('download')
  const ui = useTranslations('story')
  const site = useTranslations('site')
  const locale = useLocale()
  const told = { lang: story.language, dir: direction(story.language) }
  const { lifeSkill } = useStoryFacts(story)
  const { pages, more } = previewPages(story, PREVIEWED)
  const [games, hidden] = [
    parseInteractiveElements(story.interactiveElements),
    parseHiddenSurprises(story.hiddenSurprises),
  ]
  const cover = story.imageUrl ?? story.pages[0]?.imageUrl
  return (
    <main id="main" className="story">
      <Section tone="sun-pale">
        <div className="story-head wrap">
          <Logo label={site('logoLabel')} />
          <div className="story-names">
            <h1 {...told}>{story.title}</h1>
            <p className="dl-starring">{t('starring', { child: story.childName, age: story.childAge })}</p>
            <p>
              {story.pets.map((pet, i) => (
                <Fragment key={i}>
                  {i > 0 && ' · '}
                  <bdi>{pet.breed ? t('petAndBreed', { name: pet.name, breed: pet.breed }) : pet.name}</bdi>
                </Fragment>
              ))}
            </p>
            <p>{t('theme', { skill: lifeSkill })}</p>
            <div className="story-actions">
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
            </div>
          </div>
          {cover !== undefined && (
            <div className="story-cover">
              <BookCover
                title={story.title}
                layout="cloth"
                longTitle={story.title.length > 14}
                width="min(280px, 70vw)"
                picture={<PagePicture src={cover} alt="" />}
              />
            </div>
          )}
        </div>
      </Section>
      <Section tone="paper" edge="b">
        <div className="dl-columns wrap">
          <section aria-labelledby="dl-opening">
            <h2 id="dl-opening">{t('opening')}</h2>
            <ol className="dl-pages" {...told}>
              {pages.map((text, i) => (
                <li key={i}>
                  {story.pages[i] && <PagePicture src={story.pages[i].imageUrl} alt={story.pages[i].alt} lazy />}
                  <div>
                    {splitParagraphs(text).map((paragraph, n) => (
                      <p key={n}>{paragraph}</p>
                    ))}
                  </div>
                </li>
              ))}
            </ol>
            {more > 0 && <p className="dl-more">{t('more', { count: more })}</p>}
          </section>
          <aside className="dl-aside">
            <section aria-labelledby="dl-files">
              <h2 id="dl-files">{t('files')}</h2>
              <DownloadFiles id={story.id} title={story.title} />
            </section>
            <section aria-labelledby="dl-received">
              <h2 id="dl-received">{t('received')}</h2>
              <TickList>
                {(['story', 'pictures', 'words', 'questions', 'forms'] as const).map((one) => (
                  <li key={one}>{t(`list.${one}`)}</li>
                ))}
              </TickList>
            </section>
            <BackCover tone="eucalyptus-pale" className="dl-prices">
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
          <div className="dl-extras wrap">
            {games.length > 0 && (
              <section aria-labelledby="dl-games">
                <h2 id="dl-games">{t('interactive')}</h2>
                <ul {...told}>
                  {games.map(({ type, content, options }, i) => (
                    <li key={i}>
                      <b>{type}</b> {content}
                      {options && options.length > 0 && (
                        <ul className="dl-options">
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
                <h2 id="dl-hidden">{t('hidden')}</h2>
                <ul {...told}>
                  {hidden.map(({ type, content, trigger }, i) => (
                    <li key={i}>
                      <b>{type}</b> {content}{' '}
                      <small lang={locale} dir={direction(locale)}>
                        {t('found', { trigger: `\u2068${trigger}\u2069` })}
                      </small>
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
