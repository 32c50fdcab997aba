'use client'
import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import type { Review } from '@/lib/domain/admin/review-story'
import { direction, isLocale } from '@/lib/i18n/locales'
import { PREVIEW_PICTURES } from '@/lib/domain/admin/review'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { useSkillName } from '@/lib/i18n/use-skill-name'
import { paths } from '@/lib/paths'
import { DateTime } from '../date-time'
import { PanelHead } from '../panel-head'
import { panelVariants } from '../panel-variants'
import { HeldTexts } from './held-texts'
import { HeldActions } from './held-actions'
import type { ReviewActions } from './review'
import { ReviewActionButtons } from './review-actions'
import { StatusBadges } from './status-badge'
import { useKeys } from './use-keys'

interface ReviewPanelProps {
  /** Null if there is no such story. */
  review: Review | null
  /** The page's address without the panel. */
  closed: string
  actions: Omit<ReviewActions, 'decide'>
}

/** One story under review: its beginning, four of its pictures, the notes, and the possible decisions. */
export function ReviewPanel({ review, closed, actions }: ReviewPanelProps) {
  const t = useTranslations('approval')
  const skillName = useSkillName()
  const router = useRouter()
  const close = () => router.push(closed, { scroll: false })
  useKeys({
    Escape: close,
    ...(review?.state === 'ready' ? { r: () => window.open(paths.readStory(review.id), '_blank', 'noopener') } : {}),
  })
  return (
    <aside className={panelVariants({ variant: 'review' })} aria-label={t('review')}>
      <PanelHead closed={closed} closeLabel={t('closeReview')}>
        {review ? review.title || t('untitled') : t('missing')}
      </PanelHead>
      {review && (
        <>
          {/* `bdi` isolates each name: an Arabic one would change the order of the age and the pet. */}
          <p className="text-ink-soft">
            <bdi>{review.childName}</bdi>, {review.childAge} ·{' '}
            {review.pets.map(({ name, type }, i) => (
              <Fragment key={i}>
                <bdi>{name}</bdi> ({type}) ·{' '}
              </Fragment>
            ))}
            {skillName(review.lifeSkill)}
          </p>
          <div>
            <StatusBadges {...review} />
          </div>
          {review.held.length > 0 && <HeldTexts held={review.held} state={review.state} />}
          {review.pictures.length > 0 && (
            <ul className="grid grid-cols-4 gap-1.5">
              {review.pictures.map((src, i) => (
                <li key={src}>
                  <PagePicture
                    src={src}
                    alt={t('picture', { page: PREVIEW_PICTURES[i] ?? i + 1 })}
                    className="h-auto w-full bg-paper-3"
                  />
                </li>
              ))}
            </ul>
          )}
          {review.excerpt && (
            <p
              className="font-story text-[1rem] leading-normal font-normal"
              {...(isLocale(review.language) ? { lang: review.language, dir: direction(review.language) } : {})}
            >
              {review.excerpt}
            </p>
          )}
          {review.state === 'ready' && (
            <p>
              <a className="text-link" href={paths.readStory(review.id)} target="_blank" rel="noopener">
                {t('readWhole')}
              </a>
            </p>
          )}
          {review.state === 'held' ? (
            <HeldActions review={review} closed={closed} actions={actions} />
          ) : (
            <ReviewActionButtons review={review} closed={closed} actions={actions} />
          )}
          <Last last={review.last} id={review.id} />
        </>
      )}
    </aside>
  )
}

/** The last decision: by whom, and when. */
function Last({ last, id }: { last: Review['last']; id: string }) {
  const t = useTranslations('approval')
  if (!last) return null
  return (
    <p className="hint">
      {t('last', { actor: last.actor })} <DateTime at={last.at} />{' '}
      <Link href={`${paths.adminAudit}?${new URLSearchParams({ type: 'story', id })}`}>{t('history')}</Link>
    </p>
  )
}
