import { useLocale, useTranslations } from 'next-intl'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { SleepingDachshund } from '@/components/site/dachshund'
import { PagePicture } from '@/components/illustration/page-picture'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FIT_SMALL, longest } from '@/components/ui/fit-words'
import { direction } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { splitLastLine } from '@/lib/domain/book/last-line'
import type { Word } from '@/lib/domain/book/narration/script'
import { locateParagraphs, type ReaderPage } from '@/lib/domain/book/reader-pages'
import { framedPath } from '@/lib/domain/book/picture-path'
import type { Language } from '@/lib/domain/story/lists'
import { SpokenPiece, SpokenWords } from './narrator/spoken-words'
import { ProgressSnail } from './progress-snail'
import styles from './reader.module.css'

export interface BookFacts {
  id: string
  title: string
  childName: string
  /** Everyone's names, joined as the interface's language joins them. */
  names: string
  petName: string
  /** The story's language and direction, which need not be the interface's. */
  language: Language
  dir: 'ltr' | 'rtl'
  cover: string | null
  /** The family's picture under "The End". */
  end: string | null
  /** Its owner reads it, and may go on with a sequel. */
  sequel: string | null
  dedication: string | null
}

export type ReaderPlace = 'here' | 'leaving' | 'waiting'

interface ReaderLeafProps {
  page: ReaderPage
  total: number
  place: ReaderPlace
  book: BookFacts
  /** What is read aloud of the page. */
  spoken: string
  /** The word that is being read aloud, in `spoken`. */
  word: Word | null
}

/** One opening of the book: a picture and the words that go with it. Only the one at hand can be reached. */
export const ReaderPageView = memo(function ReaderLeaf({ place, ...opening }: ReaderLeafProps) {
  return (
    <article className={styles['leaf']} data-place={place} inert={place !== 'here'}>
      <Opening {...opening} />
    </article>
  )
})

/** A turn moves what is printed, and prints nothing anew. */
const Opening = memo(function Opening({ page, total, book, spoken, word }: Omit<ReaderLeafProps, 'place'>) {
  const shared = { book, spoken, word }
  return page.isTitle ? (
    <TitleHalves {...shared} />
  ) : page.isEndPage ? (
    <EndHalves {...shared} />
  ) : (
    <StoryHalves page={page} total={total} book={book} word={word} />
  )
})

interface HalvesProps {
  picture: ReactNode
  children: ReactNode
  plain?: boolean
  /** The picture is the book's cover, of which nothing may be cut off. */
  cover?: boolean
  /** The picture fills the opening, and the words are on it. */
  full?: { letters: 'dark' | 'light'; wide: string; half?: ReaderPage['half'] | undefined } | undefined
  /** The picture is the story's thing, small on empty paper. */
  spot?: boolean
}

const Halves = ({ picture, children, plain = false, cover = false, full, spot = false }: HalvesProps) => (
  <>
    <div
      className={cn(styles['half'], styles['picture'])}
      data-plain={plain || undefined}
      data-cover={cover || undefined}
      data-full={full?.letters}
      data-spot={spot || undefined}
    >
      {picture}
    </div>
    <div
      className={cn(styles['half'], styles['text'])}
      data-full={full?.letters}
      data-half={full?.half?.side}
      style={full && openingStyle(full)}
    >
      {children}
    </div>
  </>
)

const openingStyle = ({ wide, half }: { wide: string; half?: ReaderPage['half'] | undefined }) =>
  ({ '--opening': `url("${wide}")`, ...(half ? { '--quiet': half.quiet / 1000 } : {}) }) as CSSProperties

/** The addresses of a page's picture: one, or where it fills the page, one for each way in which pages lie. */
export const picturesOf = ({ imageUrl, onPicture, isLine, content }: ReaderPage) =>
  imageUrl === undefined
    ? undefined
    : isLine && splitLastLine(content)
      ? framedPath(imageUrl, 'spot')
      : onPicture !== undefined
        ? { narrow: framedPath(imageUrl, 'phone'), wide: framedPath(imageUrl, 'opening') }
        : imageUrl

/** Seen until the picture lies on top of it. */
const Preparing = () => (
  <span className={styles['preparing']} aria-hidden="true">
    {useTranslations('reader')('preparing')}
  </span>
)

/** More than this and the page may have to be scrolled: smaller letters, and a place in the order of the Tab key. */
const LONG_TEXT = 480
/** Between the phrases of a Japanese text for the youngest. */
const WIDE_SPACE = '\u3000'

