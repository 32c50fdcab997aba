import { useTranslations } from 'next-intl'
import { PagePicture } from '@/components/illustration/page-picture'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { coverLayout } from '@/components/illustration/cover-layout'
import { hash } from '@/lib/domain/chance'
import type { ListedBook, ListedSeries } from '@/lib/domain/book/my-stories'
import { STORIES_IN_A_SERIES } from '@/lib/domain/story/lists'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { BookMenu, type BookMenuActions } from './book-menu'

const CLOTHS = ['coral', 'eucalyptus', 'sky'] as const

/** The books about one child and pet on their shelf, and the way to the next. */
export function SeriesList({ series, actions }: { series: ListedSeries; actions: BookMenuActions }) {
  const t = useTranslations('myStories')
  const { childName, petName, books, count, remaining, last } = series
  return (
    <section className="shelf">
      <div className="shelf-head">
        <h2>{t('seriesOf', { child: childName, pet: petName })}</h2>
        <p>{t('count', { count, most: STORIES_IN_A_SERIES })}</p>
        {remaining > 0 && last !== null && (
          <Button asChild size="sm" variant="secondary" className="shelf-sequel">
            <Link
              href={paths.createSequel({ childName, petName, petType: last.petType, previousStoryId: last.id })}
              aria-label={t('createSequelOf', { child: childName, pet: petName })}
            >
              {t('createSequel')}
            </Link>
          </Button>
        )}
      </div>
      <ol className="shelf-books">
        {books.map((book) => (
          <li key={book.id} data-hidden={book.hidden || undefined}>
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

function StoryBook({ book }: { book: ListedBook }) {
  const t = useTranslations('myStories')
  const title = book.title || t('untitled')
  // With its number a title has two lines at least, and is never on a label.
  const cloth = CLOTHS[hash(book.id) % CLOTHS.length] ?? 'coral'
  return (
    <BookCover
      className="shelf-book"
      as={<Link href={paths.story(book.id)} />}
      width="clamp(130px, 20vw, 210px)"
      {...coverLayout(title)}
      layout="cloth"
      cloth={cloth}
      title={
        <>
          <span className="shelf-number">#{book.seriesNumber}</span> {title}
        </>
      }
      by={book.state !== 'ready' ? t(`state.${book.state}`) : book.hidden ? t('hidden') : undefined}
      picture={book.cover ? <PagePicture src={book.cover} alt="" lazy /> : null}
    />
  )
}
