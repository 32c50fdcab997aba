import { useTranslations } from 'next-intl'
import { PagePicture } from '@/components/illustration/page-picture'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FIT_MIDDLE, longest } from '@/components/ui/fit-words'
import { hash } from '@/lib/domain/chance'
import type { ListedBook, ListedSeries } from '@/lib/domain/book/my-stories'
import { STORIES_IN_A_SERIES } from '@/lib/domain/story/lists'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { BookMenu, type BookMenuActions } from './book-menu'
import styles from './shelf.module.css'

const CLOTHS = ['coral', 'eucalyptus', 'sky'] as const

/** The books about one child and pet on their shelf, and the way to the next. */
export function SeriesList({ id, series, actions }: { id: string; series: ListedSeries; actions: BookMenuActions }) {
  const t = useTranslations('myStories')
  const { childName, petName, books, count, remaining, last } = series
  const names = t('seriesOf', { child: childName, pet: petName })
  return (
    <section id={id} className="scroll-mt-s4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2.5">
        <h2 className={cn('me-auto wrap-anywhere max-[601px]:w-full', FIT_MIDDLE)} style={longest(names)}>
          {names}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <p>{t('count', { count, most: STORIES_IN_A_SERIES })}</p>
          {remaining > 0 && last !== null && (
            <Button asChild size="sm" variant="secondary">
              <Link
                href={paths.createSequel({ childName, petName, petType: last.petType, previousStoryId: last.id })}
                aria-label={t('createSequelOf', { child: childName, pet: petName })}
              >
                {t('createSequel')}
              </Link>
            </Button>
          )}
        </div>
      </div>
      <ol className="isolate flex flex-wrap items-end gap-x-[clamp(10px,3vw,36px)] gap-y-s4 px-[clamp(4px,2vw,26px)] pt-s4">
        {books.map((book) => (
          <li
            key={book.id}
            className={cn('grid grid-cols-[minmax(0,1fr)] justify-items-center gap-7', styles['place'])}
          >
            <NumberMark number={book.seriesNumber} />
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

/** The number of a book in its series, on a bookmark that looks out at the top: the cover is full of its own title. */
function NumberMark({ number }: { number: number }) {
  return (
    <span
      className="col-start-1 row-start-1 ms-[14%] -mt-4 self-start justify-self-start rounded-t-sm bg-paper px-1.5 pt-1 pb-6 font-ui text-[0.75rem] leading-none font-heavy text-ink"
      aria-hidden="true"
    >
      #{number}
    </span>
  )
}

function StoryBook({ book }: { book: ListedBook }) {
  const t = useTranslations('myStories')
  const title = book.title || t('untitled')
  const by = book.state !== 'ready' ? t(`state.${book.state}`) : book.hidden ? t('hidden') : undefined
  const cloth = CLOTHS[hash(book.id) % CLOTHS.length] ?? 'coral'
  return (
    <BookCover
      className={cn('col-start-1 row-start-1', book.hidden && 'opacity-62')}
      as={<Link href={paths.story(book.id)} />}
      width="clamp(130px, 20vw, 210px)"
      layout={book.cover ? 'printed' : 'picture'}
      light={!book.cover}
      cloth={cloth}
      title={
        <>
          <span className="sr-only">#{book.seriesNumber}</span> {title}
        </>
      }
      by={
        by && (
          <span className="mx-auto block w-fit bg-paper px-1.5 py-0.5 text-[max(0.75rem,calc(var(--w)*0.046))] text-ink">
            {by}
          </span>
        )
      }
      picture={book.cover && <PagePicture src={book.cover} alt="" lazy />}
    />
  )
}
