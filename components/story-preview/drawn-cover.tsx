import type { ComponentProps } from 'react'
import { BookCover } from '@/components/illustration/book-cover'
import { direction } from '@/lib/i18n/locales'
import type { DrawnPreview } from './drawn-preview'
import { SvgPicture } from './svg-picture'

/** Letters that a line of a cover's title holds, and as many lines as there is sky for. */
const LINE = 12
const LINES = 2

/**
 * Whether a title would reach down to whoever is on the cover. By its words: two long ones take more lines than four
 * short ones.
 */
export function isLongTitle(title: string): boolean {
  let lines = 0
  let room = 0
  for (const { length } of title.split(' ')) {
    if (length < room) room -= length + 1
    else {
      lines += Math.max(1, Math.ceil(length / LINE))
      room = LINE - length
    }
  }
  return lines > LINES
}

/** Longer words may break: in letters that small nobody would read them. */
const MOST_LETTERS = 18
/** What a line doesn't break in: Chinese and Japanese break anywhere, others at spaces and hyphens. */
const WORDS = /[^\s\-\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+-?/gu

/** Letters of a title's longest word. */
export const longestWord = (title: string): number =>
  Math.min(MOST_LETTERS, Math.max(1, ...(title.match(WORDS) ?? []).map(({ length }) => length)))

interface DrawnCoverProps extends Pick<ComponentProps<typeof BookCover>, 'cloth' | 'width'> {
  drawn: DrawnPreview | null
  title: string
  /** The language of the title. */
  lang?: string | undefined
}

/** A cover that this browser drew. Title and names in letters that its picture lacks are set over it. */
export const DrawnCover = ({ drawn, title, lang, ...rest }: DrawnCoverProps) => (
  <BookCover
    title={
      <span lang={lang} dir="auto">
        {title}
      </span>
    }
    longTitle={isLongTitle(title)}
    longestWord={longestWord(title)}
    layout={drawn?.coverTitled ? 'printed' : 'picture'}
    light={!drawn || drawn.coverDark}
    by={drawn?.coverNames && <span dir={direction(drawn.language ?? 'en')}>{drawn.coverNames.text}</span>}
    byAt={drawn?.coverNames}
    picture={drawn && <SvgPicture svg={drawn.cover} width={1000} height={1000} />}
    {...rest}
  />
)
