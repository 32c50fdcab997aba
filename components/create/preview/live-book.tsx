'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Book } from '@/components/ui/book'
import { useStoryForm } from '../story-form'
import type { Drawn } from './drawn'
import { SvgPicture } from './svg-picture'

/** More letters than two lines of a cover hold. */
const LONG_TITLE = 26

/** The story's title once there is one; until then a name for the book that is being filled in. */
function useBookTitle(drawn: Drawn | null): string {
  const t = useTranslations('preview')
  const { control } = useStoryForm()
  const name = useWatch({ control, name: 'childName' }).trim()
  return drawn?.opening?.title ?? (name ? t('waitingNamed', { name }) : t('waitingTitle'))
}

export function LiveBook({ drawn, width }: { drawn: Drawn | null; width: string }) {
  const title = useBookTitle(drawn)
  return (
    <Book
      title={title} longTitle={title.length > LONG_TITLE} cloth="sky" light={!drawn || drawn.coverDark} width={width}
      picture={drawn && <SvgPicture svg={drawn.cover} width={1000} height={1000} />}
    />
  )
}
