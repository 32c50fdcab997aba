'use client'
import { useTranslations } from 'next-intl'
import { useRouter, useSelectedLayoutSegments } from 'next/navigation'
import type { CSSProperties } from 'react'
import { WalkingDachshund } from '@/components/site/dachshund'
import { Progress } from '@/components/ui/progress'
import { InlineSpace } from '@/components/ui/inline-space'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import { DraftPicture } from './draft-picture'
import { RefreshUntilDone } from './refresh-until-done'
import { useStoryEvents } from './use-story-events'
import './story-progress.css'

const PAGES = Array.from({ length: PAGES_IN_A_STORY }, (_, i) => i + 1)
/** How far each page hangs askew, in degrees: as pegs would have it. */
const askew = (page: number): CSSProperties & { '--askew': string } => ({ '--askew': `${((page * 37) % 7) - 3}deg` })

interface StoryMakingProps {
  id: string
  /** Pages that stood when the page was served. */
  progress: number
  title: string
}

/** The book on the drawing table: its newest page, what is being done to it, and the pages so far on the line to dry. */
export function StoryProgress({ id, progress, title }: StoryMakingProps) {
  const t = useTranslations('story.states')
  const pictures = useTranslations('story')
  const reader = useTranslations('reader')
  const reading = useSelectedLayoutSegments().includes('read')
  const router = useRouter()
  const { pages, deaf } = useStoryEvents(id, progress, () => router.refresh())
  const doing = pages < PAGES_IN_A_STORY ? t('writingPage', { page: pages + 1 }) : t('drawing')
  return (
    <>
      {deaf && <RefreshUntilDone />}
      <div className="making-table">
        <div className="making-plate" aria-hidden="true">
          {pages > 0 && <DraftPicture key={pages} id={id} page={pages} alt="" className="making-fresh" />}
        </div>
        <div className="making-words">
          <h1 className="making-title">{reading ? reader('preparing') : title}</h1>
          <WalkingDachshund className="making-dog" />
          <p role="status" className="making-doing">
            {doing}
          </p>
          <Progress
            value={pages === 0 ? null : pages / PAGES_IN_A_STORY}
            label={title}
            valueText={t('pageCount', { count: pages, total: PAGES_IN_A_STORY })}
          />
          <p>
            {t('writingText')}
            <InlineSpace />
            {t('writingLeave')}
          </p>
        </div>
      </div>
      <ol className="making-line" aria-label={t('pagesSoFar')}>
        {PAGES.map((page) => (
          <li key={page} style={askew(page)} aria-hidden={page > pages}>
            {page <= pages ? (
              <DraftPicture id={id} page={page} alt={pictures('pictureNumber', { number: page })} />
            ) : (
              <span className="making-empty">{page}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
