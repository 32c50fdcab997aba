import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { Button } from '@/components/ui/button'
import { ClaimButton } from './claim-button'
import { SuccessBanner } from './success-banner'
import type { ClaimAction } from './use-claim'

/** Where the commerce store sends its buyers. The order itself comes from the store's signed message; here it is brought to the browser. */
export async function StoreSuccess({
  orderId,
  email,
  product,
  claim,
}: {
  orderId: string
  email: string
  product: string | null
  claim: ClaimAction
}) {
  const [t, claims] = await Promise.all([getTranslations('storeSuccess'), getTranslations('claim')])
  const known = orderId !== '' && email !== ''
  return (
    <SuccessBanner tone="sky-deep" cheer="rainbow" picture="post" title={t('title')} lead={t('lead')}>
      <dl className="buy-details paid-order">
        {orderId !== '' && (
          <div>
            <dt>{t('order')}</dt>
            <dd>{orderId}</dd>
          </div>
        )}
        {email !== '' && (
          <div>
            <dt>{t('email')}</dt>
            <dd>{email}</dd>
          </div>
        )}
        {product !== null && (
          <div>
            <dt>{t('product')}</dt>
            <dd>{product}</dd>
          </div>
        )}
      </dl>
      {known ? (
        <ClientMessages of={['claim']}>
          <ClaimButton
            claim={claim}
            order={{ orderId, email }}
            next={paths.createStory()}
            text={{ button: t('create'), busy: claims('finding') }}
            otherwise={
              <Link href={paths.createStory()} className="text-link">
                {t('startAnyway')}
              </Link>
            }
          />
        </ClientMessages>
      ) : (
        <Button asChild size="lg">
          <Link href={paths.createStory()}>{t('create')}</Link>
        </Button>
      )}
      <p className="paid-mailed">{t('mailed')}</p>
    </SuccessBanner>
  )
}
