import { getTranslations } from 'next-intl/server'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ClaimButton } from './claim-button'
import './checkout.css'
import type { ClaimAction } from './use-claim'

interface AccessScreenProps {
  /** Null for a link that is none of ours. */
  access: { orderId: string; productName: string; left: number; total: number; refunded: boolean; gift: boolean } | null
  token: string
  claim: ClaimAction
}

/** Where the link of an order leads: what is left of it, and the button that brings it to this browser. Looking changes nothing. */
export async function AccessScreen({ access, token, claim }: AccessScreenProps) {
  const t = await getTranslations('access')
  const claims = await getTranslations('claim')
  const usable = access !== null && !access.refunded && access.left > 0
  return (
    <Sheet tone={usable ? 'sun' : 'sky'} className="till">
      <div className="wrap till-inside">
        <div className="till-slip">
          <span className="stall-awning" aria-hidden="true" />
          {!usable && <SleepingDachshund className="paid-dog" />}
          <h1 className="buy-heading">{t(access === null ? 'missing' : access.refunded ? 'refunded' : access.left > 0 ? 'title' : 'used')}</h1>
          <p className="buy-lead">{t(access === null ? 'missingText' : access.refunded ? 'refundedText' : access.left > 0 ? 'lead' : 'usedText')}</p>
          {access !== null && (
            <dl className="buy-details">
              <div><dt>{t('order')}</dt><dd>{access.orderId}</dd></div>
              <div><dt>{t('product')}</dt><dd>{access.productName}</dd></div>
              {!access.gift && <div><dt>{t('left')}</dt><dd>{t('leftOf', { left: access.left, total: access.total })}</dd></div>}
            </dl>
          )}
          {usable ? (
            <ClientMessages of={['claim']}>
              <ClaimButton claim={claim} order={{ accessToken: token }} next={paths.createStoryAfterPayment} text={{ button: t('bring'), busy: claims('finding') }} />
            </ClientMessages>
          ) : (
            <div className="buy-row">
              <Button asChild><Link href={access?.gift ? paths.giftCard(token) : access === null ? paths.paymentGuide : paths.myStories}>{t(access?.gift ? 'toCard' : access === null ? 'find' : 'toStories')}</Link></Button>
            </div>
          )}
        </div>
      </div>
    </Sheet>
  )
}
