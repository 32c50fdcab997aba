import { getTranslations } from 'next-intl/server'
import { Awning } from '@/components/illustration/awning'
import { ChargedNote } from '@/components/site/charged-note'
import { PriceStrip } from '@/components/site/price-strip'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { TornPaper } from '@/components/ui/torn-paper'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { STORE_NAMES, type Store } from '@/lib/domain/commerce/stores'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ActionRow } from './action-row'
import { CardPayment, type CardPaymentProps } from './card-payment'
import { StoreButton } from './store-button'
import { PaymentNotice } from './payment-notice'

type Checkout = CardPaymentProps & {
  order: { orderId: string; cents: number; gift: { recipientName: string } | null; roomId: string | null }
}

/** `store`: the one where the book is sold too; null while none is set up. */
interface CheckoutScreenProps {
  till: Checkout | 'closed' | 'stale'
  store: Store | null
}

/**
 * The order and the form for its card; without a provider (`closed`) or an open payment (`stale`), why and where to
 * go.
 */
export const CheckoutScreen = ({ till, store }: CheckoutScreenProps) =>
  typeof till === 'string' ? <NoPayment because={till} store={store} /> : <OrderAndCard {...till} store={store} />

/** Where it was chosen how to pay. */
const backFrom = ({ gift, roomId }: Checkout['order']): string =>
  gift ? paths.give : roomId === null ? paths.purchase : paths.buyRoomBook(roomId)

const soldBy = ({ gift, roomId }: Checkout['order']) => (gift ? 'gift' : roomId === null ? 'story' : 'room')

async function OrderAndCard({ order, ...card }: Checkout & { store: Store | null }) {
  const t = await getTranslations('checkout')
  const charged = formatPrice(order.cents)
  return (
    <Section tone="sky" className="pt-[clamp(36px,6vw,84px)]! pb-42.5!">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(28px,5vw,72px)] md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <TornPaper
          role="region"
          aria-labelledby="till-title"
          className="grid gap-4.5 px-[clamp(20px,3.4vw,44px)]! pt-19! pb-15.5!"
        >
          <Awning cloth="eucalyptus" className="inset-x-0 top-0" />
          <h1 id="till-title" className="text-d-m">
            {t('buyTitle')}
          </h1>
          <p className="border-y-3 border-dotted border-ink/40 pt-2.5 pb-2.75 wrap-anywhere">
            {order.gift
              ? t('itemGift', { name: order.gift.recipientName })
              : t(order.roomId === null ? 'item' : 'itemRoom')}
          </p>
          <div className="*:shadow-[inset_0_0_0_2px_#12313a1f]">
            <PriceStrip cents={order.cents} />
          </div>
          <ChargedNote className="font-heavy">{t('charged', { amount: charged })}</ChargedNote>
          <TickList className="text-s">
            <li>{t('secure')}</li>
            <li>{t('printNote')}</li>
          </TickList>
          <p className="hint">{t('order', { order: order.orderId })}</p>
          <p>
            <Link href={backFrom(order)} className="text-link">
              {t('back')}
            </Link>
          </p>
        </TornPaper>
        <ClientMessages of={['checkout']}>
          <CardPayment {...card} amount={charged} sells={soldBy(order)} />
        </ClientMessages>
      </div>
    </Section>
  )
}

async function NoPayment({ because, store }: { because: 'closed' | 'stale'; store: Store | null }) {
  const t = await getTranslations('checkout')
  return (
    <PaymentNotice
      tone="sun"
      title={t('title')}
      lead={t(because === 'stale' ? 'stale' : store === null ? 'textNoStore' : 'text')}
    >
      <p>{t('nothingCharged')}</p>
      <ActionRow>
        <Button asChild>
          <Link href={paths.purchase}>{t('back')}</Link>
        </Button>
        {store !== null && <StoreButton store={store}>{t('toStore', { store: STORE_NAMES[store] })}</StoreButton>}
      </ActionRow>
    </PaymentNotice>
  )
}
