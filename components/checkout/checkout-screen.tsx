import { getTranslations } from 'next-intl/server'
import { Price } from '@/components/site/price'
import { PriceStrip } from '@/components/site/price-strip'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { CardPayment, type CardPaymentProps } from './card-payment'
import './checkout.css'
import { StoreButton } from './store-button'
import { PaymentNotice } from './payment-notice'

type Till = CardPaymentProps & { order: { orderId: string; cents: number; gift: { recipientName: string } | null } }

/** The till; without a provider, or without a payment to make (`stale`), said plainly with the way on. */
export const CheckoutScreen = ({ till }: { till: Till | 'closed' | 'stale' }) =>
  typeof till === 'string' ? <Closed because={till} /> : <Open {...till} />

async function Open({ order, ...card }: Till) {
  const t = await getTranslations('checkout')
  const charged = formatPrice(order.cents)
  return (
    <Section tone="sky" className="till">
      <div className="till-open wrap">
        <section className="till-receipt" aria-labelledby="till-title">
          <span className="stall-awning" aria-hidden="true" />
          <h1 id="till-title" className="buy-heading">
            {t('buyTitle')}
          </h1>
          <dl className="till-lines">
            <div>
              <dt>{order.gift ? t('itemGift', { name: order.gift.recipientName }) : t('item')}</dt>
              <dd>
                <Price cents={order.cents} />
              </dd>
            </div>
          </dl>
          <PriceStrip cents={order.cents} />
          <p className="till-charged">{t('charged', { amount: charged })}</p>
          <TickList className="till-notes">
            <li>{t('secure')}</li>
            <li>{t('printNote')}</li>
          </TickList>
          <p className="hint">{t('order', { order: order.orderId })}</p>
        </section>
        <ClientMessages of={['checkout']}>
          <CardPayment {...card} amount={charged} gift={order.gift !== null} />
        </ClientMessages>
      </div>
    </Section>
  )
}

async function Closed({ because }: { because: 'closed' | 'stale' }) {
  const t = await getTranslations('checkout')
  return (
    <PaymentNotice tone="sun" title={t('title')} lead={t(because === 'closed' ? 'text' : 'stale')}>
      <p>{t('nothingCharged')}</p>
      <div className="buy-row">
        <StoreButton>{t('toStore', { store: STORE_NAMES.stanstore })}</StoreButton>
        <Link href={paths.purchase} className="text-link">
          {t('back')}
        </Link>
      </div>
    </PaymentNotice>
  )
}
