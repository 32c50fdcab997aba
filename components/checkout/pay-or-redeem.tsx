'use client'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { Button } from '@/components/ui/button'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

/** In a shop without a store: by card where cards are taken, and by gift code in any case. */
export function PayOrRedeem({ pay, redeem }: { pay: string; redeem: string }) {
  const card = useFetchedOnce(paymentMethodsStore)?.card === true
  return (
    <>
      {card && (
        <Button asChild>
          <Link href={paths.purchase}>{pay}</Link>
        </Button>
      )}
      <Button asChild variant={card ? 'secondary' : 'default'}>
        <Link href={paths.redeem}>{redeem}</Link>
      </Button>
    </>
  )
}
