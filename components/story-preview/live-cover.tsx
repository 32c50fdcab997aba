'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { BookCover } from '@/components/illustration/book-cover'
import { direction } from '@/lib/i18n/locales'
import { useStoryForm } from '../forms/story-form-values'
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

/** The story's title once there is one; until then a name for the book that is being filled in. */
function useBookTitle(drawn: DrawnPreview | null): string {
  const t = useTranslations('preview')
  const { control } = useStoryForm()
  const name = useWatch({ control, name: 'childName' }).trim()
  return drawn?.opening?.title ?? (name ? t('waitingNamed', { name }) : t('waitingTitle'))
}

interface LiveCoverProps {
  drawn: DrawnPreview | null
  width: string
}

export function LiveCover({ drawn, width }: LiveCoverProps) {
  const title = useBookTitle(drawn)
  const isLong = isLongTitle(title)
  return (
    <BookCover
      title={title}
      longTitle={isLong}
      layout={drawn?.coverTitled ? 'printed' : 'picture'}
      cloth="sky"
      light={!drawn || drawn.coverDark}
      width={width}
      by={drawn?.coverNames && <span dir={direction(drawn.language ?? 'en')}>{drawn.coverNames.text}</span>}
      byAt={drawn?.coverNames}
      picture={drawn && <SvgPicture svg={drawn.cover} width={1000} height={1000} />}
    />
  )
}
