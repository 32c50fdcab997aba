import { useTranslations } from 'next-intl'
import { reviewStatus, type Flags } from '@/lib/domain/admin/review'
import type { StoryState } from '@/lib/domain/story/story'
import { cn } from '@/components/ui/cn'

const LOOKS = {
  pending: 'staff-flag-wait',
  content: 'staff-flag-wait',
  images: 'staff-flag-wait',
  final: 'staff-flag-good',
  approved: 'staff-flag-good',
} as const

/** How a story stands, in the specification's words; a story that is no book (yet) says so instead. */
export function StatusBadges({
  state,
  featured,
  declined,
  ...flags
}: Flags & { state: StoryState; featured: boolean; declined: boolean }) {
  const t = useTranslations('approval')
  const status = reviewStatus(flags)
  return (
    <span className="review-flags">
      {state === 'ready' ? (
        <span className={cn('staff-flag', LOOKS[status])}>{t(`statuses.${status}`)}</span>
      ) : (
        <span className={cn('staff-flag', state !== 'writing' && 'staff-flag-bad')}>{t(`states.${state}`)}</span>
      )}
      {declined && <span className="staff-flag staff-flag-bad">{t('declined')}</span>}
      {featured && <span className="staff-flag">{t('featured')}</span>}
    </span>
  )
}
