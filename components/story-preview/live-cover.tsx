'use client'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useStoryForm } from '../forms/story-form-values'
import { DrawnCover } from './drawn-cover'
import type { DrawnPreview } from './drawn-preview'

/** The story's title once there is one; until then a name for the book that is being filled in. */
function useBookTitle(drawn: DrawnPreview | null, savedTitle: string | undefined): string {
  const t = useTranslations('preview')
  const { control } = useStoryForm()
  const name = useWatch({ control, name: 'childName' }).trim()
  return drawn?.opening?.title ?? savedTitle ?? (name ? t('waitingNamed', { name }) : t('waitingTitle'))
}

export interface LiveCoverProps {
  drawn: DrawnPreview | null
  /** Of a stored preview, until its book is drawn. */
  savedTitle?: string | undefined
  width: string
}

export const LiveCover = ({ drawn, savedTitle, width }: LiveCoverProps) => (
  <DrawnCover drawn={drawn} title={useBookTitle(drawn, savedTitle)} cloth="sky" width={width} />
)
