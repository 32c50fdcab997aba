'use client'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { StoreLink } from '@/components/entitlement/store-link'
import { Button } from '@/components/ui/button'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import type { Product } from '@/lib/domain/commerce/products'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

interface PlanButtonProps {
  product: Product
  label: string
  newTab: string
  notSetUp: string
  variant: 'default' | 'secondary'
}

/** Where a plan is paid here, once there is something to pay for. */
const HERE: Partial<Record<Product, string>> = { digital: paths.createStory(), collaborative: paths.collaborate }

/** Buys a plan: in the store where it is set up, else here; what only a store sells says so while there is none. */
export function PlanButton({ product, label, newTab, notSetUp, variant }: PlanButtonProps) {
  const ways = useFetchedOnce(paymentMethodsStore)
  const page = HERE[product]
  if (ways?.stores.shopify)
    return (
      <Button asChild className="w-full" variant={variant}>
        <StoreLink store="shopify" query={{ product }}>
          {label} <span className="sr-only">{newTab}</span>
        </StoreLink>
      </Button>
    )
  if (page !== undefined)
    return (
      <Button asChild className="w-full" variant={variant}>
        <Link href={page}>{label}</Link>
      </Button>
    )
  return <p className="font-heavy">{notSetUp}</p>
}
