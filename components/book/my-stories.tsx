import { useTranslations } from 'next-intl'
import { PagePicture } from '@/components/illustration/page-picture'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Book } from '@/components/ui/book'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { EmptyState } from '@/components/ui/states'
import { hash } from '@/lib/domain/chance'
import { groupIntoSeries, seriesTotals, type Series } from '@/lib/domain/book/series'
import { STORIES_IN_A_SERIES } from '@/lib/domain/story/lists'
import type { Story } from '@/lib/domain/story/story'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import './my-stories.css'

const CLOTHS = ['coral', 'eucalyptus', 'sky'] as const
/** What fits on a pasted label without hiding who is on the cover. */
const SHORT_TITLE = 14

/** The visitor's stories on shelves, a series each. `older` is the address of the next page of a long list. */
export function MyStories({ stories, older }: { stories: readonly Story[]; older?: string }) {
  const t = useTranslations('myStories')
  const series = groupIntoSeries(stories)
  const totals = seriesTotals(series)
  if (stories.length === 0) {
    return (
      <Sheet tone="sky">
        <div className="wrap">
          <h1 className="my-heading">{t('title')}</h1>
          <EmptyState
            picture={<SleepingDachshund className="h-28" />}
            title={t('empty')}
            action={<Button asChild><Link href={paths.createStory()}>{t('createFirst')}</Link></Button>}
          >
            <p>{t('emptyText')}</p>
          </EmptyState>
        </div>
      </Sheet>
    )
  }
  return (
    <>
      <Sheet tone="sky">
        <div className="wrap my-shelves">
          <h1 className="my-heading">{t('title')}</h1>
          {series.map((one) => <Shelf key={one.key} series={one} />)}
          {older !== undefined && <p><Link className="text-link" href={older}>{t('older')}</Link></p>}
        </div>
      </Sheet>
      <Sheet tone="paper" edge="c">
        <dl className="wrap my-totals">
          <div><dt>{t('totalStories')}</dt><dd>{totals.stories}</dd></div>
          <div><dt>{t('storySeries')}</dt><dd>{totals.series}</dd></div>
          <div><dt>{t('sequelsAvailable')}</dt><dd>{totals.sequels}</dd></div>
        </dl>
      </Sheet>
    </>
  )
}

function Shelf({ series }: { series: Series<Story> }) {
  const t = useTranslations('myStories')
  return (
    <section className="shelf">
      <div className="shelf-head">
        <h2>{t('seriesOf', { child: series.childName, pet: series.petName })}</h2>
        <p>{t('count', { count: series.stories.length, most: STORIES_IN_A_SERIES })}</p>
      </div>
      <ol className="shelf-books">{series.stories.map((story) => <li key={story.id}><StoryBook story={story} /></li>)}</ol>
      <div className="shelf-board" aria-hidden="true" />
    </section>
  )
}

function StoryBook({ story }: { story: Story }) {
  const t = useTranslations('myStories')
  const cover = story.imageUrl ?? story.pages[0]?.imageUrl
  const title = story.title || t('untitled')
  const cloth = CLOTHS[hash(story.id) % CLOTHS.length] ?? 'coral'
  return (
    <Book
      className="shelf-book"
      as={<Link href={paths.story(story.id)} />}
      width="clamp(130px, 20vw, 210px)"
      layout={cover && title.length <= SHORT_TITLE ? 'label' : 'cloth'}
      cloth={cloth}
      longTitle={title.length > SHORT_TITLE}
      title={<><span className="shelf-number">#{story.seriesNumber}</span> {title}</>}
      by={story.state === 'ready' ? undefined : t(`state.${story.state}`)}
      picture={cover ? <PagePicture src={cover} alt="" lazy /> : null}
    />
  )
}