function StoryHalves({ page, total, book, word }: Omit<ReaderLeafProps, 'place' | 'spoken'>) {
  const src = picturesOf(page)
  const [narrow, wide] = typeof src === 'object' ? [src.narrow, src.wide] : [src, undefined]
  const hasLine = page.isLine === true && splitLastLine(page.content) !== null
  const picture = narrow ? (
    <>
      {!hasLine && <Preparing />}
      <PagePicture src={narrow} wide={wide} alt={hasLine ? '' : (page.alt ?? '')} />
    </>
  ) : (
    page.imagePrompt !== undefined && <p className={styles['prompt']}>{page.imagePrompt}</p>
  )
  return (
    <Halves
      picture={picture}
      plain={!page.imageUrl}
      spot={hasLine}
      full={wide !== undefined && page.onPicture ? { letters: page.onPicture, wide, half: page.half } : undefined}
    >
      <div
        className={styles['words']}
        data-line={hasLine || undefined}
        lang={book.language}
        dir={book.dir}
        tabIndex={page.content.length > LONG_TEXT ? 0 : undefined}
      >
        {locateParagraphs(page.content).map(({ text, at }) => (
          <p key={at} data-spaced={text.includes(WIDE_SPACE) || undefined}>
            <SpokenWords text={text} at={at} word={word} />
          </p>
        ))}
      </div>
      <ProgressSnail part={page.pageNumber / total} />
    </Halves>
  )
}

/** Of the interface's own words: a book in another direction would turn their order round. */
const useWay = () => ({ dir: direction(useLocale()) })

type BookHalvesProps = Pick<ReaderLeafProps, 'book' | 'spoken' | 'word'>

function TitleHalves({ book, spoken, word }: BookHalvesProps) {
  const t = useTranslations('reader')
  const way = useWay()
  return (
    <Halves
      picture={
        book.cover && (
          <>
            <Preparing />
            <PagePicture src={book.cover} alt="" />
          </>
        )
      }
      plain={!book.cover}
      cover={book.cover !== null}
    >
      <div className="grid justify-items-center gap-s4 text-center">
        <p className={styles['title']} lang={book.language} dir={book.dir}>
          <SpokenWords text={book.title} at={0} word={word} />
        </p>
        <p
          className={cn('font-lead leading-[1.35] font-normal text-balance wrap-anywhere no-ligatures', FIT_SMALL)}
          style={longest(book.names)}
          {...way}
        >
          {t.rich('starring', {
            names: () => <SpokenPiece text={book.names} spoken={spoken} word={word} />,
            small: (words) => (
              <small className="block font-ui text-s leading-[1.4] font-medium text-(--page-soft)">{words}</small>
            ),
          })}
        </p>
        {book.dedication !== null && (
          <p
            className="max-w-[26em] font-story text-s leading-normal font-normal text-balance wrap-anywhere"
            lang={book.language}
            dir="auto"
          >
            {book.dedication}
          </p>
        )}
        <p className="text-s text-(--page-soft)">Wagtale Press</p>
      </div>
    </Halves>
  )
}

function EndHalves({ book, spoken, word }: BookHalvesProps) {
  const t = useTranslations('reader')
  const way = useWay()
  return (
    <Halves
      picture={
        <div className={styles['endPicture']} data-family={book.end === null ? undefined : true}>
          <h2>
            <SpokenPiece text={t('theEnd')} spoken={spoken} word={word} />
          </h2>
          {book.end === null ? <SleepingDachshund /> : <PagePicture src={book.end} alt="" />}
        </div>
      }
      plain
    >
      <div className="grid justify-items-center gap-s4 text-center">
        <p className={styles['closing']} style={longest(book.names)} {...way}>
          <SpokenPiece text={t('closing', { names: book.names })} spoken={spoken} word={word} />
        </p>
        <p className="text-s text-balance text-(--page-soft)" {...way}>
          {t.rich(book.sequel === null ? 'guest' : 'sequelOwn', {
            child: book.childName,
            pet: book.petName,
            link: (words) => (
              <Link className="font-heavy underline" href={paths.createStory()}>
                {words}
              </Link>
            ),
          })}
        </p>
        {book.sequel !== null && (
          <Button asChild>
            <Link href={book.sequel}>{t('createSequel')}</Link>
          </Button>
        )}
        <Button
          asChild
          variant={book.sequel === null ? 'default' : 'outline'}
          size={book.sequel === null ? 'default' : 'sm'}
        >
          <Link href={paths.createStory()}>{t('createAnother')}</Link>
        </Button>
      </div>
    </Halves>
  )
}
