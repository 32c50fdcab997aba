import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { noindexMetadata } from '@/app/noindex-metadata'
import { StoreSuccess } from '@/components/checkout/store-success'
import { isProduct } from '@/lib/domain/commerce/products'
import { readViewer } from '@/lib/http/viewer'
import { isLocale } from '@/lib/i18n/locales'

import { db } from '@/lib/platform/db/client'
import { hasPaid } from '@/lib/server/payments/has-paid'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = noindexMetadata('storeSuccess')

const SHOWN = 120
const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value.slice(0, SHOWN) : '')

export default async function StoreSuccessPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const { order_id, email, product } = await searchParams
  const t = await getTranslations({ locale, namespace: 'pricing' })
  return (
    <StoreSuccess
      paid={await hasPaid(db(), { viewer: await readViewer(), now: new Date() })}
      orderId={text(order_id)}
      email={text(email)}
      product={isProduct(product) ? t(`${product}.name`) : text(product) || null}
    />
  )
}
