'use client'
import type { Word } from '@/lib/domain/book/narration/script'
import { locateParagraphs } from '@/lib/domain/book/reader-pages'
import type { Language } from '@/lib/domain/story/lists'
import type { StoryPage } from '@/lib/domain/story/story'
import { Carousel } from './carousel'
import { SpokenWords } from './narrator/spoken-words'
import { PageReader } from './page-reader'
import { PictureStrip } from './picture-strip'

export type BookView = 'pages' | 'text'

export interface BookText {
  pages: readonly StoryPage[]
  images: readonly string[]
  content: string
  lang: Language
  dir: 'ltr' | 'rtl'
}
interface BookPagesProps extends BookText {
  view: BookView
  /** The picture at hand, from 0. */
  at: number
  goTo: (at: number) => void
  /** The word of its page that is being read aloud. */
  word?: Word | null
}

/** The story a page at a time, or all of its text with the pictures to leaf through. Both keep to the same picture. */
export function BookPages({ pages, images, content, lang, dir, view, at, goTo, word = null }: BookPagesProps) {
  const strip = images.length > 1 && <PictureStrip images={images} at={at} goTo={goTo} />
  if (view === 'pages' || content.trim() === '') {
    return (
      <>
        <PageReader pages={pages} at={at} goTo={goTo} lang={lang} dir={dir} word={word} />
        {strip}
      </>
    )
  }
  const spoken = inWhole(pages, at, content, word)
  return (
    <div className="grid items-start gap-s5 in-data-bedtime:brightness-[0.72] in-data-bedtime:sepia-25 max-md:grid-cols-1 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid grid-cols-1 gap-3 md:sticky md:top-4">
        <Carousel pages={pages} images={images} at={at} goTo={goTo} />
        {strip}
      </div>
      <div
        className="grid max-w-[34em] content-center gap-[0.8em] font-story text-[1.25rem] leading-[1.55] font-normal wrap-anywhere"
        lang={lang}
        dir={dir}
      >
        {locateParagraphs(content).map(({ text, at: from }) => (
          <p key={from}>
            <SpokenWords text={text} at={from} word={spoken} />
          </p>
        ))}
      </div>
    </div>
  )
}

const BETWEEN_PAGES = '\n\n'

/** A word of a page, where it stands in the text of all pages. */
function inWhole(pages: readonly StoryPage[], at: number, content: string, word: Word | null): Word | null {
  const before = pages.slice(0, at).reduce((sum, page) => sum + page.content.length + BETWEEN_PAGES.length, 0)
  const page = pages[at]
  return word && page && content.startsWith(page.content, before)
    ? { start: word.start + before, end: word.end + before }
    : null
}
