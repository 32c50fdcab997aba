import { useTranslations } from 'next-intl'

const TONES: Record<string, string> = {
  paid: 'good',
  pending: 'wait',
  failed: 'bad',
  refunded: 'plain',
  in_production: 'wait',
  shipped: 'wait',
  delivered: 'good',
  cancelled: 'bad',
}
const KNOWN = ['paid', 'pending', 'failed', 'refunded', 'in_production', 'shipped', 'delivered', 'cancelled'] as const

/** A purchase's money that went back is what matters of it; 'completed' is paid. */
export const orderStatus = ({ status, refundedAt }: { status: string; refundedAt: Date | null }): string =>
  refundedAt ? 'refunded' : status === 'completed' ? 'paid' : status

/** How an order stands. One that a newer version wrote is shown as it is written. */
export function OrderBadge({ standing }: { standing: string }) {
  const t = useTranslations('orders')
  const known = KNOWN.find((one) => one === standing)
  return (
    <span className={`staff-flag staff-flag-${TONES[standing] ?? 'plain'}`}>
      {known ? t(`standing.${known}`) : standing}
    </span>
  )
}
