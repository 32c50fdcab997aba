import { getTranslations } from 'next-intl/server'
import { COLLABORATION_IS_OPEN } from '@/components/site/site-links'
import { Button } from '@/components/ui/button'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { isProduct } from '@/lib/domain/commerce/products'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ActionRow } from './action-row'
import { ClaimButton } from './claim-button'
import { Detail, DetailList } from './detail-list'
import { PaymentNotice } from './payment-notice'
import type { ClaimAction } from './use-claim'

interface Access {
  orderId: string
  product: string
  productName: string
  left: number
  total: number
  refunded: boolean
  gift: boolean
}
interface AccessScreenProps {
  /** Null for a link that is none of ours. */
  access: Access | null
  token: string
  claim: ClaimAction
}

/** How an order stands. `waits`: it pays for a room's book, and there are no rooms yet. */
function standing(access: Access | null): 'missing' | 'refunded' | 'gift' | 'used' | 'waits' | 'ready' {
  if (access === null) return 'missing'
  if (access.refunded) return 'refunded'
  if (access.gift) return 'gift'
  if (access.left === 0) return 'used'
  return access.product === 'collaborative' && !COLLABORATION_IS_OPEN ? 'waits' : 'ready'
}

const WORDS = {
  missing: ['missing', 'missingText'],
  refunded: ['refunded', 'refundedText'],
  gift: ['gift', 'giftText'],
  used: ['used', 'usedText'],
  waits: ['waits', 'waitsText'],
  ready: ['title', 'lead'],
} as const

/**
 * Where the link of an order leads: what is left of it, and the button that brings it to this browser. Opening the page
 * changes nothing.
 */
export async function AccessScreen({ access, token, claim }: AccessScreenProps) {
  const [t, claims, pricing] = await Promise.all([
    getTranslations('access'),
    getTranslations('claim'),
    getTranslations('pricing'),
  ])
  const state = standing(access)
  const [title, text] = WORDS[state]
  const on = {
    missing: [paths.paymentGuide, t('find')],
    refunded: [paths.myStories, t('toStories')],
    used: [paths.myStories, t('toStories')],
    gift: [paths.giftCard(token), t('toCard')],
    waits: [paths.contact, t('write')],
  } as const
  return (
    <PaymentNotice
      tone={state === 'ready' || state === 'gift' ? 'sun' : 'sky'}
      title={t(title)}
      lead={t(text)}
      asleep={state !== 'ready' && state !== 'gift'}
    >
      {access !== null && (
        <DetailList>
          <Detail name={t('order')} values={[access.orderId]} />
          <Detail
            name={t('product')}
            values={[isProduct(access.product) ? pricing(`${access.product}.name`) : access.productName]}
          />
          {!access.gift && !access.refunded && (
            <Detail name={t('left')} values={[t('leftOf', { left: access.left, total: access.total })]} />
          )}
        </DetailList>
      )}
      {state === 'ready' ? (
        <ClientMessages of={['claim']}>
          <ClaimButton
            claim={claim}
            order={{ accessToken: token }}
            next={paths.createStoryAfterPayment}
            text={{ button: t('bring'), busy: claims('finding') }}
          />
        </ClientMessages>
      ) : (
        <ActionRow>
          <Button asChild>
            <Link href={on[state][0]}>{on[state][1]}</Link>
          </Button>
        </ActionRow>
      )}
    </PaymentNotice>
  )
}
