import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'

const VARIANTS = {
  paid: 'success',
  held: 'destructive',
  pending: 'sun',
  failed: 'destructive',
  refunded: 'secondary',
  in_production: 'sun',
  shipped: 'sun',
  delivered: 'success',
  cancelled: 'destructive',
} as const
const KNOWN = [
  'paid',
  'held',
  'pending',
  'failed',
  'refunded',
  'in_production',
  'shipped',
  'delivered',
  'cancelled',
] as const

/** A refunded purchase is 'refunded', whatever its status; 'completed' is shown as 'paid'. */
export const orderStatus = ({ status, refundedAt }: { status: string; refundedAt: Date | null }): string =>
  refundedAt ? 'refunded' : status === 'completed' ? 'paid' : status

/** An order's status; an unknown one (stored by a newer version) is shown as it is. */
export function OrderBadge({ standing }: { standing: string }) {
  const t = useTranslations('orders')
  const known = KNOWN.find((one) => one === standing)
  return <Badge variant={known ? VARIANTS[known] : 'secondary'}>{known ? t(`standing.${known}`) : standing}</Badge>
}
