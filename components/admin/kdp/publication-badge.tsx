import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { PublicationStatus } from '@/lib/domain/publishing/publication'

const LOOK = {
  draft: 'secondary',
  prepared: 'sun',
  in_review: 'sun',
  live: 'success',
  rejected: 'destructive',
  unpublished: 'secondary',
} as const satisfies Record<PublicationStatus, string>

export function PublicationBadge({ status }: { status: PublicationStatus }) {
  const t = useTranslations('operators.kdp.status')
  return <Badge variant={LOOK[status]}>{t(status)}</Badge>
}
