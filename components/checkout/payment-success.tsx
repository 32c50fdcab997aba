import { useTranslations } from 'next-intl'
import { GiftPaid } from '@/components/checkout/gift-paid'
import { WithAddress } from '@/components/ui/address'
import { Button } from '@/components/ui/button'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ActionRow } from './action-row'
import { ContinueButton } from './continue-button'
import { LookAgain } from './look-again'
import { SuccessBanner } from './success-banner'
import { PaymentNotice } from './payment-notice'

interface PaymentSuccessProps {
  state: 'completed' | 'refunded' | 'processing' | 'open' | 'failed' | 'refused' | 'unknown'
  order: { email: string; giftToken: string | null; roomId: string | null } | null
}

const TITLES = {
  completed: 'title',
  processing: 'processingTitle',
  open: 'failedTitle',
  failed: 'failedTitle',
  refunded: 'refundedTitle',
  refused: 'unknownTitle',
  unknown: 'unknownTitle',
} as const

/** The message that heads the page, and is its title in the window. */
export const paymentTitle = (state: PaymentSuccessProps['state']) => TITLES[state]

/** What became of a payment, and what is next. */
export function PaymentSuccess({ state, order }: PaymentSuccessProps) {
  if (state === 'completed') return <Paid order={order} />
  const room = order?.roomId ?? null
  const gift = order !== null && order.giftToken !== null
  const title = TITLES[state]
  if (state === 'processing')
    return <PaymentState title={title} text={gift ? 'processingGift' : 'processing'} awaited />
  if (state === 'open' || state === 'failed') {
    return gift ? (
      <PaymentState title={title} text="failedGift" next="retryGift" href={paths.give} />
    ) : (
      <PaymentState
        title={title}
        text="failed"
        next="retry"
        href={room === null ? paths.purchase : paths.buyRoomBook(room)}
      />
    )
  }
  if (state === 'refunded') return <PaymentState title={title} text="refunded" />
  return <PaymentState title={title} text="unknown" next="find" href={paths.paymentGuide} awaited />
}

function Paid({ order }: Pick<PaymentSuccessProps, 'order'>) {
  const t = useTranslations('paymentSuccess')
  const card = order?.giftToken ?? null
  const room = order?.roomId ?? null
  if (room !== null) return <RoomPaid room={room} email={order?.email ?? ''} />
  return (
    <SuccessBanner
      tone="eucalyptus-deep"
      cheer="celebration"
      picture="steps-yes"
      title={t('title')}
      lead={t(card === null ? 'next' : 'giftNext')}
    >
      {order !== null && (
        <p className="mt-3">
          <WithAddress address={order.email}>{t('mailed', { email: order.email })}</WithAddress>
        </p>
      )}
      <ActionRow>
        <Button asChild size="lg">
          <Link href={card === null ? paths.createStoryAfterPayment : paths.giftCard(card)}>
            {t(card === null ? 'create' : 'toCard')}
          </Link>
        </Button>
      </ActionRow>
      {card !== null && <GiftPaid />}
      {card === null && (
        <ClientMessages of={['paymentSuccess']}>
          <ContinueButton />
        </ClientMessages>
      )}
    </SuccessBanner>
  )
}

function RoomPaid({ room, email }: { room: string; email: string }) {
  const t = useTranslations('paymentSuccess')
  return (
    <SuccessBanner
      tone="eucalyptus-deep"
      cheer="celebration"
      picture="steps-yes"
      title={t('title')}
      lead={t('roomNext')}
    >
      <p className="mt-3">
        <WithAddress address={email}>{t('mailed', { email })}</WithAddress>
      </p>
      <ActionRow>
        <Button asChild size="lg">
          <Link href={paths.room(room)}>{t('toRoom')}</Link>
        </Button>
      </ActionRow>
    </SuccessBanner>
  )
}

function PaymentState({
  title,
  text,
  next,
  href,
  awaited = false,
}: {
  title: (typeof TITLES)[PaymentSuccessProps['state']]
  text: 'processing' | 'processingGift' | 'failed' | 'failedGift' | 'refunded' | 'unknown'
  next?: 'retry' | 'retryGift' | 'find'
  href?: string
  /** It may still arrive while the page is open. */
  awaited?: boolean
}) {
  const t = useTranslations('paymentSuccess')
  const common = useTranslations('common')
  return (
    <PaymentNotice tone="sun-pale" title={t(title)} lead={t(text)} asleep>
      {awaited && (
        <>
          <LookAgain />
          <p>{t('looking')}</p>
        </>
      )}
      <ActionRow>
        {next !== undefined && href !== undefined && (
          <Button asChild>
            <Link href={href}>{t(next)}</Link>
          </Button>
        )}
        <Link href={awaited ? paths.createStoryAfterPayment : paths.createStory()} className="text-link">
          {awaited ? t('toStory') : common('goHome')}
        </Link>
      </ActionRow>
    </PaymentNotice>
  )
}
