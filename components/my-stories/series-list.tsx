import { useTranslations } from 'next-intl'
import { PagePicture } from '@/components/illustration/page-picture'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { coverLayout } from '@/components/illustration/cover-layout'
import { hash } from '@/lib/domain/chance'
import type { ListedBook, ListedSeries } from '@/lib/domain/book/my-stories'
import { STORIES_IN_A_SERIES } from '@/lib/domain/story/lists'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { BookMenu, type BookMenuActions } from './book-menu'
import styles from './shelf.module.css'

const CLOTHS = ['coral', 'eucalyptus', 'sky'] as const

/** The books about one child and pet on their shelf, and the way to the next. */
export function SeriesList({ series, actions }: { series: ListedSeries; actions: BookMenuActions }) {
  const t = useTranslations('myStories')
  const { childName, petName, books, count, remaining, last } = series
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 className="me-auto text-d-m wrap-anywhere max-[601px]:w-full">
          {t('seriesOf', { child: childName, pet: petName })}
        </h2>
        <p>{t('count', { count, most: STORIES_IN_A_SERIES })}</p>
        {remaining > 0 && last !== null && (
          <Button asChild size="sm" variant="secondary" className="self-center">
            <Link
              href={paths.createSequel({ childName, petName, petType: last.petType, previousStoryId: last.id })}
              aria-label={t('createSequelOf', { child: childName, pet: petName })}
            >
              {t('createSequel')}
            </Link>
          </Button>
        )}
      </div>
      <ol className="isolate flex flex-wrap items-end gap-x-[clamp(10px,3vw,36px)] gap-y-s4 px-[clamp(4px,2vw,26px)] pt-s4">
        {books.map((book) => (
          <li
            key={book.id}
            className={cn('grid grid-cols-[minmax(0,1fr)] justify-items-center gap-7', styles['place'])}
          >
            <StoryBook book={book} />
            <BookMenu
              book={{
                id: book.id,
                title: book.title || t('untitled'),
                childName,
                state: book.state,
                hidden: book.hidden,
              }}
              actions={actions}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/**
 * Where the picture is on a small cover, whose letters are large for it: below a title of three lines, and down to the
 * feet, so that no head is cut off. As shares of the place that a cover of cloth has for its picture.
 */
const platePlace = (longTitle: boolean, by: string | undefined) =>
  cn(
    'max-[601px]:absolute',
    !longTitle && 'max-[601px]:bottom-0 max-[601px]:h-[89.66%]',
    longTitle && 'max-[601px]:object-[50%_74%]',
    longTitle &&
      (by ? 'max-[601px]:bottom-0 max-[601px]:h-[75.86%]' : 'max-[601px]:-bottom-[6.9%] max-[601px]:h-[82.76%]'),
  )

function StoryBook({ book }: { book: ListedBook }) {
  const t = useTranslations('myStories')
  const title = book.title || t('untitled')
  const { longTitle } = coverLayout(title)
  const by = book.state !== 'ready' ? t(`state.${book.state}`) : book.hidden ? t('hidden') : undefined
  // With its number a title has two lines at least, and is never on a label.
  const cloth = CLOTHS[hash(book.id) % CLOTHS.length] ?? 'coral'
  return (
    <BookCover
      className={cn('col-start-1 row-start-1', book.hidden && 'opacity-62')}
      as={<Link href={paths.story(book.id)} />}
      width="clamp(130px, 20vw, 210px)"
      longTitle={longTitle}
      layout="cloth"
      cloth={cloth}
      title={
        <span className={cn('block', longTitle && 'text-[max(0.6875rem,calc(var(--w)*0.068))]')}>
          <span className="block font-ui text-[max(0.6875rem,0.8em)] font-heavy">#{book.seriesNumber}</span> {title}
        </span>
      }
      by={by && <span className="block text-[max(0.75rem,calc(var(--w)*0.046))]">{by}</span>}
      picture={
        book.cover ? (
          <PagePicture src={book.cover} alt="" lazy className={cn('object-[50%_88%]', platePlace(longTitle, by))} />
        ) : null
      }
    />
  )
}
