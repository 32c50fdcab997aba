'use client'
import { useTranslations } from 'next-intl'
import { useRouter, useSelectedLayoutSegments } from 'next/navigation'
import type { CSSProperties } from 'react'
import { WalkingDachshund } from '@/components/site/dachshund'
import { Progress } from '@/components/ui/progress'
import { cn } from '@/components/ui/cn'
import { InlineSpace } from '@/components/ui/inline-space'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import { DraftPicture } from './draft-picture'
import { RefreshUntilDone } from './refresh-until-done'
import { useStoryEvents } from './use-story-events'
import styles from './story-progress.module.css'

const PAGES = Array.from({ length: PAGES_IN_A_STORY }, (_, i) => i + 1)
/** How far each page hangs askew, in degrees: as pegs would have it. */
const askew = (page: number): CSSProperties & { '--askew': string } => ({ '--askew': `${((page * 37) % 7) - 3}deg` })

interface StoryProgressProps {
  id: string
  /** How many pages were written when this page was served. */
  progress: number
  title: string
}

/**
 * The book on the drawing table: its newest page, what is being done to it, and the pages so far on the line to dry.
 */
export function StoryProgress({ id, progress, title }: StoryProgressProps) {
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
      <div className="mx-auto grid max-w-235 rounded-[6px] border-6 border-coral-under bg-paper shadow-2 max-md:grid-cols-1 md:grid-cols-2">
        <div
          className={cn(
            'relative min-w-0 overflow-hidden [&_img]:block [&_img]:size-full [&_img]:object-cover [&>span]:absolute [&>span]:inset-0',
            styles['plate'],
          )}
          aria-hidden="true"
        >
          {pages > 0 && <DraftPicture key={pages} id={id} page={pages} alt="" className={styles['fresh'] ?? ''} />}
        </div>
        <div className="grid content-center gap-s3 p-[clamp(20px,4vw,52px)] wrap-anywhere md:bg-[linear-gradient(to_right,#12313a1a,transparent_9%)] md:rtl:bg-[linear-gradient(to_left,#12313a1a,transparent_9%)]">
          <h1 className="text-d-m">{reading ? reader('preparing') : title}</h1>
          <WalkingDachshund className={cn('h-16 w-auto justify-self-start rtl:-scale-x-100', styles['walk'])} />
          <p role="status" className="font-display text-[1.2rem] leading-[1.3] font-bold">
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
      <ol
        className={cn('mx-auto mt-s6 grid max-w-295 gap-y-6.5 max-md:grid-cols-5 md:grid-cols-10', styles['line'])}
        aria-label={t('pagesSoFar')}
      >
        {PAGES.map((page) => (
          <li key={page} style={askew(page)} aria-hidden={page > pages}>
            {page <= pages ? (
              <DraftPicture id={id} page={page} alt={pictures('pictureNumber', { number: page })} />
            ) : (
              <span className={styles['empty']}>{page}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
