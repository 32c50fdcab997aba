import { useTranslations } from 'next-intl'
import { reviewStatus, type Flags } from '@/lib/domain/admin/review'
import type { StoryState } from '@/lib/domain/story/story'
import { Badge } from '@/components/ui/badge'

const LOOKS = {
  pending: 'sun',
  content: 'sun',
  images: 'sun',
  final: 'success',
  approved: 'success',
} as const

/** A story's review status in the specification's words; or its state, if it is not a finished book. */
export function StatusBadges({
  state,
  featured,
  declined,
  ...flags
}: Flags & { state: StoryState; featured: boolean; declined: boolean }) {
  const t = useTranslations('approval')
  const status = reviewStatus(flags)
  return (
    <span className="inline-flex flex-wrap gap-x-1.5 gap-y-1">
      {state === 'ready' ? (
        <Badge variant={LOOKS[status]}>{t(`statuses.${status}`)}</Badge>
      ) : (
        <Badge variant={state === 'writing' ? 'secondary' : 'destructive'}>{t(`states.${state}`)}</Badge>
      )}
      {declined && <Badge variant="destructive">{t('declined')}</Badge>}
      {featured && <Badge variant="secondary">{t('featured')}</Badge>}
    </span>
  )
}
